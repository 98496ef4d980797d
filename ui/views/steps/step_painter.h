#pragma once

// Building blocks of the figures of a head's steps.

#include "ui/views/steps/steps_canvas.h"
#include "ui/words/projection_names.h"
#include "ui/words/score_formulas.h"

namespace ui {

class StepPainter {
public:
    StepPainter(const StepScene& scene, const StepSources& sources);

    [[nodiscard]] StepCanvas tokens() const;
    [[nodiscard]] StepCanvas input() const;
    [[nodiscard]] StepCanvas project() const;
    [[nodiscard]] StepCanvas score() const;
    [[nodiscard]] StepCanvas scale() const;
    [[nodiscard]] StepCanvas mask() const;
    [[nodiscard]] StepCanvas normalise() const;
    [[nodiscard]] StepCanvas mix() const;
    [[nodiscard]] StepCanvas output() const;

private:
    [[nodiscard]] StepPanel contributions() const;
    [[nodiscard]] StepPanel outputRow() const;

    using Axis = core::Axis;
    struct Product {
        StepPanel panel;
        char16_t role;
        Axis rows;
        Hue hue;
    };
    [[nodiscard]] StepPanel picked(bool asking) const; // without a matrix if there is no text
    void addProduct(StepCanvas& result, int row, std::vector<StepPanel> panels, Product made) const;
    [[nodiscard]] StepPanel unrotated(const Product& made) const;
    [[nodiscard]] StepCanvas briefScore() const;
    [[nodiscard]] StepPanel queryUpright() const;
    [[nodiscard]] StepPanel keysUpright() const; // the highlighted column belongs to a key
    // Whole matrices side by side, and below them the rows of the query.
    [[nodiscard]] static StepCanvas over(std::vector<StepPanel> whole, std::vector<StepPanel> rows);
    [[nodiscard]] StepPanel scoresPanel(ScoreStage stage, const QString& title) const;
    [[nodiscard]] StepPanel scoresPanel(ScoreStage stage) const;
    [[nodiscard]] StepPanel wholeScores(ScoreStage stage, const QString& sign = {}) const;
    [[nodiscard]] StepPanel wholeMask(const QString& sign) const;
    [[nodiscard]] StepPanel wholeWeights() const;
    [[nodiscard]] MatrixPtr stageMatrix(ScoreStage stage) const;
    [[nodiscard]] float scoresReach() const;
    [[nodiscard]] float largest(const MatrixPtr& matrix) const;
    [[nodiscard]] QString addedTitle() const;
    [[nodiscard]] MatrixPtr shared(const core::Matrix& m) const;
    [[nodiscard]] std::vector<core::Scalar> weightsShown() const;
    [[nodiscard]] const StepPanel* panelBefore(const StepPanel& panel) const;
    [[nodiscard]] MatrixPtr matrixBefore(const StepPanel& panel) const;
    [[nodiscard]] std::string inputId(std::string_view name) const;
    [[nodiscard]] QString divisor() const;
    [[nodiscard]] QString scoresTitle(ScoreStage stage) const;
    [[nodiscard]] ScoreChanges changes() const;
    [[nodiscard]] StepPanel matrix(
        const std::string& name, const core::Matrix& m, const QString& title) const;
    [[nodiscard]] StepPanel rowPanel(const std::string& name,
        const std::vector<core::Scalar>& values, const QString& title) const;
    [[nodiscard]] ProjectionNames names() const;

    const StepScene& m_scene;
    StepSources m_sources;
    std::string m_prefix, m_head;
    QString m_query;
};

} // namespace ui
