#pragma once

#include "ui/theme.h"

#include <QString>
#include <QWidget>

#include <functional>
#include <string_view>
#include <vector>

class QPaintDevice;

namespace ui {

class Document;

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

protected:
    static constexpr qreal clickSlop = 4; // pixels a click may wander

    [[nodiscard]] Document& document() const { return m_document; }

private:
    Document& m_document;
};

struct ViewEntry {
    std::string_view id; // saved in sessions; label(id) is its word
    std::function<View*(Document&, QWidget*)> make;
};

// Every view, in the order of the toolbar.
const std::vector<ViewEntry>& views();

// Error "unknown_view" names those there are.
const ViewEntry& viewNamed(const std::string& id);

} // namespace ui
