#include "ui/words/training_words.h"

#include "ui/words/labels.h"

#include <QCoreApplication>
#include <QtGlobal>

#include <algorithm>
#include <array>

namespace ui {

namespace {

    namespace training = core::training;

    struct NetworkWords {
        Q_DECLARE_TR_FUNCTIONS(ui::NetworkWords)

    public:
        QString operator()(const training::EncoderDecoder& net) const
        {
            const QString cell = nameOf(net.cell);
            switch (net.alignment) {
            case training::Alignment::Additive:
                return tr("%1, additive attention").arg(cell);
            case training::Alignment::Dot:
                return tr("%1, dot-product attention").arg(cell);
            case training::Alignment::General:
                return tr("%1, general attention").arg(cell);
            case training::Alignment::None:
                break;
            }
            return tr("%1, no attention").arg(cell);
        }
        QString operator()(const training::TransformerNetwork& net) const
        {
            return withChoice(tr("transformer, %n layers", nullptr, net.layers), net.attention);
        }
        QString operator()(const training::SelfAttentionNetwork& net) const
        {
            return withChoice(tr("self-attention, %n layers", nullptr, net.layers), net.attention);
        }
        QString operator()(const training::RecurrentTagger& net) const
        {
            return (net.bidirectional ? tr("%1, bidirectional") : tr("%1, unidirectional"))
                .arg(nameOf(net.cell));
        }
        QString operator()(const training::WindowMlp& net) const
        {
            return tr("window of %n tokens", nullptr, 2 * net.radius + 1);
        }
        QString operator()(const training::TokenMlp&) const { return tr("per-token MLP"); }
        QString operator()(const training::KernelNetwork&) const
        {
            return tr("kernel with learned bandwidth");
        }

    private:
        // Adds the differences from the default: the score and its scaling.
        static QString withChoice(QString name, const training::AttentionChoice& how)
        {
            if (how.score != core::Score {})
                name = tr("%1, %2").arg(name, label("score.kind", kindOf(how.score)));
            if (std::holds_alternative<core::NoScaling>(how.scaling))
                name = tr("%1, unscaled").arg(name);
            return name;
        }
        static QString nameOf(training::CellKind cell)
        {
            const auto id = core::idOf(cell);
            return QString::fromUtf8(id.data(), qsizetype(id.size())).toUpper();
        }
    };

    constexpr std::array tasks {
        TaskWords { "dates", QT_TRANSLATE_NOOP("ui::TrainingForm", "dates"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "“third of May 1979” becomes 1979-05-03") },
        TaskWords { "order", QT_TRANSLATE_NOOP("ui::TrainingForm", "word order"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "artificial English to artificial French") },
        TaskWords { "tags", QT_TRANSLATE_NOOP("ui::TrainingForm", "parts of speech"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "“I saw a saw”: verb, noun") },
        TaskWords { "mood", QT_TRANSLATE_NOOP("ui::TrainingForm", "sentiment"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "“not bad at all” is positive") },
        TaskWords { "numbers", QT_TRANSLATE_NOOP("ui::TrainingForm", "numbers"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "“four hundred and two” becomes 402") },
        TaskWords { "copy", QT_TRANSLATE_NOOP("ui::TrainingForm", "copy"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "the same letters") },
        TaskWords { "reverse", QT_TRANSLATE_NOOP("ui::TrainingForm", "reverse"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "the letters in reverse order") },
        TaskWords { "sort", QT_TRANSLATE_NOOP("ui::TrainingForm", "sort"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "the letters in alphabetical order") },
        TaskWords { "repeat", QT_TRANSLATE_NOOP("ui::TrainingForm", "repeat (induction)"),
            QT_TRANSLATE_NOOP(
                "ui::TrainingForm", "the letter that followed an earlier copy of the last one") },
        TaskWords { "curve", QT_TRANSLATE_NOOP("ui::TrainingForm", "curve"),
            QT_TRANSLATE_NOOP("ui::TrainingForm", "fit a curve to noisy points") },
    };

} // namespace

QString networkName(const training::NetworkArchitecture& architecture)
{
    return std::visit(NetworkWords(), architecture);
}

const TaskWords* taskWords(std::string_view id)
{
    const auto* const found = std::ranges::find(tasks, id, &TaskWords::id);
    return found != tasks.end() ? found : nullptr;
}

} // namespace ui
