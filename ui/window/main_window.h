#pragma once

#include "core/experiment.h"
#include "ui/drawing/theme.h"
#include "ui/session/navigation.h"
#include "ui/session/view_state.h"

#include <QMainWindow>

#include <array>
#include <map>
#include <memory>
#include <string>
#include <vector>

class QActionGroup;
class QVBoxLayout;

namespace ui {

class ActionBar;
class Document;
class ExportActions;
class FileMenu;
class HelpMenu;
class Inspector;
class NoticeBar;
class OutdatedVeil;
class ViewStack;
class Presenter;
class SentenceBar;
class SettingsPanel;
class SidePanels;
class StatusLine;
class View;
class ViewMenu;
struct NoticeAction;

// The main window: toolbar, sentence, settings, view, inspector, status bar.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Document& document, QWidget* parent = nullptr);
    ~MainWindow() override;

    void setTheme(ThemeKind kind, qreal scale);
    // Replaces another window of the same document and takes over its file state.
    void replace(std::unique_ptr<MainWindow> other);
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] View* currentView() const;
    [[nodiscard]] SentenceBar* sentenceBar() const { return m_sentence; }
    [[nodiscard]] StatusLine* status() const { return m_status; }
    [[nodiscard]] SettingsPanel* settings() const { return m_settings; }
    [[nodiscard]] Inspector* inspector() const { return m_inspector; }
    [[nodiscard]] SidePanels* panels() const { return m_panels; }
    [[nodiscard]] ActionBar* bar() const { return m_bar; }

    [[nodiscard]] NoticeBar* notices() const { return m_notices; }
    [[nodiscard]] FileMenu* files() const { return m_files; }
    [[nodiscard]] Presenter* presenter() const { return m_presenter; }
    [[nodiscard]] HelpMenu* help() const { return m_help; }
    [[nodiscard]] ExportActions* exports() const { return m_exports; }

    void say(const QString& message); // in the status bar, until the next message
    // Shows a notice until another change succeeds.
    void refuse(const QString& reason);
    void refuseWith(
        const QString& reason, const QString& details, const std::vector<NoticeAction>& actions);

signals:
    void themeChanged();
    void languageChosen(const QString& language);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void showProblem(const core::Error& error, const core::Experiment& asked);
    void refuseText(const core::Error& error, std::vector<NoticeAction> actions);
    void showInputNotice();
    void addViews();
    void addToolbar();
    void addViewActions();
    void addMenus();
    void addPanels();
    void fit();
    void showPictureAlone(bool alone);
    void showSession();
    void showTrace();
    void showSelection() const;
    void showTitle();

    Document& m_document;
    bool m_pictureAlone = false;
    bool m_handsOn = false; // a key is being passed to the view
    QMetaObject::Connection m_traceFirst; // the view shows the trace before other widgets do
    Theme m_theme;
    NoticeBar* m_notices;
    Presenter* m_presenter;
    FileMenu* m_files;
    ExportActions* m_exports;
    ViewStack* m_stack;
    SentenceBar* m_sentence;
    SettingsPanel* m_settings;
    Inspector* m_inspector;
    QActionGroup* m_viewActions;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_pin;
    StatusLine* m_status;
    ActionBar* m_bar = nullptr;
    SidePanels* m_panels = nullptr;
    ViewMenu* m_viewMenu = nullptr;
    std::array<OutdatedVeil*, 3> m_veils {}; // over the view, the tokens and the inspector
    HelpMenu* m_help = nullptr;
    QVBoxLayout* m_belowToolbar = nullptr; // the sentence, and the rows below it
    std::map<std::string, View*, std::less<>> m_views;
    ViewState m_shownView;
    Navigation m_shownPlace;
    core::Experiment m_whenRefused; // the experiment after the refused change was undone
    QString m_inputNotice; // about the text on screen; kept after it was closed
};

} // namespace ui
