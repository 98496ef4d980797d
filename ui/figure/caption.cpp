#include "ui/figure/caption.h"

#include "core/head_at.h"
#include "core/io/model/bundled_models.h"
#include "core/pretrained_model.h"
#include "core/resolve/imported_source.h"
#include "core/settings/derived_fields.h"
#include "core/settings/field_text.h"
#include "core/settings/settings.h"
#include "ui/document/view_entry.h"
#include "ui/session/comparison.h"
#include "ui/view/view.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int longestSentence = 200; // longest quoted text, in characters

    struct Caption {
        Q_DECLARE_TR_FUNCTIONS(Caption)
    };

    const core::HeadTrace& headOf(const core::Trace& trace, const Selection& s)
    {
        return trace.attention(s.layer).heads[static_cast<std::size_t>(s.head)];
    }

    QString quoted(const std::string& text)
    {
        return u"“%1”"_s.arg(safeLabel(text, longestSentence));
    }

    // The layer's source of queries and of keys.
    QString sourceWords(const core::Trace& trace, const core::AttentionTrace& seen)
    {
        const auto queries = seen.queryTokens->size();
        const auto keys = seen.keyTokens->size();
        const core::Source& source = trace.model->computed().source;
        const auto* const trained
            = std::get_if<core::PretrainedSource>(&trace.model->experiment.network);
        const bool given = core::requestsImportedAttention(trace.model->experiment)
            || (trained != nullptr && !trained->ids.empty());
        if (const auto* one = std::get_if<core::Sentence>(&source); one != nullptr && !given) {
            if (seen.path.starts_with("decoder/"))
                return Caption::tr("for the decoder tokens of %1 (tokens: %2)")
                    .arg(quoted(one->text))
                    .arg(keys);
            if (seen.path.starts_with("cross/"))
                return Caption::tr("for the decoder tokens attending to %1 (tokens: %2 and %3)")
                    .arg(quoted(one->text))
                    .arg(queries)
                    .arg(keys);
            return Caption::tr("for %1 (tokens: %2)").arg(quoted(one->text)).arg(keys);
        }
        if (const auto* two = std::get_if<core::SentencePair>(&source);
            two != nullptr && !given && trained != nullptr)
            return Caption::tr("for %1 and %2 (tokens: %3)")
                .arg(quoted(two->text), quoted(two->keys))
                .arg(keys);
        if (const auto* two = std::get_if<core::SentencePair>(&source); two != nullptr && !given)
            return Caption::tr("for %1 attending to %2").arg(quoted(two->text), quoted(two->keys));
        return Caption::tr("for %1 queries and %2 keys").arg(queries).arg(keys);
    }

    // The settings of the chosen score, masks and normaliser: "window 2".
    QStringList numberWords(const core::Experiment& experiment)
    {
        using core::settings::Type;
        QStringList words;
        for (const core::settings::Field& field : core::settings::list(experiment)) {
            const std::string& path = field.path;
            const bool ofKind = path.starts_with("score.") || path.starts_with("mask.")
                || path.starts_with("normaliser.");
            const bool number = field.type == Type::Integer || field.type == Type::Number;
            if (core::settings::isDerived(path))
                continue;
            if (field.value && number && (ofKind || path == "temperature")
                && (ofKind || *field.value != field.defaultText))
                words << u"%1 %2"_s.arg(label(path), QString::fromStdString(*field.value));
        }
        if (const auto& off = experiment.attention().ablatedHeads; !off.empty())
            words << u"%1 %2"_s.arg(
                label("heads_off"), QString::fromStdString(core::fieldText(off)));
        return words;
    }

    // What stands around the attention: "Residual connection", "Pre-norm", "Feed-forward network
    // 64".
    QStringList blockWords(const core::BlockSpec& block)
    {
        QStringList words;
        if (block.residual)
            words << label("residual");
        if (block.norm != core::NormPlace::None)
            words << label(core::idOf(block.norm));
        if (const auto* const mlp = std::get_if<core::Mlp>(&block.feedForward))
            words << u"%1 %2"_s.arg(label("feed_forward.kind")).arg(mlp->width);
        return words;
    }

    QString modelWords(const std::string& where)
    {
        const QString name = core::isBundledModel(where) ? QString::fromStdString(where)
                                                         : fileLabel(QString::fromStdString(where));
        return Caption::tr("trained model: %1").arg(name);
    }

    // The interventions, and the tokens that the model does not see.
    QString interventionWords(const core::Model& model)
    {
        const core::Experiment& experiment = model.experiment;
        core::Experiment plain = experiment;
        auto& trained = std::get<core::PretrainedSource>(plain.network);
        trained.maskedTokens.clear();
        const bool modified = model.pretrained() == nullptr
            || model.pretrained()->original != model.pretrained()->model;
        if (modified) {
            trained.interventions.clear();
            plain.edits.clear();
        }
        return changesText(changes(plain, experiment));
    }

    QString settingWords(const core::Trace& trace, const Selection& s)
    {
        const core::Experiment& e = trace.model->experiment;
        const core::LayerSpec& spec = trace.attention(s.layer).spec;
        const core::AttentionTrace& layer = trace.attention(s.layer);
        const core::HeadTrace& head = headOf(trace, s);
        if (core::requestsImportedAttention(trace.model->experiment))
            return u"h = %1, "_s.arg(layer.heads.size())
                + Caption::tr("imported: %1")
                      .arg(fileLabel(QString::fromStdString(
                          std::get<core::PretrainedSource>(e.network).where)));
        QStringList words { u"h = %1"_s.arg(layer.heads.size()) };
        if (layer.queries->cols() > 0) { // merged words keep only their weights
            words.prepend(u"d = %1"_s.arg(layer.queries->cols()));
            words << u"dₖ = %1"_s.arg(widthOfKeys(head)) << u"dᵥ = %1"_s.arg(head.v.cols());
        }
        if (trace.attentions.size() > 1)
            words.prepend(layerName(layer));
        words << label(core::kindOf(spec.score));
        if (const auto* const by = std::get_if<core::FactorScaling>(&spec.scaling))
            words << Caption::tr("divided by %1").arg(settingText(static_cast<double>(by->factor)));
        else if (core::kindOf(spec.scaling) != "none")
            words << Caption::tr("divided by %1").arg(label(core::kindOf(spec.scaling)));
        if (spec.softcap != 0)
            words << Caption::tr("soft cap %1").arg(settingText(static_cast<double>(spec.softcap)));
        words << label(core::kindOf(spec.normaliser));
        for (const core::Mask& mask : spec.mask)
            words << Caption::tr("mask: %1").arg(label(core::kindOf(mask)));
        if (const auto* const pretrained = std::get_if<core::PretrainedSource>(&e.network)) {
            words << modelWords(pretrained->where);
            if (const QString modified = interventionWords(*trace.model); !modified.isEmpty())
                words << Caption::tr("modified: %1").arg(modified);
            return words.join(Caption::tr(", ", "between settings"));
        }
        const core::Experiment ofLayer
            = trace.model->computed().ofLayer(static_cast<std::size_t>(s.layer));
        words << numberWords(ofLayer) << blockWords(ofLayer.design.blocks.front());
        words << Caption::tr("weights: %1").arg(label(core::kindOf(e.design.weights)));
        if (core::kindOf(e.design.weights) == "random")
            words << Caption::tr("seed %1").arg(e.seed);
        return words.join(Caption::tr(", ", "between settings"));
    }

    QString selectionWords(const core::Trace& trace, const Selection& s)
    {
        const core::AttentionTrace& attention = trace.attention(s.layer);
        const auto named = [](const std::vector<core::Token>& tokens, core::Index at) {
            return u"“%1” (%2)"_s
                .arg(isolated(safeLabel(tokens[static_cast<std::size_t>(at)].text)))
                .arg(at + 1);
        };
        const auto query = [&] {
            return andWritten(
                named(*attention.queryTokens, *s.query), attention.predicted, *s.query);
        };
        if (s.query && s.key)
            return Caption::tr("Head %1, query %2, key %3: weight %4.")
                .arg(headNumber(trace, s.layer, s.head), query(),
                    named(*attention.keyTokens, *s.key),
                    fixedText(static_cast<double>(
                                  core::headAt(trace, s.layer, s.head).weights()(*s.query, *s.key)),
                        3));
        if (s.query)
            return Caption::tr("Selected: query %1.").arg(query());
        return s.key ? Caption::tr("Selected: key %1.").arg(named(*attention.keyTokens, *s.key))
                     : QString();
    }

} // namespace

QString captionText(const FigureState& state)
{
    const core::Trace& trace = *state.derived->trace();
    const Selection& s = state.session.selection;
    const std::string& view = state.session.navigation.view;
    if (state.networkWithoutAttention != nullptr && hasRole(view, ViewRole::Training))
        return Caption::tr("%1: “%2”, %3.")
            .arg(viewNamed(view).caption(state),
                safeLabel(state.networkWithoutAttention->example.text),
                modelWords(state.networkWithoutAttention->network->folder));
    //: what is shown, of which sentence, the settings, the cell that is selected
    QString text = Caption::tr("%1 %2. %3. %4")
                       .arg(viewNamed(state.session.navigation.view).caption(state),
                           sourceWords(trace, trace.attention(s.layer)), settingWords(trace, s),
                           selectionWords(trace, s))
                       .trimmed();
    if (const QString tokens = shownTokensText(trace, state.session.view); !tokens.isEmpty())
        text += u' ' + tokens;
    return text;
}

QString shownTokensText(const core::Trace& shown, const ViewState& view)
{
    QStringList sentences;
    for (const QString& mark : tokenModifications(shown, view))
        sentences << Caption::tr("Shown with %1.").arg(mark);
    return sentences.join(u' ');
}

} // namespace ui
