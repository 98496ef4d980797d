#pragma once

#include "ui/drawing/theme.h"
#include "ui/session/session.h"

#include <QWidget>

#include <map>
#include <string>

class QLabel;
class QLineEdit;

namespace ui {

class HiddenRegions;
class FormulaLine;
class LiveSettings;
class StepBar;
class Presentation;
class View;

// A step of a lesson on a page: the text above, the view below, with letters sized for the page.
class PresentPage : public QWidget {
    Q_OBJECT

public:
    PresentPage(Presentation& presentation, QWidget* parent);

    // `letters` scales the letter size that the page's size gives.
    void setLook(ThemeKind kind, qreal letters);
    void setStill(); // on paper: no live settings
    // Whether numbers and colours are animated between two steps of the same view.
    void setMotion(bool motion) { m_motion = motion; }
    [[nodiscard]] View* view() const { return m_view; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] LiveSettings* live() const { return m_live; }
    [[nodiscard]] QLineEdit* guess() const { return m_guess; }
    // The height of capital letters of plain text in the view, in pixels.
    [[nodiscard]] qreal capitals() const;

signals:
    void painted();

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void arrive();
    void enterStep();
    void showStep();
    void showHidden();
    void hidePredictions(bool hidden);
    void moveHidden();
    [[nodiscard]] QString answer() const;
    void showTrace();
    void orderTabs();
    void announce();
    void takeView();
    void place();
    [[nodiscard]] int placeWords(const QRect& room);
    int placeNumber(QPoint at);
    [[nodiscard]] int letter() const; // pixel size of plain text
    void setPictureTheme();

    Presentation& m_presentation;
    ThemeKind m_kind = ThemeKind::Light;
    qreal m_letters = 1;
    Theme m_theme; // of the text
    qreal m_viewScale = 0; // scale of the views' theme
    std::map<std::string, View*, std::less<>> m_views;
    View* m_view = nullptr;
    bool m_still = false;
    bool m_motion = true;
    bool m_moving = false; // the view animates to a step's numbers
    bool m_arriving = false; // a step's numbers are awaited
    int m_shownStep = -1;
    ViewState m_shownView;
    Navigation m_shownPlace;
    QLabel* m_number;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_truth;
    QLineEdit* m_guess;
    FormulaLine* m_formula;
    LiveSettings* m_live;
    StepBar* m_bar;
    HiddenRegions* m_hidden;
};

} // namespace ui
