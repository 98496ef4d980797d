#include "ui/views/steps/steps_words.h"

#include "core/analysis/weights/contributions.h"
#include "ui/inspector/output_line.h"
#include "ui/views/steps/layer_row.h"
#include "ui/views/steps/picked_words.h"
#include "ui/views/steps/step_texts.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace ui {

namespace piece {

    Sentence::Piece query(const StepScene& scene)
    {
        return { scene.queryName(), Part::Query };
    }

    Sentence::Piece key(const StepScene& scene, core::Index key)
    {
        return { scene.keyName(key), Part::Key };
    }

    Sentence::Piece count(core::Index number)
    {
        return { QString::number(number), Part::Number };
    }

    Sentence::Piece number(double number)
    {
        const bool whole = number == std::round(number) && std::abs(number) < 1e6;
        return { whole ? fixedText(number, 0) : shown(number, 3), Part::Number };
    }

    Sentence::Piece share(double share)
    {
        return { percentText(share), Part::Number };
    }

} // namespace piece

namespace {

    using core::Index;
    using piece::count;
    using piece::key;
    using piece::number;
    using piece::query;
    using piece::share;

    // Sentences of a head's steps.
    class StepSentences {
        Q_DECLARE_TR_FUNCTIONS(steps)

    public:
        explicit StepSentences(const StepScene& scene)
            : m_scene(scene)
        {
        }

        [[nodiscard]] Sentence tokensTitle() const;
        [[nodiscard]] Sentence tokens() const;
        [[nodiscard]] Sentence inputTitle() const;
        [[nodiscard]] Sentence input() const;
        [[nodiscard]] Sentence projectTitle() const;
        [[nodiscard]] Sentence project() const;
        [[nodiscard]] Sentence scoreTitle() const;
        [[nodiscard]] Sentence score() const;
        [[nodiscard]] Sentence scaleTitle() const;
        [[nodiscard]] Sentence scale() const;
        [[nodiscard]] Sentence scaledAndCapped(Index best) const;
        [[nodiscard]] Sentence maskTitle() const;
        [[nodiscard]] Sentence mask() const;
        [[nodiscard]] Sentence normaliseTitle() const;
        [[nodiscard]] Sentence normalise() const;
        [[nodiscard]] Sentence mixTitle() const;
        [[nodiscard]] Sentence outputTitle() const;
        [[nodiscard]] Sentence output() const;
        [[nodiscard]] Sentence contributions() const;

    private:
        template <class A> [[nodiscard]] bool source() const
        {
            return std::holds_alternative<A>(m_scene.experiment().source);
        }
        template <class A> [[nodiscard]] bool normaliser() const
        {
            return std::holds_alternative<A>(m_scene.rule().normaliser);
        }
        [[nodiscard]] bool text() const
        {
            return source<core::Sentence>() || source<core::SentencePair>();
        }
        [[nodiscard]] static double at(const std::vector<core::Scalar>& row, Index j)
        {
            return static_cast<double>(row[static_cast<std::size_t>(j)]);
        }

        const StepScene& m_scene;
    };

    Sentence StepSentences::tokensTitle() const
    {
        const Index n = m_scene.queries();
        if (source<core::PointSource>())
            return { tr("%1 query positions, %2 data points"),
                { count(n), count(m_scene.keys()) } };
        if (!text())
            return { tr("%1 query rows, %2 key rows"), { count(n), count(m_scene.keys()) } };
        if (m_scene.cross())
            return { tr("%1 query tokens, %2 key tokens"), { count(n), count(m_scene.keys()) } };
        if (m_scene.step.formula == "tokens.image")
            return { tr("The image is split into %1 patches"), { count(n - 1) } };
        if (m_scene.step.formula == "tokens.ids")
            return { tr("Tokens are given by ID"), {} };
        if (n == 1)
            return { tr("The text is one token"), {} };
        return { tr("The text is split into %1 tokens"), { count(n) } };
    }

