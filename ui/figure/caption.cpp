#include "ui/figure/caption.h"

#include "core/reading/steps.h"
#include "ui/head_name.h"
#include "ui/labels.h"
#include "ui/numbers.h"
#include "ui/tensor_names.h"
#include "ui/tensor_picture.h"
#include "ui/views/steps_words.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int longestSentence = 200; // characters that are quoted

    struct Caption {
        Q_DECLARE_TR_FUNCTIONS(Caption)
    };

    const core::HeadTrace& headOf(const core::Trace& trace, const Selection& s)
    {
        return trace.layers[static_cast<std::size_t>(s.layer)]
            .heads[static_cast<std::size_t>(s.head)];
    }

    QString shownThing(const Subject& subject)
    {
        const core::Trace& trace = *subject.picture->trace();
        const Selection& s = subject.session.selection;
        const Navigation& place = subject.session.navigation;
        const QString head = headNumber(trace, s.layer, s.head);
        const auto heads = std::ssize(trace.layers[static_cast<std::size_t>(s.layer)].heads);
        if (place.view == "flow")
            return Caption::tr("The computation of head %1 of %2").arg(head).arg(heads);
        if (place.view == "heads" || place.view == "links")
            return (place.view == "links"
                    ? Caption::tr("Links between tokens, head by head, of %1 heads")
                    : place.picture == HeadPicture::Scores
                    ? Caption::tr("Scores of %1 heads")
                    : Caption::tr("Attention weights of %1 heads"))
                .arg(heads);
        if (place.view == "steps") {
            const auto steps = core::steps(trace, s.layer, s.head);
            const auto at
                = std::clamp<std::size_t>(static_cast<std::size_t>(s.step), 0, steps.size() - 1);
            return Caption::tr("Step %1 of head %2: %3")
                .arg(at + 1)
                .arg(head)
                .arg(stepName(steps[at].id));
        }
        if (place.view == "matrices")
            return Caption::tr("The matrix “%1”")
                .arg(tensorWords(trace, nearestTensor(trace, place.tensor)));
        if (place.view == "space")
            return Caption::tr("Tokens as points, by their principal components");
        if (place.view == "regression")
            return Caption::tr("Attention as kernel regression");
        return Caption::tr("Two states and their difference, head %1").arg(head);
    }

    QString sourceWords(const core::Trace& trace)
    {
        const core::Inputs& inputs = trace.model->inputs;
        const auto quoted = [](const std::string& text) {
            return u"“%1”"_s.arg(safeLabel(text, longestSentence));
        };
        const core::Source& source = trace.model->experiment.source;
        if (const auto* one = std::get_if<core::Sentence>(&source))
            return Caption::tr("for %1 (tokens: %2)")
                .arg(quoted(one->text))
                .arg(inputs.queryTokens.size());
        if (const auto* two = std::get_if<core::SentencePair>(&source))
            return Caption::tr("for %1 looking at %2").arg(quoted(two->text), quoted(two->keys));
        return Caption::tr("for %1 queries and %2 keys")
            .arg(inputs.queryTokens.size())
            .arg(inputs.keyTokens.size());
    }

    QString settingWords(const core::Trace& trace, const Selection& s)
    {
        const core::Experiment& e = trace.model->experiment;
        const core::LayerRule& rule = trace.model->rule(s.layer);
        const core::LayerTrace& layer = trace.layer(s.layer);
        const core::HeadTrace& head = headOf(trace, s);
        QStringList words { u"d = %1"_s.arg(layer.queries->cols()),
            u"h = %1"_s.arg(layer.heads.size()), u"dₖ = %1"_s.arg(head.q.cols()),
            u"dᵥ = %1"_s.arg(head.v.cols()), label(core::kindOf(rule.score)) };
        if (core::kindOf(rule.scaling) != "none")
            words << Caption::tr("divided by %1").arg(label(core::kindOf(rule.scaling)));
        words << label(core::kindOf(rule.normaliser));
        for (const core::Mask& mask : rule.mask)
            words << Caption::tr("mask: %1").arg(label(core::kindOf(mask)));
        words << Caption::tr("weights: %1").arg(label(core::kindOf(e.design.weights)));
        if (core::kindOf(e.design.weights) == "random")
            words << Caption::tr("seed %1").arg(e.seed);
        return words.join(Caption::tr(", ", "between settings"));
    }

    QString selectionWords(const core::Trace& trace, const Selection& s)
    {
        const core::Inputs& inputs = trace.model->inputs;
        const auto named = [](const std::vector<core::Token>& tokens, core::Index at) {
            return u"“%1” (%2)"_s.arg(safeLabel(tokens[static_cast<std::size_t>(at)].text))
                .arg(at + 1);
        };
        if (s.query && s.key)
            return Caption::tr("Head %1, query %2, key %3: weight %4.")
                .arg(headNumber(trace, s.layer, s.head), named(inputs.queryTokens, *s.query),
                    named(inputs.keyTokens, *s.key),
                    fixedText(static_cast<double>(headOf(trace, s).weights(*s.query, *s.key)), 3));
        if (s.query)
            return Caption::tr("Selected: query %1.").arg(named(inputs.queryTokens, *s.query));
        return s.key ? Caption::tr("Selected: key %1.").arg(named(inputs.keyTokens, *s.key))
                     : QString();
    }

} // namespace

QString captionText(const Subject& subject)
{
    const core::Trace& trace = *subject.picture->trace();
    const Selection& s = subject.session.selection;
    //: what is shown, of which sentence, the settings, the cell that is selected
    return Caption::tr("%1 %2. %3. %4")
        .arg(shownThing(subject), sourceWords(trace), settingWords(trace, s),
            selectionWords(trace, s))
        .trimmed();
}

} // namespace ui
