#pragma once

#include "ui/document/actions.h"
#include "ui/document/view_model.h"
#include "ui/drawing/theme.h"

#include <QList>
#include <QRect>
#include <QString>
#include <QWidget>

#include <vector>

class QPaintDevice;

namespace ui {

// How the tokens of what is shown differ from those that the model has.
QStringList tokenModifications(const core::Trace& shown, const ViewState& view);

// A picture of the trace. It draws what its subject says and asks by commands for changes; it holds
// nothing that would have to be saved.
class View : public QWidget {
    Q_OBJECT

public:
    View(const ViewModel& viewModel, Actions& commands, QWidget* parent);

    virtual void setTheme(const Theme& theme) = 0;
    virtual void showTrace() = 0; // the numbers or the view state changed
    virtual void showSelection() = 0; // the pointer moved: the overlay only
    // Both, moving there from what is shown, where a view can.
    virtual void glide();
    // The same picture on any device: screen, PNG, SVG, PDF, printer. `size` in logical pixels.
    virtual void render(QPaintDevice& device, QSize size) = 0;
    // What the picture shows as a whole, in words.
    [[nodiscard]] virtual QString description() const = 0;
    // What a screen reader says: the cell that is pointed at, then the whole, in sentences.
    [[nodiscard]] QString spoken() const;
    // While a class guesses it says this, and nothing of the picture; ends with an empty one.
    void setSpokenInstead(const QString& sentence);
    // Whether its numbers are of a trained model that the user has altered.
    [[nodiscard]] bool modified() const;
    [[nodiscard]] QStringList
    modifications() const; // what is not as the model has it, beside the heading
    // Without its controls, for a picture that stands alone on a screen.
    virtual void setBare(bool bare);
    // Under a title that says what is shown: it needs none of its own. Seen when it is next shown.
    void setTitled(bool titled) { m_titled = titled; }
    // While something of it is to be guessed: without what would tell it beside the picture.
    virtual void setHiddenParts(bool veiled) { Q_UNUSED(veiled) }
    // Heights of letters that it needs to be read.
    [[nodiscard]] virtual int leastHeight() const { return 9; }
    // Why there is no picture, in the sentence that stands in its place; empty where there is one.
    [[nodiscard]] virtual QString emptyReason() const { return {}; }
    // Where it shows what a class is to guess first; all of it where it cannot tell.
    [[nodiscard]] virtual QList<QRect> hiddenAreas(Hidden what) const
    {
        Q_UNUSED(what)
        return { rect() };
    }
    // What stands there, in a few words; empty where the picture itself is the answer.
    [[nodiscard]] virtual QString revealText(Hidden what) const;

signals:
    void arranged(); // what may be covered stands where it stays
    void termWanted(const QString& term); // of the glossary, in the language of the interface

protected:
    static constexpr qreal clickSlop = 4; // pixels a click may wander

    [[nodiscard]] const ViewModel& viewModel() const { return m_viewModel; }
    [[nodiscard]] Actions& actions() const { return m_actions; }
    [[nodiscard]] bool bare() const { return m_bare; }
    [[nodiscard]] bool titled() const { return m_titled; }
    // Query, key and weight in a sentence; empty where the description has them, or there are none.
    [[nodiscard]] virtual QString spokenSelection() const;
    // A part of it that has the focus in its place; to be said when it is made.
    void setPicture(QWidget& part);
    void announce(); // the sentences may be others
    // What can be pressed and set around the picture.
    [[nodiscard]] virtual std::vector<QWidget*> controls() const { return {}; }

private:
    const ViewModel& m_viewModel;
    Actions& m_actions;
    bool m_bare = false;
    bool m_titled = false;
    QWidget* m_spoken = this; // that has the sentences
    QString m_instead;
};

} // namespace ui
