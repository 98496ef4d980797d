#include "ui/words/score_names.h"

#include "core/head_at.h"

using namespace Qt::StringLiterals;

namespace ui {

ScoreChanges scoreChanges(const core::Trace& trace, core::Index layer, core::Index head)
{
    const core::HeadAt at = core::headAt(trace, layer, head);
    core::HeadMask mask = at.trace.mask;
    mask.slope = 0;
    return { !std::holds_alternative<core::NoScaling>(at.rule.scaling), at.rule.softcap != 0,
        !mask.trivial(at.trace.weights.cols()), at.trace.mask.slope != 0,
        at.rule.temperature != 1 };
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

QString cooledScoreName(const ScoreLetter& letter, const ScoreChanges& changes)
{
    const QString name = scoreName(letter, ScoreStage::Masked, changes);
    return changes.cooled ? name + u"/T"_s : name;
}

} // namespace ui
