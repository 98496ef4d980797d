#include "ui/words/score_names.h"

#include "core/head_at.h"

using namespace Qt::StringLiterals;

namespace ui {

ScoreChanges scoreChanges(const core::Trace& trace, core::Index layer, core::Index head)
{
    const core::HeadAt at = core::headAt(trace, layer, head);
    core::HeadMask mask = at.trace.mask;
    mask.distanceSlope = 0;
    return { !std::holds_alternative<core::NoScaling>(at.spec.scaling), at.spec.softcap != 0,
        !mask.trivial(at.trace.weights.cols()), at.trace.mask.distanceSlope != 0,
        at.spec.temperature != 1 };
}

QString scoreName(const ScoreLetter& letter, ScoreStage stage, const ScoreChanges& changes)
{
    QString result = letter.letter;
    if (stage != ScoreStage::Raw && changes.scaled)
        result += u"\\prime"_s;
    if (stage >= ScoreStage::Capped && changes.capped)
        result += u"\\prime"_s;
    if (stage == ScoreStage::Masked && changes.masked())
        result += u"\\prime"_s;
    return letter.index.isEmpty() ? result : result + u"_{%1}"_s.arg(letter.index);
}

QString temperatureScoreName(const ScoreLetter& letter, const ScoreChanges& changes)
{
    const QString name = scoreName(letter, ScoreStage::Masked, changes);
    return changes.byTemperature ? name + u"/T"_s : name;
}

} // namespace ui
