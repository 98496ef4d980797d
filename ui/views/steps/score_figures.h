#pragma once

#include "ui/views/steps/step_panels.h"
#include "ui/words/score_formulas.h"

namespace ui {

// The figures of the steps from the scores to the weights: queries x keys matrices.
class ScoreFigures : private StepPanels {
public:
    ScoreFigures(const StepScene& scene, const StepSources& sources);

    [[nodiscard]] StepCanvas score() const;
    [[nodiscard]] StepCanvas scale() const;
    [[nodiscard]] StepCanvas mask() const;
    [[nodiscard]] StepCanvas normalise() const;
    [[nodiscard]] StepPanel wholeWeights() const;

private:
    [[nodiscard]] StepCanvas briefScore() const;
    [[nodiscard]] StepPanel queryUpright() const;
    [[nodiscard]] StepPanel keysUpright() const; // the highlighted column belongs to a key
    // Whole matrices side by side, and below them the rows of the query.
    [[nodiscard]] static StepCanvas over(std::vector<StepPanel> whole, std::vector<StepPanel> rows);
    [[nodiscard]] StepPanel scoresPanel(ScoreStage stage, const QString& title) const;
    [[nodiscard]] StepPanel scoresPanel(ScoreStage stage) const;
    [[nodiscard]] StepPanel wholeScores(ScoreStage stage, const QString& sign = {}) const;
    [[nodiscard]] StepPanel wholeMask(const QString& sign) const;
    [[nodiscard]] MatrixPtr stageMatrix(ScoreStage stage) const;
    [[nodiscard]] float scoresReach() const;
    [[nodiscard]] QString addedTitle() const;
    [[nodiscard]] QString divisor() const;
    [[nodiscard]] QString scoresTitle(ScoreStage stage) const;
    [[nodiscard]] ScoreChanges changes() const;
};

} // namespace ui
