#pragma once

#include "ui/document/background_task.h"
#include "ui/document/view_model.h"

#include <QWidget>

#include <optional>
#include <string_view>
#include <vector>

namespace ui {

class Document;

// All heads of a network of several layers: rows are layers, columns are heads, each in the colour
// of its pattern, the selected one framed. A click or the arrow keys select another one. Hidden for
// a single layer.
class HeadMap : public QWidget {
    Q_OBJECT

public:
    HeadMap(Document& document, QWidget* parent);

    struct Place {
        core::Index layer = 0;
        core::Index head = 0;
        bool operator==(const Place&) const = default;
    };
    [[nodiscard]] QRectF cell(const Place& place) const;
    [[nodiscard]] std::optional<Place> placeAt(QPointF at) const;
    // Id of a head's pattern; empty until it is known.
    [[nodiscard]] std::string_view pattern(const Place& place) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override; // tooltips

private:
    using Patterns = std::vector<std::vector<std::string_view>>; // [layer][head]

    void showTrace();
    void showSelection();
    void choose(Place place);
    [[nodiscard]] QString words(const Place& place) const;
    [[nodiscard]] core::Index heads(core::Index layer) const;
    [[nodiscard]] core::Index mostHeads() const;
    [[nodiscard]] qreal numbersWidth() const; // width of the layer numbers
    [[nodiscard]] qreal rowHeight() const;

    Document& m_document;
    TracePtr m_trace; // the trace of the patterns
    Patterns m_patterns;
    BackgroundTask<Patterns> m_task;
};

} // namespace ui
