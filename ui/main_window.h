#pragma once

#include "core/experiment.h"
#include "ui/theme.h"
#include "ui/view_state.h"

#include <QMainWindow>

#include <map>
#include <memory>
#include <string>

class QActionGroup;
class QStackedWidget;

namespace ui {

class Document;
class ExportActions;
class FileMenu;
class Inspector;
class NoticeBar;
class SentenceBar;
class SettingsPanel;
class StatusLine;
class View;
class ViewMenu;

// The one window: toolbar, sentence, settings, picture, inspector, status.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    explicit MainWindow(Document& document, QWidget* parent = nullptr);
    ~MainWindow() override;

    void setTheme(ThemeKind kind, qreal scale);
    // In place of another window of the same document: what that one knew of files is taken over.
    void replace(std::unique_ptr<MainWindow> other);
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] View* currentView() const;
    [[nodiscard]] SentenceBar* sentenceBar() const { return m_sentence; }
    [[nodiscard]] StatusLine* status() const { return m_status; }
    [[nodiscard]] SettingsPanel* settings() const { return m_settings; }
    [[nodiscard]] Inspector* inspector() const { return m_inspector; }

    [[nodiscard]] NoticeBar* notices() const { return m_notices; }
    [[nodiscard]] FileMenu* files() const { return m_files; }
    [[nodiscard]] ExportActions* exports() const { return m_exports; }

    void say(const QString& message); // in the status bar, until the next one
    void refuse(const QString& reason); // above the picture, until something else works

signals:
    void languageChosen(const QString& language);

protected:
    void closeEvent(QCloseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void addViews();
    void addToolbar();
    void addViewActions();
    void addMenus();
    void addHelp();
    void addDocks();
    void showSession();
    void showTrace();
    void showSelection() const;
    void showTitle();

    Document& m_document;
    bool m_handsOn = false; // a key to the picture
    QMetaObject::Connection m_traceFirst; // the picture before whatever else shows the numbers
    Theme m_theme;
    NoticeBar* m_notices;
    FileMenu* m_files;
    ExportActions* m_exports;
    QStackedWidget* m_stack;
    SentenceBar* m_sentence;
    SettingsPanel* m_settings;
    Inspector* m_inspector;
    QActionGroup* m_viewActions;
    QAction* m_undo;
    QAction* m_redo;
    QAction* m_pin;
    StatusLine* m_status;
    ViewMenu* m_viewMenu = nullptr;
    std::map<std::string, View*, std::less<>> m_views;
    ViewState m_shownView;
    core::Experiment m_whenRefused; // what was gone back to, or stayed
};

} // namespace ui
