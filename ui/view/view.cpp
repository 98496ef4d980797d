#include "ui/view/view.h"

#include "core/forward/trained_model.h"

namespace ui {

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

void View::setBare(bool bare)
{
    for (QWidget* control : controls())
        control->setVisible(!bare);
}

} // namespace ui
