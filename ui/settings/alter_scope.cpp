#include "ui/settings/alter_scope.h"

#include "core/settings/settings.h"
#include "ui/document/document.h"
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

    // What an attention obeys.
    core::Alteration obeyed(const Changes& changes, const std::string& path)
    {
        auto found = entryAt(changes, path);
        if (found == changes.end())
            found = entryAt(changes, {});
        core::Alteration result = found == changes.end() ? core::Alteration {} : *found;
        result.at = path;
        return result;
    }

    // An entry that says nothing new goes.
    void store(Changes& changes, const core::Alteration& entry)
    {
        if (const auto old = entryAt(changes, entry.at); old != changes.end())
            changes.erase(old);
        if (entry != obeyed(changes, entry.at))
            changes.push_back(entry);
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
    m_all->setToolTip(tr("What is moved below alters every layer that is not altered by itself"));
    m_one->setToolTip(tr("What is moved below alters the layer that is looked at, and no other"));
    m_all->setChecked(true);
    connect(group, &QButtonGroup::buttonToggled, this, &AlterScope::changed);
    connect(&document, &Document::traceChanged, this, &AlterScope::showLayer);
    connect(&document, &Document::selectionChanged, this, &AlterScope::showLayer);
    showLayer();
}

void AlterScope::showLayer()
{
    if (!m_document.trace())
        return;
    const QString name = layerName(m_document.trace()->attention(m_document.locked().layer));
    if (name == m_one->text())
        return;
    m_one->setText(name);
    if (m_one->isChecked())
        emit changed();
}

std::string AlterScope::path() const
{
    return m_one->isChecked() && m_document.trace()
        ? m_document.trace()->attention(m_document.locked().layer).path
        : std::string();
}

core::Experiment AlterScope::shown(const core::Experiment& experiment) const
{
    core::Experiment result = experiment;
    auto* const trained = std::get_if<core::Loaded>(&result.network);
    if (trained == nullptr)
        return result;
    core::Alteration entry = obeyed(trained->changes, path());
    entry.at.clear();
    trained->changes.assign(1, entry);
    return result;
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
