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
    void setMotion(bool motion);
    [[nodiscard]] View* view() const { return m_view; }
    [[nodiscard]] const Theme& theme() const { return m_theme; }
    [[nodiscard]] LiveSettings* live() const { return m_live; }
    [[nodiscard]] QLineEdit* guess() const { return m_guess; }
    void placeHidden(); // the covers, where the view is drawn now
    [[nodiscard]] HiddenRegions* hiddenRegions() const { return m_hidden; }
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
    [[nodiscard]] QString answer() const;
    void showTrace();
    void showSentence();
    [[nodiscard]] View* makeView();
    void orderTabs();
    void focusLive(const QString& path);
    void announce();
    void takeView();
    void place();
    [[nodiscard]] int placeWords(const QRect& room);
    int placeNumber(QPoint at);
    [[nodiscard]] int letter() const; // pixel size of plain text
    void fitLetters();
    void useLetters(qreal letters);
    void applyLetters(); // to the texts
    void setPictureTheme();

    Presentation& m_presentation;
    ThemeKind m_kind = ThemeKind::Light;
    qreal m_letters = 1; // as asked
    qreal m_used = 1; // as the step's map allows
    struct Fitted {
        int step = -1;
        bool answered = false; // the answer has its line
        QSize page;
        qreal letters = 0;
        bool operator==(const Fitted&) const = default;
    };
    Fitted m_fitted; // what m_used is for
    Theme m_theme; // of the text
    qreal m_viewScale = 0; // scale of the views' theme
    std::map<std::string, View*, std::less<>> m_views;
    View* m_view = nullptr;
    bool m_still = false;
    bool m_motion = true;
    bool m_moving = false; // the view animates to a step's numbers
    int m_shownStep = -1;
    ViewState m_shownView;
    Navigation m_shownPlace;
    QLabel* m_number;
    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_sentence; // of a trained model, where the text does not say it
    QLabel* m_truth;
    QLineEdit* m_guess;
    FormulaLine* m_formula;
    LiveSettings* m_live;
    StepBar* m_bar;
    HiddenRegions* m_hidden;
};

} // namespace ui