    Sentence StepSentences::tokens() const
    {
        const Index n = m_scene.queries();
        const auto place = count(m_scene.query() + 1);
        if (source<core::PointSource>())
            return { tr("Position %1 is one of %2 query positions. Each of the %3 data points "
                        "contributes its target."),
                { place, count(n), count(m_scene.keys()) } };
        if (!text())
            return { tr("Row %1 of %2 is the query; there are %3 rows of keys and values."),
                { place, count(n), count(m_scene.keys()) } };
        if (m_scene.cross())
            return { tr("“%1” is query token %2 of %3. There are %4 key tokens."),
                { query(m_scene), place, count(n), count(m_scene.keys()) } };
        if (n == 1)
            return { tr("“%1” is the only token: it can attend only to itself."),
                { query(m_scene) } };
        return { tr("“%1” is token %2 of %3. Every token is compared with all tokens, including "
                    "itself (self-attention)."),
            { query(m_scene), place, count(n) } };
    }

    Sentence StepSentences::inputTitle() const
    {
        const Index width = m_scene.head().layer.queries->cols();
        if (m_scene.step.formula == "input.given")
            return { tr("The vectors are used as they are"), {} };
        if (!text())
            return { tr("The position vector is added to every row"), {} };
        if (width == 1)
            return { tr("Every token becomes a single number"), {} };
        return { tr("Every token becomes a vector of dimension %1"), { count(width) } };
    }

    Sentence StepSentences::input() const
    {
        const core::Position& position = m_scene.experiment().design.position;
        if (m_scene.step.formula == "input.given")
            return { tr("Row %1 has dimension %2."),
                { count(m_scene.query() + 1), count(m_scene.head().layer.queries->cols()) } };
        if (!text())
            return { tr("The vector of position %1 is added to row %1, component by component."),
                { count(m_scene.query() + 1) } };
        if (m_scene.step.formula != "input.embedding")
            return { tr("“%1” is at position %2: its word vector and its position vector are "
                        "added, component by component."),
                { query(m_scene), count(m_scene.query() + 1) } };
        if (std::holds_alternative<core::Rotary>(position))
            return { tr("“%1” gets its word vector; its position comes in later, when queries "
                        "and keys are rotated (RoPE)."),
                { query(m_scene) } };
        if (std::holds_alternative<core::Alibi>(position))
            return { tr("“%1” gets its word vector; its position comes in later, when scores "
                        "fall with the distance (ALiBi)."),
                { query(m_scene) } };
        return { tr("“%1” gets its word vector. Nothing encodes its position: in another order "
                    "the words would have the same vectors."),
            { query(m_scene) } };
    }

    Sentence StepSentences::projectTitle() const
    {
        if (m_scene.cross())
            return { tr("“%1” becomes a query, the other sequence keys and values"),
                { query(m_scene) } };
        return { tr("“%1” becomes a query, a key and a value"), { query(m_scene) } };
    }

    Sentence StepSentences::project() const
    {
        if (m_scene.cross())
            return {
                tr("The query matrix turns “%1” into what it looks for; the key and value matrices "
                   "turn the other sequence into what it offers and what it passes on."),
                { query(m_scene) }
            };
        return { tr("The query matrix turns “%1” into what it looks for, the key matrix into "
                    "what it offers to others, the value matrix into what it passes on."),
            { query(m_scene) } };
    }

    Sentence StepSentences::scoreTitle() const
    {
        if (std::holds_alternative<core::LocationScore>(m_scene.rule().score))
            return { tr("Every key is scored on its own"), {} };
        return { tr("“%1” compares its query with every key"), { query(m_scene) } };
    }

    Sentence StepSentences::score() const
    {
        const core::Score& score = m_scene.rule().score;
        const auto best = bestOf(m_scene.row.raw);
        if (!best)
            return { tr("No key is close enough to “%1”: the kernel is 0 for all of them."),
                { query(m_scene) } };
        const std::vector<Sentence::Piece> said { query(m_scene), key(m_scene, *best),
            number(at(m_scene.row.raw, *best)) };
        if (m_scene.keys() == 1)
            return { tr("“%1” has only one key, “%2”, with score %3."), said };
        if (std::holds_alternative<core::LocationScore>(score))
            return { tr("The query “%1” has no influence here: the key “%2” has the largest "
                        "score, %3."),
                said };
        if (core::isLogarithm(score))
            return { tr("The key nearest to “%1” is “%2”, with score %3."), said };
        return { tr("The key that best matches “%1” is “%2”, with score %3."), said };
    }

