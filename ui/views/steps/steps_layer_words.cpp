#include "ui/views/steps/layer_row.h"
#include "ui/views/steps/picked_words.h"
#include "ui/views/steps/steps_words.h"

#include <QCoreApplication>

#include <algorithm>

// Texts of the steps around a pretrained head, for the explained token.

namespace ui {

namespace {

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

} // namespace

StepWords layerStepWords(const StepScene& scene)
{
    const QString title = QCoreApplication::translate("steps", "%1 for “%2”");
    StepWords result { { title, { { stepName(scene.step.id), Part::Plain }, piece::query(scene) } },
        { LayerSentences(scene).said().pieces() } };
    result.body.push_back({ { formulaWords(scene.step.formula), Part::Plain } });
    for (const std::string& note : scene.step.notes)
        result.body.push_back(noteWords(note, scene).pieces());
    return result;
}

} // namespace ui
