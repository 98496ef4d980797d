#include "ui/view/view.h"

#include "core/forward/trained_model.h"
#include "ui/view/truth.h"
#include "ui/view/view_strip.h"

namespace ui {

QStringList tokenMarks(const core::Trace& shown, const ViewState& view)
{
    QStringList marks;
    if (shown.model == nullptr || shown.model->stored == nullptr)
        return marks; // there was nothing to join or to hide
    if (view.joinWords)
        marks << View::tr("words joined (weights to their pieces added, from them averaged)");
    if (view.hideSpecial)
        marks << View::tr("special tokens hidden (shares of the others made to add up)");
    return marks;
}

View::View(const Subject& subject, Commands& commands, QWidget* parent)
    : QWidget(parent)
    , m_subject(subject)
    , m_commands(commands)
{
}

bool View::altered() const
{
    const TracePtr& trace = m_subject.trace();
    return trace && trace->model != nullptr && trace->model->loaded != nullptr
        && trace->model->loaded->trained != trace->model->loaded->model;
}

QStringList View::marks() const
{
    QStringList result;
    if (altered())
        result << tr("altered");
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
