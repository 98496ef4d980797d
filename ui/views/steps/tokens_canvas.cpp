#include "ui/views/steps/norms_canvas.h"
#include "ui/views/steps/picked_words.h"
#include "ui/views/steps/step_matrices.h"
#include "ui/views/steps/step_painter.h"
#include "ui/words/labels.h"

using namespace Qt::StringLiterals;

// One-hot rows: each token has a 1 in the column of its word.

namespace ui {

StepPanel StepPainter::picked(bool asking) const
{
    const Axis rows = asking ? Axis::Queries : Axis::Keys;
    StepPanel panel { {}, {}, asking ? u"T"_s : u"T′"_s, rows, Axis::Dimensions };
    const std::optional<PickedWords> words = pickedWords(m_scene, asking);
    if (!words)
        return panel;
    panel.rowLabels = panel.columnLabels = panel.weights = true;
    panel.columnOf = words->columnOf;
    const core::AttentionTrace& attention = m_scene.head().layer;
    const auto& tokens = asking ? *attention.queryTokens : *attention.keyTokens;
    core::Matrix ones(std::ssize(tokens), words->count());
    for (core::Index i = 0; i < ones.rows(); ++i)
        ones(i, words->columnOf[static_cast<std::size_t>(i)]) = 1;
    panel.matrix = owned(std::move(ones));
    for (std::size_t word = 0; word < words->firstOf.size(); ++word) {
        const QString text = safeLabel(tokens[static_cast<std::size_t>(words->firstOf[word])].text);
        panel.columnNames.append(
            words->numbers.empty() ? text : u"%1: %2"_s.arg(words->numbers[word]).arg(text));
    }
    return panel;
}

StepCanvas StepPainter::tokens() const
{
    if (m_sources.before != nullptr) // the same for every query
        return *m_sources.before;
    StepCanvas result;
    result.panels.push_back(picked(true));
    if (result.panels.front().matrix == nullptr)
        return core::readsStates(*m_scene.trace, 0) ? StepCanvas {} : givenPicture(m_scene);
    if (!m_scene.cross())
        return result;
    StepPanel answering = picked(false);
    if (answering.matrix == nullptr)
        return result;
    answering.column = 1;
    result.columns = { { static_cast<double>(result.panels.front().matrix->cols()) },
        { static_cast<double>(answering.matrix->cols()) } };
    result.panels.push_back(std::move(answering));
    return result;
}

StepCanvas StepPainter::input() const
{
    if (m_sources.before != nullptr)
        return *m_sources.before;
    StepCanvas result = core::readsStates(*m_scene.trace, m_scene.where.layer)
        ? aroundPicture(m_scene)
        : inputPicture(m_scene);
    const bool looksUp
        = m_scene.step.formula == "input.embedding" || m_scene.step.formula == "input.trained";
    StepPanel ones = looksUp ? picked(true) : StepPanel {};
    if (ones.matrix == nullptr || result.columns.size() > 1)
        return result;
    // The one-hot rows precede the embeddings they select.
    const bool both = result.panels.size() > 1 && m_scene.cross();
    result.columns = { { 1 }, { 2 } };
    for (StepPanel& panel : result.panels) {
        panel.column = 1;
        panel.rowLabels = false;
        panel.sign = u"\\to"_s;
    }
    std::vector<StepPanel> before { std::move(ones) };
    if (both && pickedWords(m_scene, false)) {
        before.push_back(picked(false));
        before.back().row = 1;
    }
    for (StepPanel& panel : before)
        panel.columnLabels = !both;
    result.panels.insert(result.panels.begin(), before.begin(), before.end());
    return result;
}

} // namespace ui
