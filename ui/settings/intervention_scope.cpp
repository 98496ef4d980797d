#include "ui/settings/intervention_scope.h"

#include "core/settings/settings.h"
#include "ui/document/document.h"
#include "ui/session/interventions.h"
#include "ui/settings/field_editor.h"
#include "ui/words/layer_name.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

    using Changes = std::vector<core::Intervention>;

    auto entryAt(auto& changes, const std::string& path)
    {
        return std::ranges::find(changes, path, &core::Intervention::at);
    }

    // Stores an entry, unless it equals what applies anyway; the entry of all attentions is the
    // first.
    void store(Changes& changes, const core::Intervention& entry)
    {
        if (const auto old = entryAt(changes, entry.at); old != changes.end())
            changes.erase(old);
        if (entry != interventionOf(changes, entry.at))
            changes.insert(entry.at.empty() ? changes.begin() : changes.end(), entry);
    }

} // namespace

InterventionScope::InterventionScope(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_all(new QToolButton(this))
    , m_one(new QToolButton(this))
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(FieldEditor::markRoom, 1, 0, 3);
    row->setSpacing(0);
    auto* group = new QButtonGroup(this);
    for (QToolButton* each : { m_all, m_one }) {
        each->setCheckable(true);
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(each);
        row->addWidget(each);
    }
    m_all->setText(tr("All layers"));
    m_all->setToolTip(tr("The settings below apply to every layer that has none of its own"));
    m_all->setChecked(true);
    connect(group, &QButtonGroup::buttonToggled, this, &InterventionScope::changed);
    connect(&document, &Document::traceChanged, this, &InterventionScope::showLayer);
    connect(&document, &Document::selectionChanged, this, &InterventionScope::showLayer);
    connect(&document, &Document::sessionChanged, this, &InterventionScope::showOwn);
    showLayer();
}

void InterventionScope::showLayer()
{
    if (!m_document.trace())
        return;
    showOwn();
    const QString name = layerName(m_document.trace()->attention(m_document.locked().layer));
    if (name == m_one->text())
        return;
    m_one->setText(name);
    if (m_one->isChecked())
        emit changed();
}

// A layer with its own interventions ignores those of all.
void InterventionScope::showOwn()
{
    const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network);
    if (!m_document.trace() || trained == nullptr)
        return;
    const std::string& at = m_document.trace()->attention(m_document.locked().layer).path;
    const bool own = entryAt(trained->interventions, at) != trained->interventions.end();
    const QString effect = own
        ? tr("The settings below apply only to the layer shown. It has settings of its own: "
             "changes made for all layers do not affect it")
        : tr("The settings below apply only to the layer shown");
    m_one->setToolTip(effect);
    m_one->setAccessibleDescription(effect);
    QFont font = m_all->font();
    font.setBold(own);
    m_one->setFont(font);
}

std::string InterventionScope::path() const
{
    return m_one->isChecked() && m_document.trace()
        ? m_document.trace()->attention(m_document.locked().layer).path
        : std::string();
}

core::Experiment InterventionScope::shown(const core::Experiment& experiment) const
{
    return interventionsFor(experiment, path());
}

void InterventionScope::set(core::Experiment& experiment, const QStringList& assignments) const
{
    core::Experiment scoped = shown(experiment);
    for (const QString& assignment : assignments)
        core::settings::set(scoped, assignment.toStdString());
    auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network);
    if (trained == nullptr) { // the first change converts it
        experiment = scoped;
        return;
    }
    core::Intervention entry
        = std::get<core::PretrainedSource>(scoped.network).interventions.front();
    entry.at = path();
    store(trained->interventions, entry);
}

} // namespace ui
