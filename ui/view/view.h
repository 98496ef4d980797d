#pragma once

#include "core/trace.h"
#include "ui/document/actions.h"
#include "ui/document/view_model.h"
#include "ui/drawing/theme.h"
#include "ui/session/navigation.h"
#include "ui/session/session.h"

#include <QList>
#include <QRect>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <string>
#include <vector>

class QPaintDevice;

namespace core {
struct Trace;
} // namespace core

namespace ui {

// Differences of the shown tokens from the model's own: subwords merged, special tokens hidden.
QStringList tokenModifications(const core::Trace& shown, const ViewState& view);

// A view of the trace. It draws the ViewModel and requests changes through Actions; it has no state
// of its own to save.
class View : public QWidget {
    Q_OBJECT

public:
    View(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    virtual void setTheme(const Theme& theme) = 0;
    virtual void showTrace() = 0; // the trace or the view state changed
    virtual void showSelection() = 0; // the pointer moved: repaints the overlay only
    // Both, animated from the shown state where the view supports it.
    virtual void glide();
    // Renders the figure to any device: screen, PNG, SVG, PDF, printer. `size` is in logical
    // pixels.
    virtual void render(QPaintDevice& device, QSize size) = 0;
    // Description of the whole view in words.
    [[nodiscard]] virtual QString description() const = 0;
    // Text for a screen reader: the selected cell, then the whole view, in sentences.
    [[nodiscard]] QString spoken() const;
    // Replaces the spoken text while parts are hidden; an empty sentence restores it.
    void setSpokenInstead(const QString& sentence);
    // True if the view shows a trained model that the user has modified.
    [[nodiscard]] bool modified() const;
    [[nodiscard]] QStringList
    modifications() const; // differences from the original model, shown after the heading
    // Hides the controls, for a view that fills a screen alone.
    virtual void setBare(bool bare);
    // Whether the view may animate by itself.
    void setMotion(bool motion) { m_motion = motion; }
    // The step's title names the content, so the view needs no heading. Takes effect when the view
    // is shown next.
    void setTitled(bool titled) { m_titled = titled; }
    // Words of the subject for the axes of a plot; empty: its own. Takes effect when the view is
    // shown next.
    void setAxisWords(const QString& x, const QString& y) { m_axisWords = { x, y }; }
    // While `what` is hidden, leaves out text and marks around the figure that would reveal it.
    virtual void setHiddenParts(Hidden what) { Q_UNUSED(what) }
    // True if a custom subtitle belongs below the view's own title, and the view draws it.
    [[nodiscard]] virtual bool drawsSubtitle() const { return false; }
    // True if the view has axes, and draws the titles of Theme::texts next to them.
    [[nodiscard]] virtual bool drawsAxisTitles() const { return false; }
    // False if the figure of this size, which was rendered last, is too small to be read.
    [[nodiscard]] virtual bool legible(QSize size) const
    {
        Q_UNUSED(size)
        return true;
    }
    // The size of its largest map, which larger letters around it must leave; without maps its own.
    [[nodiscard]] virtual QSize mapSize() const { return size(); }
    // The pixel size of its letters that follow the room instead of the theme; 0: there are none.
    [[nodiscard]] virtual qreal fittedLetters() const { return 0; }
    // Least height in which it is legible, in letter heights.
    [[nodiscard]] virtual int leastHeight() const { return 9; }
    // The reason why the view is empty, as its note shows it; empty where there is a figure.
    [[nodiscard]] virtual QString emptyReason() const { return {}; }
    // The area that shows numbers of the trace, without controls; empty: it shows none.
    [[nodiscard]] virtual QRect numbersArea() const { return rect(); }
    // The areas that show `what`; the whole view where it cannot locate them.
    [[nodiscard]] virtual QList<QRect> hiddenAreas(Hidden what) const
    {
        Q_UNUSED(what)
        return { rect() };
    }
    // The hidden content as short text; empty where the figure itself shows it.
    [[nodiscard]] virtual QString revealText(Hidden what) const;

signals:
    void arranged(); // the areas that may be hidden have their final positions
    void termWanted(const QString& term); // of the glossary, in the language of the interface
    void networkWanted(const QString& folder); // one trained with Headlight is to be opened

protected:
    static constexpr qreal clickSlop = 4; // pixels the mouse may move during a click

    [[nodiscard]] const ViewModel& viewModel() const { return m_viewModel; }
    [[nodiscard]] Actions& actions() const { return m_actions; }
    [[nodiscard]] bool bare() const { return m_bare; }
    [[nodiscard]] bool titled() const { return m_titled; }
    [[nodiscard]] bool motion() const { return m_motion; }
    struct Words {
        QString x, y;
    };
    [[nodiscard]] const Words& axisWords() const { return m_axisWords; }
    // Query, key and weight in a sentence; empty where the description has them or there is no
    // selection.
    [[nodiscard]] virtual QString spokenSelection() const;
    // Sets the part that takes keyboard focus and spoken text for the view; call it when the part
    // is created.
    void setCanvas(QWidget& part);
    void announce(); // the spoken text may have changed
    // Controls around the figure.
    [[nodiscard]] virtual std::vector<QWidget*> controls() const { return {}; }

private:
    const ViewModel& m_viewModel;
    Actions& m_actions;
    bool m_bare = false;
    bool m_titled = false;
    bool m_motion = true;
    Words m_axisWords;
    QWidget* m_spoken = this; // the widget with the spoken text
    QString m_instead;
};

// A new view, by the ID of its ViewEntry (views/registry.cpp). Error "unknown_view".
View* newView(const std::string& id, const ViewModel& viewModel, Actions& actions, QWidget* parent);

// The hidden content as short text: "it → animal 0.846". Empty where the view itself shows the
// solution.
QString revealTextOf(const core::Trace& trace, const Selection& where, Hidden hidden);
// The same for a matrix other than the weights, queries x keys.
QString revealTextIn(
    const core::Matrix& matrix, const core::Trace& trace, const Selection& where, Hidden hidden);

// The selection for a screen reader: tokens, weight and rank; without a key, the query's largest
// weight. Empty without a selection.
QString selectionSentence(const core::Trace& trace, const Selection& where);

// Joins the parts into sentences with a full stop each; empty parts are left out.
QString sentences(const QStringList& parts);

} // namespace ui
