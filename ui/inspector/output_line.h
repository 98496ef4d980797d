#pragma once

#include "ui/document/document.h"
#include "ui/drawing/sentence.h"

#include <QWidget>

namespace ui {

// "it′ = 0.77·animal + 0.09·it + …": an output row as a weighted sum of values.
class OutputLine : public QWidget {
    Q_OBJECT

public:
    explicit OutputLine(QWidget* parent);

    void setTheme(const Theme& theme);
    void show(const core::Trace& trace, const Selection& where); // requires where.query
    [[nodiscard]] QString text() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fit();
    qreal layOut(QPainter* painter) const;

    Theme m_theme;
    std::vector<Sentence::Piece> m_pieces;
};

// The weighted sum in coloured pieces, also for Steps.
std::vector<Sentence::Piece> mixturePieces(
    const core::Trace& trace, const Selection& where, core::Index terms);

} // namespace ui
