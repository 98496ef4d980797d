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
    // A network chosen in a list: it is shown without a notice.
    void takeListed(const QString& folder);
    void takeText(const QString& text);
    void lookAt(const QString& path);
    void refuse(const QString& message);
    void refuseWith(const QString& message, const QString& details);

private:
    struct Request {
        QString path;
        bool listed = false;
    };
    void next();
    void inspected(const FileContent& content);
    void offer(const QString& path, const FileContent& content);
    void use(const FileUse& use);
    void setSentence(std::string text, const QString& path);
    void openTrace(const QString& path);
    void openModel(const Request& request, const FileContent& content);
    void openLearnt(const QString& folder, const FileContent& content, bool listed);
    void apply(const QString& done, const StepName& name, const QString& field,
        const std::function<void(core::Experiment&)>& change);

    Document& m_document;
    SessionFiles& m_sessions;
    NoticeBar& m_notices;
    QQueue<Request> m_waiting;
    Request m_reading; // no path: nothing is being read
    BackgroundTask<FileContent> m_inspecting;
};

} // namespace ui
