#pragma once

#include "ui/files/recovery.h"

#include <QObject>

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

// The File menu and all that belongs to files: it knits opening, saving, dropping, recovering and
// remembering together. Nothing of the user's folders is read or written before start().
class FileMenu : public QObject {
    Q_OBJECT

public:
    FileMenu(Document& document, MainWindow& window, NoticeBar& notices);

    [[nodiscard]] QMenu* menu() const { return m_menu; }
    [[nodiscard]] QMenu* examples() const { return m_examples; }
    [[nodiscard]] QAction* openAction() const { return m_open; }
    [[nodiscard]] QAction* saveAction() const { return m_save; }
    [[nodiscard]] SessionFiles& sessions() { return m_sessions; }
    [[nodiscard]] Recovery& recovery() { return m_recovery; }

    // The window is shown: opens the file named, or the last one, and offers what another run
    // left behind.
    void start(const QString& file);
    // The same, in place of another window of the same document that was started already.
    void takeOver(FileMenu& other);
    void offerOrphans();
    // The user closes the window; the event is ignored while there is something to ask.
    void closing(QCloseEvent* event);
    void open(const QString& path); // a file of any kind, or a model's folder
    void openModel(); // asks for its folder

signals:
    void said(const QString& message);
    void lessonTaken(); // one that ships
    void lessonOpened(); // one of the user's own

private:
    void addActions();
    void connectParts(Drops& drops);
    void offerOrphan(const Orphan& orphan);
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
    QAction* m_open = nullptr;
    QAction* m_save = nullptr;
    bool m_started = false;
};

} // namespace ui
