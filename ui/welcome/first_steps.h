#pragma once

#include "ui/drawing/theme.h"
#include "ui/welcome/tips.h"

#include <QObject>
#include <QPointer>
#include <QTimer>
#include <QWidget>

#include <functional>
#include <optional>
#include <vector>

class QMenu;
class QVBoxLayout;
class QWidget;

namespace ui {

class Document;
class FirstStepsBar;

// A frame around a tip's target, which follows the target's moves. It covers nothing of the target
// and ignores the mouse.
class TipMark : public QWidget {
    Q_OBJECT

public:
    explicit TipMark(QWidget& window);

    void setTheme(const Theme& theme);
    // Frames the first visible target; hides if there is none.
    void markOneOf(const std::vector<QWidget*>& targets);
    [[nodiscard]] QWidget* marked() const { return isVisible() ? m_marked.data() : nullptr; }

protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void place();
    void watch(QWidget* target);

    QWidget& m_window;
    std::vector<QPointer<QWidget>> m_targets;
    std::vector<QPointer<QWidget>> m_watched; // the targets and their parents
    QPointer<QWidget> m_marked;
    QColor m_colour;
    bool m_waiting = false;
};

// First steps: three entrances, the first of which leads to tips that disappear once followed.
// Created on demand; once closed or finished it does not return by itself.
class FirstSteps : public QObject {
    Q_OBJECT

public:
    // The widgets that a tip points at; the first visible one is framed.
    using Targets = std::function<std::vector<QWidget*>(Tip)>;

    // `row`: the layout that gets it as its last row.
    FirstSteps(Document& document, QVBoxLayout& row, Targets targets, QWidget* window);

    void setTheme(const Theme& theme);
    void startIfNew(); // for a new user
    void start(); // on request: the first tip; if tips are shown, the current one gets the focus
    void takeOver(const FirstSteps& other); // from a window in another language
    [[nodiscard]] FirstStepsBar* bar() const { return m_bar; } // null: closed
    [[nodiscard]] std::optional<Tip> tip() const; // the current tip
    [[nodiscard]] const TipMark* mark() const { return m_mark; }

signals:
    void presentWanted();
    void lessonTaken();
    void focusLeft(); // closed while it had the focus

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
    std::vector<Tip> m_left; // remaining tips, the current one first
    bool m_going = false; // the tips are shown, or their end
    TipStart m_start;
    std::optional<Peak> m_before;
    QString m_task; // of the tip, as shown
    bool m_isAltered = false; // a tip's change is still in place, as the text said
    QTimer m_rest; // after the user's last action
};

} // namespace ui
