#pragma once

#include "ui/files/locate.h"
#include "ui/session/session_file.h"

#include <QHash>
#include <QObject>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QMessageBox;

namespace ui {

class Document;
class Engine;
class NoticeBar;

// New, open, save, and the question what to do with changes that are not saved. A session is
// opened only when its numbers could be computed; otherwise nothing changes.
class SessionFiles : public QObject {
    Q_OBJECT

public:
    SessionFiles(Document& document, QWidget& window, NoticeBar& notices);
    ~SessionFiles() override;

    void create();
    void choose(); // asks for a file; see chosen()
    void chooseModel(); // for a folder
    void open(const QString& path); // asks before other files are read for it
    // The files that a session may read without a question, and those of the present one.
    void agree(const QString& path, const QStringList& files);
    [[nodiscard]] QStringList files() const;
    // A state that was never saved: opens as a changed document of the file it came from.
    void openRecovered(const SavedSession& saved, const std::function<void()>& opened);
    void save();
    void saveAs();

    // Whether the window may close now. If not, the user is asked, and leave() comes later.
    bool mayLeave();
    // What can be done about a problem of what was asked for: to say where a missing file is.
    [[nodiscard]] std::vector<NoticeAction> remedies(
        const core::Error& error, const core::Experiment& asked);
    [[nodiscard]] std::vector<NoticeAction> remediesOfPin(const core::Error& error);
    // What there is to save, with what of its file this program did not understand.
    [[nodiscard]] SavedSession current() const;
    void takeOver(const SessionFiles& other);

signals:
    void chosen(const QString& path); // a file of any kind
    void taken(const QString& path); // opened or saved
    void lessonOpened(); // one of the user's own
    void said(const QString& message);
    void leave();

private:
    struct Candidate {
        SavedSession saved;
        QString path;
        bool recovered = false;
        std::function<void()> opened;
        std::vector<Located> located {}; // files that were not where it says

        [[nodiscard]] ui::Session session() const; // with those where they are
        [[nodiscard]] QStringList files() const;
    };
    std::optional<Candidate> read(const QString& path); // or tells why not
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
        const core::Experiment& asked, const std::function<void(EditableState&)>& askAgain);
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
    QHash<QString, QStringList> m_agreed; // by session: the files it may read in this run
    bool m_discarded = false;
};

} // namespace ui
