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

// Takes any file or text from the user: performs the obvious action, offers a choice where several
// are possible, and shows an error where none is.
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
