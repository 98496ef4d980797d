#include "ui/score_names.h"

using namespace Qt::StringLiterals;

namespace ui {

bool isScaled(const core::Experiment& experiment)
{
    return !std::holds_alternative<core::NoScaling>(experiment.scaling);
}

bool isMasked(const core::Experiment& experiment)
{
    return !experiment.mask.empty()
        || std::holds_alternative<core::LinearBias>(experiment.position);
}

QString scoreName(const ScoreLetter& letter, ScoreStage stage, const core::Experiment& experiment)
{
    QString result = letter.letter;
    if (stage != ScoreStage::Raw && isScaled(experiment))
        result += u"\\prime"_s;
    if (stage == ScoreStage::Masked && isMasked(experiment))
        result += u"\\prime"_s;
    return letter.index.isEmpty() ? result : result + u"_{%1}"_s.arg(letter.index);
}

QString cooledScoreName(const ScoreLetter& letter, const core::Experiment& experiment)
{
    const QString name = scoreName(letter, ScoreStage::Masked, experiment);
    return experiment.temperature == 1 ? name : name + u"/T"_s;
}

} // namespace ui