    Sentence StepSentences::scaleTitle() const
    {
        const double divisor = core::divisor(m_scene.rule().scaling, m_scene.head().trace.k.cols());
        if (!m_scene.step.changes)
            return { tr("The scores are not scaled"), {} };
        const float cap = m_scene.rule().softcap;
        const Sentence::Piece most { settingText(static_cast<double>(cap)), Part::Number };
        if (cap != 0 && std::holds_alternative<core::NoScaling>(m_scene.rule().scaling))
            return { tr("The scores are soft-capped at ±%1"), { most } };
        return { cap != 0 ? tr("The scores are divided by %1 and soft-capped at ±%2")
                          : tr("The scores are divided by %1"),
            { number(divisor), most } };
    }

    Sentence StepSentences::scale() const
    {
        const auto best = bestOf(m_scene.row.raw);
        if (!m_scene.step.changes
            && !std::holds_alternative<core::NoScaling>(m_scene.rule().scaling))
            return { tr("Divided by 1: the scores are passed on unchanged."), {} };
        if (!best || !m_scene.step.changes)
            return {};
        const Index dk = m_scene.head().trace.k.cols();
        const auto before = number(at(m_scene.row.raw, *best));
        const auto after = number(at(m_scene.row.scaled, *best));
        if (m_scene.rule().softcap != 0)
            return scaledAndCapped(*best);
        if (std::holds_alternative<core::SqrtScaling>(m_scene.rule().scaling))
            return { tr("The best key for “%1” is “%2” with %3; divided by √%4 that is %5."),
                { query(m_scene), key(m_scene, *best), before, count(dk), after } };
        return { tr("The best key for “%1” is “%2” with %3; divided by %4 that is %5."),
            { query(m_scene), key(m_scene, *best), before,
                number(core::divisor(m_scene.rule().scaling, dk)), after } };
    }

    Sentence StepSentences::scaledAndCapped(Index best) const
    {
        const bool scales = !std::holds_alternative<core::NoScaling>(m_scene.rule().scaling);
        return { scales ? tr("The best key for “%1” is “%2” with %3; divided, that is %5; "
                             "capped, %4.")
                        : tr("The best key for “%1” is “%2” with %3; capped, that is %4."),
            { query(m_scene), key(m_scene, best), number(at(m_scene.row.raw, best)),
                number(at(m_scene.row.capped, best)), number(at(m_scene.row.scaled, best)) } };
    }

    Sentence StepSentences::maskTitle() const
    {
        if (!m_scene.step.changes)
            return { tr("No mask"), {} };
        if (m_scene.step.formula == "mask.distance")
            return { tr("Scores of keys far from “%1” are reduced"), { query(m_scene) } };
        if (std::ranges::count(m_scene.row.added, core::excluded) > 0)
            return { tr("The mask hides keys from “%1”"), { query(m_scene) } };
        return { tr("The mask changes the scores of “%1”"), { query(m_scene) } };
    }

    Sentence StepSentences::mask() const
    {
        if (!m_scene.step.changes)
            return {};
        const Index open = std::ranges::count_if(
            m_scene.row.masked, [](core::Scalar score) { return score != core::excluded; });
        const auto best = bestOf(m_scene.row.masked);
        if (!best)
            return { tr("“%1” may attend to none of the %2 keys."),
                { query(m_scene), count(m_scene.keys()) } };
        return { tr("“%1” may attend to %2 of %3 keys; the best of them is “%4”, with %5."),
            { query(m_scene), count(open), count(m_scene.keys()), key(m_scene, *best),
                number(at(m_scene.row.masked, *best)) } };
    }

