#include "ui/view/view.h"

#include "core/forward/alter_network.h"
#include "core/forward/trained_model.h"
#include "ui/view/spoken_selection.h"
#include "ui/view/truth.h"
#include "ui/view/view_strip.h"
#include "ui/widgets/spoken_picture.h"

namespace ui {

QStringList tokenMarks(const core::Trace& shown, const ViewState& view)
{
    QStringList marks;
    if (shown.model == nullptr || shown.model->stored == nullptr)
        return marks; // there was nothing to join or to hide
    if (view.joinWords)
        marks << View::tr("subwords merged (attention to them summed, from them averaged)");
    if (view.hideSpecial)
        marks << View::tr("special tokens hidden (remaining weights renormalised)");
    return marks;
}

View::View(const Subject& subject, Commands& commands, QWidget* parent)
    : QWidget(parent)
    , m_subject(subject)
    , m_commands(commands)
{
    makePicture(*this);
}

void View::setPicture(QWidget& part)
{
    makePicture(part);
    m_spoken = &part;
}

QString View::spoken() const
{
    if (!m_instead.isEmpty())
        return m_instead;
    if (!nothing().isEmpty())
        return sentences({ nothing() });
    return sentences({ spokenSelection(), description() });
}

QString View::spokenSelection() const
{
    return m_subject.trace() ? selectionSentence(*m_subject.trace(), m_subject.selection())
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

bool View::altered() const
{
    const TracePtr& trace = m_subject.trace();
    if (!trace || trace->model == nullptr)
        return false;
    const core::Model& model = *trace->model;
    const auto* const asked = std::get_if<core::Loaded>(&model.experiment.network);
    return model.loaded != nullptr ? model.loaded->trained != model.loaded->model
                                   : model.instead != nullptr && core::alters(asked->changes);
}

QStringList View::marks() const
{
    QStringList result;
    if (altered())
        result << tr("modified");
    if (m_subject.trace())
        result += tokenMarks(*m_subject.trace(), m_subject.view());
    return result;
}

void View::glide()
{
    showTrace();
    showSelection();
}

QString View::truth(Covered what) const
{
    const TracePtr& trace = m_subject.trace();
    return trace ? truthOf(*trace, m_subject.locked(), what) : QString();
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
