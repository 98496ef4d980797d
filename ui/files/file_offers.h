#pragma once

#include "ui/document/background_task.h"
#include "ui/files/file_content.h"
#include "ui/files/file_uses.h"

#include <QObject>
#include <QQueue>

namespace ui {

class Document;
class NoticeBar;
class SessionFiles;

// Takes any file or text that a user hands over: does what is meant when that is plain, offers
// what could be meant when it is not, says why when nothing can be done.
class FileOffers : public QObject {
    Q_OBJECT

public:
    FileOffers(Document& document, SessionFiles& sessions, NoticeBar& notices);

    void take(const QString& path);
    void takeText(const QString& text);
    void lookAt(const QString& path);
    void refuse(const QString& message);
    void refuseWith(const QString& message, const QString& details);

private:
    void next();
    void inspected(const FileContent& content);
    void offer(const QString& path, const FileContent& content);
    void use(const FileUse& use);
    void setSentence(std::string text, const QString& path);
    void openTrace(const QString& path);
    void openModel(const QString& path, const FileContent& content);
    void openLearnt(const QString& folder, const FileContent& content);
    void apply(const QString& done, const StepName& name, const QString& field,
        const std::function<void(core::Experiment&)>& change);

    Document& m_document;
    SessionFiles& m_sessions;
    NoticeBar& m_notices;
    QQueue<QString> m_waiting;
    QString m_path; // being read
    BackgroundTask<FileContent> m_reading;
};

} // namespace ui
