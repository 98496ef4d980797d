#pragma once

#include "ui/drawing/theme.h"
#include "ui/views/predict/prediction_table.h"

#include <QWidget>

namespace ui {

class Actions;
class ViewModel;

// The painted part of Predict: bars of the most likely tokens, and below them the logit lens.
class PredictCanvas : public QWidget {
    Q_OBJECT

public:
    PredictCanvas(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    void setTheme(const Theme& theme);
    void setFound(PredictionTable found);
    [[nodiscard]] const PredictionTable& found() const { return m_found; }
    void paint(QPainter& painter, QSizeF size) const;
    // Lists the tokens by name and leaves out bars and numbers.
    void setCovered(bool covered);
    [[nodiscard]] QStringList listed() const; // the tokens of the bars, from the top
    // Bars and what each layer predicts at the position; with the next tokens, which answer it,
    // too.
    [[nodiscard]] QList<QRect> answerAreas() const;

    [[nodiscard]] QSize mapSize() const; // of the bars and the layers together
    [[nodiscard]] qreal letters() const; // the pixel size of their smallest letters
    [[nodiscard]] core::Index columnsIn(QSizeF size) const; // number of columns that fit
    [[nodiscard]] QRectF tokenRect(core::Index place) const; // above a column; empty: not visible

signals:
    void hideAsked(core::Index place); // toggles the masked token
    void resized();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Layout {
        QRectF now, before; // the bars; `before` is empty without an intervention
        QRectF lens; // including its heading
        QRectF cells;
        qreal row = 0; // height of a bar
        qreal line = 0; // height of a layer's row
        qreal column = 0;
    };
    [[nodiscard]] Layout place(QSizeF size) const;
    struct Lines {
        qreal bars = 0, layers = 0;
    };
    [[nodiscard]] Lines lines() const; // while predictions are awaited, their expected numbers
    void order();
    [[nodiscard]] qreal labelRoom() const;
    [[nodiscard]] bool masked() const;
    [[nodiscard]] bool followed() const; // later tokens answer what comes next
    [[nodiscard]] QString heading() const;
    void paintBars(QPainter& painter, const Layout& layout, bool trained) const;
    void paintBar(QPainter& painter, const Layout& layout, std::size_t which, bool trained) const;
    [[nodiscard]] QString lensNote(const QFontMetricsF& metrics, qreal room) const;
    void paintLens(QPainter& painter, const Layout& layout) const;
    void paintHeader(QPainter& painter, const Layout& layout) const;
    void paintCell(QPainter& painter, const QRectF& box, const PredictionTable::Cell& cell) const;
    [[nodiscard]] static QString layerWord(const std::string& path);
    [[nodiscard]] std::optional<core::Index> columnAt(QPointF at) const;
    [[nodiscard]] bool ofTheLayer() const;

    const ViewModel& m_viewModel;
    Actions& m_actions;
    Theme m_theme;
    PredictionTable m_found;
    bool m_covered = false;
    std::vector<std::size_t> m_order; // of the bars, as indices of m_found.now
};

} // namespace ui
