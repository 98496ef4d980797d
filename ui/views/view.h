#pragma once

#include "ui/theme.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <string_view>
#include <vector>

class QPaintDevice;

namespace core {
struct Trace;
}

namespace ui {

class Document;
struct Work;

// A picture of the trace. It draws what Document says and asks Document to change things; it
// holds nothing that would have to be saved.
class View : public QWidget {
    Q_OBJECT

public:
    View(Document& document, QWidget* parent);

    virtual void setTheme(const Theme& theme) = 0;
    virtual void showTrace() = 0; // the numbers or the view state changed
    virtual void showSelection() = 0; // the pointer moved: the overlay only
    // The same picture on any device: screen, PNG, SVG, PDF, printer. `size` in logical pixels.
    virtual void render(QPaintDevice& device, QSize size) = 0;
    // What a screen reader says of the picture as a whole.
    [[nodiscard]] virtual QString description() const = 0;
    // Without its controls, for a picture that stands alone on a screen.
    void setBare(bool bare);
    // Heights of letters that it needs to be read.
    [[nodiscard]] virtual int leastHeight() const { return 9; }
    // Why there is no picture, in the sentence that stands in its place; empty where there is one.
    [[nodiscard]] virtual QString nothing() const { return {}; }

protected:
    static constexpr qreal clickSlop = 4; // pixels a click may wander

    [[nodiscard]] Document& document() const { return m_document; }
    // What can be pressed and set around the picture.
    [[nodiscard]] virtual std::vector<QWidget*> controls() const { return {}; }

private:
    Document& m_document;
};

struct ViewEntry {
    std::string_view id; // saved in sessions; label(id) is its word
    std::function<View*(Document&, QWidget*)> make;
    // Whether it is a view for such a state at all. What only these very numbers lack, as Space
    // does of a single token, it says itself.
    bool (*accepts)(const core::Trace&, const Work&);
};

// Every view, in the order of the toolbar.
const std::vector<ViewEntry>& views();

// Error "unknown_view" names those there are.
const ViewEntry& viewNamed(const std::string& id);

} // namespace ui
