#include "ui/settings/trained_mask_editor.h"

#include "core/inference/attentions.h"
#include "core/pretrained_model.h"
#include "core/trace.h"
#include "ui/words/labels.h"

#include <QMenu>
#include <QSignalBlocker>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString ownMask = u"network.changes.own_mask"_s;

    QStringList kindsIn(const std::vector<core::Mask>& masks)
    {
        QStringList result;
        for (const core::Mask& mask : masks)
            result << QString::fromUtf8(
                core::kindOf(mask).data(), qsizetype(core::kindOf(mask).size()));
        return result;
    }

} // namespace

TrainedMaskEditor::TrainedMaskEditor(const core::settings::Field& field, QWidget* parent)
    : SetEditor(field, parent)
    , m_asTrained(new QAction(button()->menu()))
    , m_none(new QAction(label("mask.kind", "none"), button()->menu()))
{
    m_asTrained->setCheckable(true);
    m_asTrained->setChecked(true);
    m_asTrained->setToolTip(explanation(ownMask.toStdString()));
    m_asTrained->setText(label("mask.kind", "as_trained"));
    QMenu* menu = button()->menu();
    m_none->setCheckable(true);
    m_none->setToolTip(explanation("mask.kind", "none"));
    menu->insertActions(menu->actions().constFirst(), { m_asTrained, m_none });
    menu->insertSeparator(menu->actions().at(2));
    connect(m_asTrained, &QAction::toggled, this, [this](bool own) {
        changeOther(ownMask, own ? u"true"_s : u"false"_s);
        emit settled();
    });
    connect(m_none, &QAction::triggered, this, [this] {
        emit changedTogether(path(), { ownMask + u"=false"_s, path() + u"=none"_s });
        emit settled();
        showText(); // chosen again, it stays checked
    });
}

// Names the mask where all attentions have the same one.
void TrainedMaskEditor::showTrace(const core::Trace& trace)
{
    const core::Model& model = *trace.model;
    if (model.pretrained() == nullptr)
        return;
    const auto all = core::attentionsOf(model.pretrained()->original->architecture);
    if (all.empty())
        return;
    const std::vector<core::Mask>& first = all.front().attention->spec.mask;
    const bool alike = std::ranges::all_of(
        all, [&](const core::AttentionAt& each) { return each.attention->spec.mask == first; });
    m_own = alike ? kindsIn(first) : QStringList();
    QStringList names;
    for (const QString& kind : m_own)
        names << label("mask.kind", kind.toStdString());
    m_asTrained->setText(!alike
            ? tr("As trained (differs by layer)")
            : tr("As trained (%1)")
                  .arg(names.isEmpty() ? label("mask.kind", "none") : names.join(u", "_s)));
    showText();
}

void TrainedMaskEditor::showExperiment(const core::Experiment& experiment)
{
    const auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network);
    const QSignalBlocker quiet(m_asTrained);
    m_asTrained->setChecked(pretrained == nullptr || pretrained->interventions.empty()
        || pretrained->interventions.front().ownMask);
    showText();
}

// Masks that the model was trained with need not be added.
void TrainedMaskEditor::showText()
{
    QStringList names;
    for (QAction* each : button()->menu()->actions()) {
        const bool own = m_own.contains(each->data().toString());
        if (each == m_none)
            continue;
        if (each != m_asTrained)
            each->setEnabled(each->isChecked() || !own || !m_asTrained->isChecked());
        if (each->isChecked())
            names << each->text();
    }
    m_none->setChecked(names.isEmpty());
    button()->setText(names.isEmpty() ? label("mask.kind", "none") : names.join(u", "_s));
}

} // namespace ui
