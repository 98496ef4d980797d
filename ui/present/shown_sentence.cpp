#include "ui/present/shown_sentence.h"

#include "core/analysis/predictions.h"
#include "core/inference/output_head.h"
#include "core/pretrained_model.h"
#include "ui/words/labels.h"

#include <QRegularExpression>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr std::string_view blank = "___";
    constexpr int longest = 400; // characters on a page

    // Masked tokens count from 1; their ranges are bytes of the text.
    std::string withBlanks(
        std::string text, const std::vector<core::Token>& tokens, std::vector<int> masked)
    {
        std::ranges::sort(masked, std::ranges::greater());
        for (const int number : masked) {
            const auto index = static_cast<std::size_t>(number) - 1;
            if (index >= tokens.size())
                continue;
            const core::Token& token = tokens[index];
            if (!token.special && token.begin < token.end && token.end <= text.size())
                text.replace(token.begin, token.end - token.begin, blank);
        }
        return text;
    }

    // The text goes on with the next token.
    bool isContinued(const core::Trace& trace)
    {
        const auto& run = trace.model->pretrained();
        return run != nullptr && !run->model->architecture.decoder
            && core::predictionKind(run->model->architecture) == core::PredictionKind::NextTokens;
    }

    // A network that smooths a curve reads positions, not a text.
    bool readsText(const core::Trace* trace)
    {
        return trace == nullptr || trace->model->surrogate() == nullptr;
    }

    QString plain(const QString& text)
    {
        static const QRegularExpression marks(u"[“”„‟\"「」『』…⁠]"_s);
        static const QRegularExpression end(u"[.。]$"_s);
        return QString(text).remove(marks).simplified().remove(end).simplified();
    }

} // namespace

QString shownSentence(const core::Experiment& experiment, const core::Trace* trace)
{
    const auto* const source = std::get_if<core::PretrainedSource>(&experiment.network);
    const auto* const sentence = std::get_if<core::Sentence>(&experiment.source);
    if (source == nullptr || sentence == nullptr || !source->ids.empty() || source->image.given()
        || !readsText(trace))
        return {};
    const bool own = trace != nullptr && trace->model->merged() == nullptr; // its tokens count
    QString text = safeLabel(own
            ? withBlanks(sentence->text, trace->model->inputs.queryTokens, source->maskedTokens)
            : sentence->text,
        longest);
    if (trace != nullptr && isContinued(*trace))
        text += u" …"_s;
    if (!source->target.empty())
        text += u" → %1"_s.arg(safeLabel(source->target, longest));
    return text;
}

bool says(const QString& text, const QString& sentence)
{
    return plain(text).contains(plain(sentence), Qt::CaseInsensitive);
}

} // namespace ui
