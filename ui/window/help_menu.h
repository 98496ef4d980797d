#pragma once

#include "ui/drawing/theme.h"
#include "ui/welcome/tips.h"
#include "ui/window/program_links.h"

#include <QDialog>
#include <QMenu>
#include <QPointer>

#include <optional>
#include <vector>

class QActionGroup;
class QVBoxLayout;

namespace ui {

class Document;
class FirstSteps;
class MainWindow;
class ManualWindow;

// Describes each view and its interactions, from the actions of the toolbar; it stays open while
// the user tries them.
class ViewGuide : public QDialog {
    Q_OBJECT

public:
    ViewGuide(const QList<QAction*>& views, QWidget* parent);
};

// The Help menu.
class HelpMenu : public QMenu {
    Q_OBJECT

public:
    // `row`: the layout below the sentence that gets the first steps.
    HelpMenu(Document& document, MainWindow& window, QActionGroup& views, QVBoxLayout& row);
    ~HelpMenu() override;

    void setTheme(const Theme& theme);
    void takeOver(const HelpMenu& other); // from a window in another language
    [[nodiscard]] FirstSteps* firstSteps() const { return m_firstSteps; }
    [[nodiscard]] ManualWindow* manual() const; // null: closed

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    // A page of the manual, and a heading on it.
    struct Place {
        QString page;
        QString heading = {};
    };
    [[nodiscard]] Place placeOfFocus() const;
    [[nodiscard]] Place placeAsked() const;
    [[nodiscard]] static std::optional<Place> placeOfTip();
    void followLink(const QString& link);
    void openManual(const Place& place, QWidget* beside);
    [[nodiscard]] std::vector<QWidget*> targets(Tip tip) const;
    [[nodiscard]] std::vector<QWidget*> inSettings(QWidget* control) const;
    void showLesson();
    void offerLesson();
    [[nodiscard]] static QString lessonIsOpen();

    Document& m_document;
    MainWindow& m_window;
    QActionGroup& m_views;
    ProgramLinks m_links;
    FirstSteps* m_firstSteps;
    QPointer<ManualWindow> m_manual;
};

} // namespace ui
