#pragma once

#include "ui/files/recovery.h"

#include <QObject>

#include <vector>

class QAction;
class QCloseEvent;
class QMenu;

namespace ui {

class Document;
class Drops;
class FileOffers;
class MainWindow;
class NetworkFiles;
class NoticeBar;
class SessionFiles;

// The File menu and everything about files: opening, saving, dropping, recovery and remembered
// files. It neither reads nor writes user folders before start().
class FileMenu : public QObject {
    Q_OBJECT

public:
    FileMenu(Document& document, MainWindow& window, NoticeBar& notices);

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    [[nodiscard]] QMenu* examples() const { return m_examples; }
    [[nodiscard]] QMenu* lessons() const { return m_lessons; }
    [[nodiscard]] QAction* openAction() const { return m_open; }
    [[nodiscard]] QAction* saveAction() const { return m_save; }
    [[nodiscard]] SessionFiles& sessions() { return m_sessions; }
    [[nodiscard]] Recovery& recovery() { return m_recovery; }

    // The window is visible: opens the given file, or the last one, and offers to recover unsaved
    // sessions of other runs.
    void start(const QString& file);
    // The same, in place of an earlier window of the same document.
    void takeOver(FileMenu& other);
    void offerOrphans();
    // The user closes the window; the event is ignored while there is an open question.
    void closing(QCloseEvent* event);
    void open(const QString& path); // a file of any kind, or a model folder
    void openModel(); // shows a folder dialog
    void openListed(const QString& folder); // a network of the user's own

signals:
    void said(const QString& message);
    void lessonTaken(); // a bundled lesson
    void lessonOpened(); // a lesson of the user's own

private:
    void addActions();
    void connectParts(Drops& drops);
    void offerOrphan();
    void restore(const Orphan& orphan);

    Document& m_document;
    MainWindow& m_window;
    NoticeBar& m_notices;
    SessionFiles& m_sessions;
    FileOffers& m_offers;
    NetworkFiles& m_networks;
    Recovery m_recovery;
    QMenu* m_menu;
    QMenu* m_examples;
    QMenu* m_lessons;
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    bool m_started = false;
    std::vector<Orphan> m_orphans; // not decided about, the newest first
};

} // namespace ui
