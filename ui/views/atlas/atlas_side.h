#pragma once

#include "core/analysis/weights/attenders.h"
#include "ui/drawing/theme.h"
#include "ui/views/atlas/atlas_grid.h"

#include <QPointF>
#include <QString>

#include <optional>
#include <string_view>
#include <vector>

class QPainter;

namespace ui {

class ViewModel;

// The column next to the maps: heads ranked by their weight from the chosen query to the chosen
// key, and the legend of the frame colours.
class AtlasSide {
public:
    enum class Medium { Screen, Paper }; // paper has no use for hints about the mouse
    AtlasSide(const ViewModel& viewModel, const Theme& theme, const QRectF& box, Medium medium);

    void paint(QPainter& painter) const;
    [[nodiscard]] std::optional<HeadPosition> headAt(QPointF point) const;
    [[nodiscard]] std::optional<std::string_view> patternAt(QPointF point) const;
    // "it → animal"; empty while no token is chosen.
    [[nodiscard]] const QString& question() const { return m_question; }
    [[nodiscard]] const std::vector<core::HeadWeight>& ranking() const { return m_ranking; }
    [[nodiscard]] std::size_t rankedInSight() const { return m_rows.size(); }
    [[nodiscard]] QRectF swatchRect(std::string_view pattern) const;

private:
    struct Row {
        core::HeadWeight weight;
        QRectF box;
    };
    struct Swatch {
        std::string_view pattern;
        int heads = 0;
        QRectF box;
    };
    void ask();
    [[nodiscard]] bool isLow() const;
    [[nodiscard]] QRectF remarkBox() const;
    [[nodiscard]] qreal headingHeight() const;
    [[nodiscard]] bool namesFit(qreal width) const;
    void placeLegend();
    void placeRanking(qreal top);
    void paintHeading(QPainter& painter) const;
    void paintRanking(QPainter& painter) const;
    void paintLegend(QPainter& painter) const;

    const ViewModel& m_viewModel;
    const Theme& m_theme;
    QRectF m_box;
    Medium m_medium;
    QString m_question, m_remark;
    std::vector<core::HeadWeight> m_ranking;
    std::vector<Row> m_rows;
    std::vector<Swatch> m_swatches;
};

} // namespace ui
