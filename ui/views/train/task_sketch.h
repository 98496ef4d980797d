#pragma once

#include "core/training/training.h"
#include "ui/drawing/theme.h"

#include <QWidget>

#include <memory>
#include <vector>

namespace ui {

// What a network is about to learn: an example of the task at the bottom, the network's layers
// above it, and the target at the top. For a curve, its points.
class TaskSketch : public QWidget {
    Q_OBJECT

public:
    struct Example {
        QStringList input, target; // tokens
    };
    struct Layer {
        QString name;
        bool attends = false; // attention is highlighted
    };
    struct Content {
        std::vector<Example> examples {};
        bool byCharacter = false; // the input's tokens are characters
        bool perToken = false; // each token has a target
        std::shared_ptr<const core::training::CurveSample> curve {};
        std::vector<Layer> layers {}; // from input to output
        QString size {}; // number of parameters
    };

    explicit TaskSketch(QWidget* parent);

    void setTheme(const Theme& theme);
    void setTask(const core::training::TrainingSpec& spec, const core::training::Task& task);
    void clear(); // there is no task yet
    [[nodiscard]] const Content& content() const { return m_content; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] int leastWidth() const; // in which it is legible

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] qreal line() const { return 1.5 * m_theme.em(); }
    [[nodiscard]] qreal heightWanted() const;
    void describe();
    // `aligned`: tokens of another row, one for each, with the same width.
    void paintTokens(QPainter& painter, const QRectF& area, const QStringList& tokens,
        const QStringList& aligned = {}) const;
    void paintLayer(QPainter& painter, const QRectF& area, const Layer& layer) const;
    [[nodiscard]] QFont layerFont(const Layer& layer, qreal room) const;
    void paintArrow(QPainter& painter, QPointF from, qreal length) const;
    void paintCurve(QPainter& painter, const QRectF& area) const;
    void paintCaption(QPainter& painter, QRectF area, const QString& words) const;

    Theme m_theme;
    Content m_content;
};

} // namespace ui
