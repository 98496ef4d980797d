#pragma once

#include "ui/drawing/theme.h"
#include "ui/welcome/tips.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <optional>
#include <vector>

class QMenu;
class QVBoxLayout;
class QWidget;

namespace ui {

class Document;
class FirstStepsBar;
class TipMark;

// The first minute: three doors, and behind the first of them tips that go as soon as they were
// followed. Made only when wanted; once closed or done it does not come again by itself.
class FirstSteps : public QObject {
    Q_OBJECT

public:
    // What is framed for a tip: the first of them that is in sight.
    using Targets = std::function<std::vector<QWidget*>(Tip)>;

    // `row`: the layout that it is the last row of.
    FirstSteps(Document& document, QVBoxLayout& row, Targets targets, QWidget* window);

    void setTheme(const Theme& theme);
    void startIfNew(); // a new user
    void start(); // asked for; while it is there, the focus goes to it
    void takeOver(const FirstSteps& other); // of a window in another language
    [[nodiscard]] FirstStepsBar* bar() const { return m_bar; } // null: it is not there
    [[nodiscard]] std::optional<Tip> tip() const; // that is given
    [[nodiscard]] const TipMark* mark() const { return m_mark; }

signals:
    void presentWanted();
    void lessonTaken();
    void focusLeft(); // it had it and is gone

private:
    void open();
    void close();
    static void remember();
    void go();
    void look();
    void next(const QString& seen);
    void showTip(const QString& seen);
    [[nodiscard]] bool isAltered() const;
    QMenu* lessonsMenu();

    Document& m_document;
    QVBoxLayout& m_row;
    Targets m_targets;
    QWidget* m_window;
    Theme m_theme;
    FirstStepsBar* m_bar = nullptr;
    TipMark* m_mark = nullptr;
    std::vector<Tip> m_left; // to be given; the first one is
    bool m_going = false; // through the tips, or at their end
    TipStart m_start;
    std::optional<Peak> m_before;
    bool m_isAltered = false; // by the tips, as was said
    QTimer m_rest; // after what the user does
};

} // namespace ui
