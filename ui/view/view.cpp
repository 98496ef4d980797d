#include "ui/view/view.h"

#include "core/inference/interventions.h"
#include "core/pretrained_model.h"
#include "ui/view/outdated_veil.h"
#include "ui/view/reveal_text.h"
#include "ui/view/spoken_selection.h"
#include "ui/view/view_strip.h"
#include "ui/widgets/spoken_canvas.h"

namespace ui {

QStringList tokenModifications(const core::Trace& shown, const ViewState& view)
{
    QStringList marks;
    if (shown.model == nullptr || shown.model->canExplain())
        return marks; // there is nothing to merge or hide
    if (view.mergeSubwords)
        marks << View::tr("subwords merged (attention to them summed, from them averaged)");
    if (view.hideSpecial)
        marks << View::tr("special tokens hidden, weights renormalised");
    return marks;
}

View::View(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_viewModel(viewModel)
    , m_actions(actions)
{
    makePicture(*this);
    connect(&viewModel, &ViewModel::outdatedChanged, this, &View::announce);
}

void View::setCanvas(QWidget& part)
{
    makePicture(part);
    m_spoken = &part;
}

QString View::spoken() const
{
    if (!m_instead.isEmpty())
        return m_instead;
    if (!emptyReason().isEmpty())
        return sentences({ emptyReason() });
    return sentences({ outdatedText(m_viewModel), spokenSelection(), description() });
}

QString View::spokenSelection() const
{
    return m_viewModel.trace() ? selectionSentence(*m_viewModel.trace(), m_viewModel.selection())
                               : QString();
}

void View::setSpokenInstead(const QString& sentence)
{
    if (m_instead == sentence)
        return;
    m_instead = sentence;
    setSilent(*this, !sentence.isEmpty());
    setSilent(*m_spoken, !sentence.isEmpty());
    setAccessibleName(sentence);
    announce();
}

void View::announce()
{
    if (const QString words = spoken(); m_spoken->accessibleName() != words)
        m_spoken->setAccessibleName(words);
}

bool View::modified() const
{
    const TracePtr& trace = m_viewModel.trace();
    if (!trace || trace->model == nullptr)
        return false;
    const core::Model& model = *trace->model;
    const auto* const source = std::get_if<core::PretrainedSource>(&model.experiment.network);
    return model.pretrained() != nullptr
        ? model.pretrained()->original != model.pretrained()->model
        : model.surrogate() != nullptr && core::isModified(source->interventions);
}

QStringList View::modifications() const
{
    QStringList result;
    if (modified())
        result << tr("modified");
    if (m_viewModel.trace())
        result += tokenModifications(*m_viewModel.trace(), m_viewModel.view());
    return result;
}

void View::glide()
{
    showTrace();
    showSelection();
}

QString View::revealText(Hidden what) const
{
    const TracePtr& trace = m_viewModel.trace();
    return trace ? revealTextOf(*trace, m_viewModel.locked(), what) : QString();
}

void View::setBare(bool bare)
{
    m_bare = bare;
    for (QWidget* control : controls())
        control->setVisible(!bare);
    for (ViewStrip* strip : findChildren<ViewStrip*>())
        strip->setBare(bare);
}

} // namespace ui
