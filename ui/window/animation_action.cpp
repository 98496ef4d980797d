#include "ui/window/animation_action.h"

#include "ui/animation/animation_dialog.h"
#include "ui/document/document.h"

using namespace Qt::StringLiterals;

namespace ui {

AnimationAction::AnimationAction(Document& document, QWidget& window)
    : QAction(tr("Export a&nimation…"), &window)
    , m_document(document)
    , m_window(window)
{
    m_last.sweep = Sweep { "scaling.factor", 0.1, 10, 60, true };
    setShortcut(QKeySequence(u"Ctrl+Shift+E"_s));
    setToolTip(
        tr("Animate a setting, or the computation step by step, as GIF, WebP, PNG or video"));
    connect(this, &QAction::triggered, this, &AnimationAction::showDialog);
    const auto enable = [this] { setEnabled(m_document.trace() != nullptr); };
    connect(&document, &Document::traceChanged, this, enable);
    enable();
}

void AnimationAction::showDialog()
{
    m_document.gather();
    // The animation shows the state on screen, not one still being computed.
    FigureState state { m_document.session(), m_document.derived(), m_document.pinned() };
    state.session.experiment = m_document.trace()->model->experiment;
    auto* dialog = new AnimationDialog(m_last, state, m_document.files(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AnimationDialog::said, this, &AnimationAction::said);
    connect(dialog, &AnimationDialog::used, this,
        [this](const AnimationRequest& request) { m_last = request; });
    dialog->open();
}

} // namespace ui
