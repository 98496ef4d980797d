#pragma once

#include "ui/session/session_file.h"
#include "ui/widgets/notice_bar.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QString>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QMessageBox;
class QWidget;

namespace core {
class Error;
} // namespace core

namespace ui {

class Document;
class Engine;
class NoticeBar;

// A moved file or folder, with its old and new path; both absolute.
struct Located {
    QString from, to;
};

// True if the error is about a missing file of the session.
bool isMissing(const core::Error& error);

// "Locate…": asks where the missing file is, and passes the chosen path on.
NoticeAction locateAction(const core::Error& error, QWidget& window, const QString& missing,
    const std::function<void(const Located&)>& found);

// New, open and save, with the question about unsaved changes. A session is opened only when its
// trace could be computed; otherwise nothing changes.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    SessionFiles(Document& document, QWidget& window, NoticeBar& notices);
    ~SessionFiles() override;

    void create();
    void choose(); // shows a file dialog; see chosen()
    void chooseModel(); // shows a folder dialog
    void open(const QString& path); // asks before the session reads other files
    // Files that a session may read without a question, and the present session's files.
    void agree(const QString& path, const QStringList& files);
    [[nodiscard]] QStringList files() const;
    // Opens a recovered state as a changed document of its original file.
    void openRecovered(const SavedSession& saved, const std::function<void()>& opened);
    void save();
    void saveAs();

    // True if the window may close now. Otherwise the user is asked, and leave() follows.
    bool mayLeave();
    // Actions that may solve a problem of the requested change: locate a missing file.
    [[nodiscard]] std::vector<NoticeAction> remedies(
        const core::Error& error, const core::Experiment& experiment);
    [[nodiscard]] std::vector<NoticeAction> remediesOfPin(const core::Error& error);
    // The session to save, with the unknown parts of its file.
    [[nodiscard]] SavedSession current() const;
    void takeOver(const SessionFiles& other);

signals:
    void chosen(const QString& path); // a file of any kind
    void taken(const QString& path); // opened or saved
    void lessonOpened(); // a lesson of the user's own
    void said(const QString& message);
    void leave();

private:
    struct Candidate {
        SavedSession saved;
        QString path;
        bool recovered = false;
        std::function<void()> opened;
        std::vector<Located> located {}; // files found elsewhere

        [[nodiscard]] ui::Session session() const; // with the located files
        [[nodiscard]] QStringList files() const;
    };
    std::optional<Candidate> read(const QString& path); // nullopt after an error message
    [[nodiscard]] bool isAgreed(const Candidate& candidate) const;
    void askToRead(const Candidate& candidate);
    void tryOut(const Candidate& candidate);
    void install(const Candidate& candidate);
    void locate(const Candidate& candidate);
    void refuse(const QString& what, const core::Error& error,
        const std::vector<NoticeAction>& actions = {});
    [[nodiscard]] std::vector<NoticeAction> remedies(
        const core::Error& error, const Candidate& candidate);
    [[nodiscard]] std::vector<NoticeAction> remedies(const core::Error& error,
        const core::Experiment& experiment, const std::function<void(EditableState&)>& askAgain);
    void reportUnknown();
    void whenSafe(const std::function<void()>& proceed);
    void ask(const std::function<void()>& proceed);
    void saveThen(const std::function<void()>& proceed);
    void askWhere(const std::function<void()>& proceed);
    bool write(const QString& path);
    void nameFilesInFull(const QString& path);
    [[nodiscard]] QString folder() const;
    [[nodiscard]] QString shownName() const;

    Document& m_document;
    QWidget& m_window;
    NoticeBar& m_notices;
    std::unique_ptr<Engine> m_trial;
    QPointer<QMessageBox> m_question;
    SavedSession m_opened; // its unknown parts; the session itself is the document's
    QHash<QString, QStringList> m_agreed; // by session: the files it may read during this run
    bool m_discarded = false;
};

} // namespace ui
