#include "ui/window/attention_menu.h"

#include "core/settings/settings.h"
#include "ui/document/document.h"

#include <QRandomGenerator>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

AttentionMenu::AttentionMenu(Document& document, QWidget* parent)
    : QMenu(tr("&Attention"), parent)
    , m_document(document)
{
    addHeads();
    addSeparator();
    addAction(tr("New seed"), QKeySequence(u"Ctrl+R"_s), this, [this] {
        constexpr int readable = 10000;
        const int seed = QRandomGenerator::global()->bounded(1, readable);
        change([] { return tr("New seed"); }, "seed=" + std::to_string(seed));
    });
    addAction(tr("Reset all settings"), this, [this] {
        m_document.edit([] { return tr("Reset all settings"); }, u"reset"_s,
            [](EditableState& state) {
                core::Experiment fresh;
                fresh.source = state.experiment.source;
                if (const auto* trained
                    = std::get_if<core::PretrainedSource>(&state.experiment.network)) {
                    core::PretrainedSource plain = *trained; // as trained, with its own inputs
                    plain.interventions.clear();
                    plain.maskedTokens.clear();
                    fresh.network = plain;
                }
                state.experiment = fresh;
            });
        m_document.commitEdit();
    });
}

void AttentionMenu::addHeads()
{
    addAction(tr("Previous head"), QKeySequence(u"["_s), this,
        [this] { selectHead(m_document.locked().head - 1); });
    addAction(tr("Next head"), QKeySequence(u"]"_s), this,
        [this] { selectHead(m_document.locked().head + 1); });
    m_layers = {
        addAction(tr("Previous layer"), QKeySequence(u"{"_s), this,
            [this] { selectLayer(m_document.locked().layer - 1); }),
        addAction(tr("Next layer"), QKeySequence(u"}"_s), this,
            [this] { selectLayer(m_document.locked().layer + 1); }),
    };
    connect(&m_document, &Document::traceChanged, this, &AttentionMenu::showTrace);
    showTrace();
    addAction(tr("Unlock the cell"), this, [this] { m_document.unlock(); });
}

void AttentionMenu::selectHead(core::Index head)
{
    if (!m_document.trace())
        return;
    Selection s = m_document.locked();
    const core::Index heads = std::ssize(m_document.trace()->attention(s.layer).heads);
    s.head = (head + heads) % heads;
    m_document.lock(s);
}

void AttentionMenu::selectLayer(core::Index layer)
{
    Selection s = m_document.locked();
    s.layer = std::clamp<core::Index>(layer, 0, std::ssize(m_document.trace()->attentions) - 1);
    const core::Index heads = std::ssize(m_document.trace()->attention(s.layer).heads);
    s.head = std::min(s.head, heads - 1);
    m_document.lock(s);
}

void AttentionMenu::showTrace()
{
    const TracePtr& trace = m_document.trace();
    for (QAction* action : m_layers)
        action->setEnabled(trace && trace->attentions.size() > 1);
}

void AttentionMenu::change(const StepName& name, std::string_view assignment)
{
    m_document.edit(name, u"menu"_s,
        [&](EditableState& state) { core::settings::set(state.experiment, assignment); });
    m_document.commitEdit();
}

} // namespace ui
