#include "ui/settings/alter_scope.h"

#include "core/settings/settings.h"
#include "ui/document/document.h"
#include "ui/session/alterations.h"
#include "ui/settings/field_editor.h"
#include "ui/words/layer_name.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace ui {

namespace {

    using Changes = std::vector<core::Alteration>;

    auto entryAt(auto& changes, const std::string& path)
    {
        return std::ranges::find(changes, path, &core::Alteration::at);
    }

    // An entry that says nothing new goes; that of all is the first.
    void store(Changes& changes, const core::Alteration& entry)
    {
        if (const auto old = entryAt(changes, entry.at); old != changes.end())
            changes.erase(old);
        if (entry != alterationOf(changes, entry.at))
            changes.insert(entry.at.empty() ? changes.begin() : changes.end(), entry);
    }

} // namespace

AlterScope::AlterScope(Document& document, QWidget* parent)
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
    m_all->setToolTip(tr("The sliders below apply to every layer without settings of its own"));
    m_all->setChecked(true);
    connect(group, &QButtonGroup::buttonToggled, this, &AlterScope::changed);
    connect(&document, &Document::traceChanged, this, &AlterScope::showLayer);
    connect(&document, &Document::selectionChanged, this, &AlterScope::showLayer);
    connect(&document, &Document::sessionChanged, this, &AlterScope::showOwn);
    showLayer();
}

void AlterScope::showLayer()
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

// A layer that is altered by itself does not follow what is moved for all.
void AlterScope::showOwn()
{
    const auto* const trained = std::get_if<core::Loaded>(&m_document.experiment().network);
    if (!m_document.trace() || trained == nullptr)
        return;
    const std::string& at = m_document.trace()->attention(m_document.locked().layer).path;
    const bool own = entryAt(trained->changes, at) != trained->changes.end();
    const QString effect = own
        ? tr("The sliders below apply only to the layer shown. It has settings of its own: "
             "changes made for all layers do not affect it")
        : tr("The sliders below apply only to the layer shown");
    m_one->setToolTip(effect);
    m_one->setAccessibleDescription(effect);
    QFont font = m_all->font();
    font.setBold(own);
    m_one->setFont(font);
}

std::string AlterScope::path() const
{
    return m_one->isChecked() && m_document.trace()
        ? m_document.trace()->attention(m_document.locked().layer).path
        : std::string();
}

core::Experiment AlterScope::shown(const core::Experiment& experiment) const
{
    return obeying(experiment, path());
}

void AlterScope::set(core::Experiment& experiment, const QStringList& assignments) const
{
    core::Experiment scoped = shown(experiment);
    for (const QString& assignment : assignments)
        core::settings::set(scoped, assignment.toStdString());
    auto* const trained = std::get_if<core::Loaded>(&experiment.network);
    if (trained == nullptr) { // its first change makes it one
        experiment = scoped;
        return;
    }
    core::Alteration entry = std::get<core::Loaded>(scoped.network).changes.front();
    entry.at = path();
    store(trained->changes, entry);
}

} // namespace ui