    Sentence StepSentences::normaliseTitle() const
    {
        if (normaliser<core::Softmax>())
            return { tr("Softmax turns the scores of “%1” into weights"), { query(m_scene) } };
        if (normaliser<core::Sparsemax>())
            return { tr("Sparsemax turns the scores of “%1” into a few nonzero weights"),
                { query(m_scene) } };
        if (normaliser<core::Sigmoid>())
            return { tr("The sigmoid turns each score of “%1” into a weight independently"),
                { query(m_scene) } };
        const bool kernel = core::isLogarithm(m_scene.rule().score);
        if (kernel && normaliser<core::ReluMean>())
            return { tr("The kernel values for “%1” are divided by the number of keys"),
                { query(m_scene) } };
        if (normaliser<core::ReluMean>())
            return { tr("The positive scores of “%1” are divided by the number of keys"),
                { query(m_scene) } };
        if (kernel && (normaliser<core::ReluSum>() || normaliser<core::SumNormaliser>()))
            return { tr("The kernel values for “%1” are divided by their sum"),
                { query(m_scene) } };
        if (kernel)
            return { tr("The kernel values for “%1” are its weights"), { query(m_scene) } };
        if (normaliser<core::ReluSum>())
            return { tr("The positive scores of “%1” are divided by their sum"),
                { query(m_scene) } };
        if (normaliser<core::SumNormaliser>())
            return { tr("The scores of “%1” are divided by their sum"), { query(m_scene) } };
        if (normaliser<core::Relu>())
            return { tr("The positive scores of “%1” are its weights"), { query(m_scene) } };
        return { tr("The scores of “%1” are its weights"), { query(m_scene) } };
    }

    Sentence StepSentences::normalise() const
    {
        const auto order = m_scene.byWeight();
        if (order.empty())
            return { tr("“%1” has nothing to attend to: its weights are all 0."),
                { query(m_scene) } };
        const auto weight = [&](std::size_t rank) {
            return static_cast<double>(m_scene.head().trace.weights(m_scene.query(), order[rank]));
        };
        const bool shares = normaliser<core::Softmax>() || normaliser<core::Sparsemax>()
            || normaliser<core::ReluSum>();
        if (!shares)
            return { tr("The largest weight of “%1” is %2, for “%3”."),
                { query(m_scene), number(weight(0)), key(m_scene, order[0]) } };
        constexpr double worthSaying = 0.005;
        if (order.size() > 1 && weight(1) >= worthSaying)
            return { tr("“%1” gives %2 of its attention to “%3” and %4 to “%5”."),
                { query(m_scene), share(weight(0)), key(m_scene, order[0]), share(weight(1)),
                    key(m_scene, order[1]) } };
        return { tr("“%1” gives %2 of its attention to “%3”."),
            { query(m_scene), share(weight(0)), key(m_scene, order[0]) } };
    }

    Sentence StepSentences::mixTitle() const
    {
        if (source<core::PointSource>())
            return { tr("The prediction at %1 is a weighted sum of the targets"),
                { query(m_scene) } };
        return { tr("The output of “%1” is a weighted sum of the values"), { query(m_scene) } };
    }

    Sentence StepSentences::outputTitle() const
    {
        const auto heads = std::ssize(m_scene.head().layer.heads);
        const bool projected = !m_scene.head().layerModel().wo.empty();
        if (heads == 1)
            return { projected ? tr("The head's output, times the output matrix")
                               : tr("The output of the only head is the output of the layer"),
                {} };
        return { projected ? tr("The concatenated outputs of %1 heads, times the output matrix")
                           : tr("The concatenated outputs of %1 heads are the output"),
            { count(heads) } };
    }

    Sentence StepSentences::output() const
    {
        const core::HeadAt head = m_scene.head();
        const auto heads = std::ssize(head.layer.heads);
        const auto width = count(head.layer.output.cols());
        const auto each = count(head.trace.output.cols());
        if (heads == 1)
            return {
                tr("The output of the only head, of dimension %1, becomes the output for “%3”, "
                   "of dimension %2."),
                { each, width, query(m_scene) }
            };
        return { tr("The outputs of %1 heads, each of dimension %2, become the output for “%4”, "
                    "of dimension %3."),
            { count(heads), each, width, query(m_scene) } };
    }

    // The head that adds the longest vector, and the chosen one.
    Sentence StepSentences::contributions() const
    {
        const core::HeadAt head = m_scene.head();
        if (head.layer.heads.size() < 2 || head.layerModel().wo.empty())
            return {};
        const core::Matrix added
            = core::headContributions(*m_scene.trace, m_scene.where.layer, m_scene.query());
        std::vector<double> lengths;
        for (Index n = 0; n < added.rows(); ++n) {
            const auto row = added.row(n);
            lengths.push_back(factsOf({ row.begin(), row.end() }).length);
        }
        const Index most = std::ranges::max_element(lengths) - lengths.begin();
        const auto length = [&](Index n) { return number(lengths[static_cast<std::size_t>(n)]); };
        if (most == m_scene.where.head)
            return { tr("The output is the sum of what each head adds. Head %1 adds the longest "
                        "vector, of length %2."),
                { count(most + 1), length(most) } };
        return { tr("The output is the sum of what each head adds. Head %1 adds the longest "
                    "vector, of length %2; head %3 adds one of length %4."),
            { count(most + 1), length(most), count(m_scene.where.head + 1),
                length(m_scene.where.head) } };
    }

    // Sentences of the steps around a pretrained head.
    class LayerSentences {
        Q_DECLARE_TR_FUNCTIONS(steps)

    public:
        explicit LayerSentences(const StepScene& scene)
            : m_scene(scene)
        {
        }

        [[nodiscard]] Sentence said() const
        {
            const std::string& formula = m_scene.step.formula;
            if (formula.starts_with("input."))
                return input();
            if (formula.starts_with("norm."))
                return norm();
            if (formula == "residual.sum")
                return residual();
            return formula.starts_with("feed.output") ? fed() : inside();
        }

    private:
        [[nodiscard]] std::vector<double> entering(std::size_t place = 0) const
        {
            return queryRow(m_scene, m_scene.step.enter[place]);
        }
        [[nodiscard]] std::vector<double> leaving() const
        {
            return queryRow(m_scene, m_scene.step.leave.back());
        }
        [[nodiscard]] Sentence input() const;
        [[nodiscard]] Sentence norm() const;
        [[nodiscard]] Sentence residual() const;
        [[nodiscard]] Sentence inside() const;
        [[nodiscard]] Sentence fed() const;

        const StepScene& m_scene;
    };

    Sentence LayerSentences::input() const
    {
        const auto width = piece::count(std::ssize(leaving()));
        if (!m_scene.step.enter.empty())
            return { m_scene.step.formula == "input.attended"
                    ? tr("“%1” enters with %2 components; the cosine similarity to the input of "
                         "this layer is %3.")
                    : tr("“%1” enters with %2 components; the cosine similarity to the input of "
                         "the first layer is %3."),
                { piece::query(m_scene), width, piece::number(cosine(entering(), leaving())) } };
        const std::optional<PickedWords> words = pickedWords(m_scene);
        if (!words)
            return { tr("“%1” enters as a vector of dimension %2."),
                { piece::query(m_scene), width } };
        const auto word
            = static_cast<std::size_t>(words->columnOf[static_cast<std::size_t>(m_scene.query())]);
        return { tr("“%1” has the ID %2 in the vocabulary, which selects that row of the "
                    "embedding table: %3 components."),
            { piece::query(m_scene), piece::count(words->numbers.at(word)), width } };
    }

    Sentence LayerSentences::norm() const
    {
        const RowFacts before = factsOf(entering());
        const RowFacts after = factsOf(leaving());
        if (m_scene.step.formula == "norm.rms")
            return { tr("The vector of “%1” has a root mean square of %2; after the norm it is "
                        "%3."),
                { piece::query(m_scene), piece::number(before.rootMeanSquare),
                    piece::number(after.rootMeanSquare) } };
        return { tr("The components of “%1” have mean %2 and standard deviation %3; after the "
                    "norm, %4 and %5."),
            { piece::query(m_scene), piece::number(before.mean), piece::number(before.deviation),
                piece::number(after.mean), piece::number(after.deviation) } };
    }

    Sentence LayerSentences::residual() const
    {
        return { tr("The vector of “%1” has norm %2, what is added to it has norm %3; the sum "
                    "has norm %4."),
            { piece::query(m_scene), piece::number(factsOf(entering(0)).length),
                piece::number(factsOf(entering(1)).length),
                piece::number(factsOf(leaving()).length) } };
    }

    Sentence LayerSentences::inside() const
    {
        const std::vector<double> hidden = leaving();
        const auto above = std::ranges::count_if(hidden, [](double number) { return number > 0; });
        const auto most = std::ranges::max_element(hidden);
        return { tr("Of the %2 hidden units of the FFN for “%1”, %3 are above 0; the largest, "
                    "unit %4, is %5."),
            { piece::query(m_scene), piece::count(std::ssize(hidden)), piece::count(above),
                piece::count(most - hidden.begin() + 1), piece::number(*most) } };
    }

    Sentence LayerSentences::fed() const
    {
        return { tr("For “%1”, the %2 hidden units become a vector of dimension %3 and norm %4."),
            { piece::query(m_scene), piece::count(std::ssize(entering())),
                piece::count(std::ssize(leaving())), piece::number(factsOf(leaving()).length) } };
    }

    StepWords layerStepWords(const StepScene& scene)
    {
        const QString title = QCoreApplication::translate("steps", "%1 for “%2”");
        StepWords result { { title,
                               { { stepName(scene.step.id), Part::Plain }, piece::query(scene) } },
            { LayerSentences(scene).said().pieces() } };
        result.body.push_back({ { formulaWords(scene.step.formula), Part::Plain } });
        for (const std::string& note : scene.step.notes)
            result.body.push_back(noteWords(note, scene).pieces());
        return result;
    }

    struct Telling {
        std::string_view id;
        Sentence (StepSentences::*title)() const;
        Sentence (StepSentences::*body)() const;
    };
    constexpr std::array<Telling, core::stepIds.size()> parts { {
        { "tokens", &StepSentences::tokensTitle, &StepSentences::tokens },
        { "input", &StepSentences::inputTitle, &StepSentences::input },
        { "project", &StepSentences::projectTitle, &StepSentences::project },
        { "score", &StepSentences::scoreTitle, &StepSentences::score },
        { "scale", &StepSentences::scaleTitle, &StepSentences::scale },
        { "mask", &StepSentences::maskTitle, &StepSentences::mask },
        { "normalise", &StepSentences::normaliseTitle, &StepSentences::normalise },
        { "mix", &StepSentences::mixTitle, nullptr },
        { "output", &StepSentences::outputTitle, &StepSentences::output },
    } };

} // namespace

StepWords stepWords(const StepScene& scene)
{
    constexpr Index termsSaid = 4;
    const auto* const part = std::ranges::find(parts, scene.step.id, &Telling::id);
    const bool around
        = scene.step.id == "input" && core::readsStates(*scene.trace, scene.where.layer);
    if (part == parts.end() || around)
        return layerStepWords(scene);
    const StepSentences sentences(scene);
    StepWords result { (sentences.*part->title)(), {} };
    if (part->body == nullptr)
        result.body.push_back(mixturePieces(*scene.trace, scene.where, termsSaid));
    else if (const Sentence said = (sentences.*part->body)(); !said.pattern.isEmpty())
        result.body.push_back(said.pieces());
    if (const Sentence said = sentences.contributions();
        scene.step.id == "output" && !said.pattern.isEmpty())
        result.body.push_back(said.pieces());
    for (const Sentence& said : furtherSentences(scene))
        result.body.push_back(said.pieces());
    // A note explains how the normaliser treats a kernel's logarithms.
    const bool noted = scene.step.id == "normalise" && core::isLogarithm(scene.rule().score)
        && scene.step.formula != "normalise.softmax" && scene.step.formula != "normalise.sparsemax";
    if (!noted)
        result.body.push_back({ { formulaWords(scene.step.formula), Part::Plain } });
    for (const std::string& note : scene.step.notes)
        result.body.push_back(noteWords(note, scene).pieces());
    return result;
}

} // namespace ui
