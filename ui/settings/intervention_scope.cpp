#include "ui/settings/intervention_scope.h"

#include "core/settings/settings.h"
#include "ui/document/document.h"
#include "ui/session/interventions.h"
#include "ui/settings/field_editor.h"
#include "ui/words/head_name.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

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
    , m_effect(new QLabel(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(FieldEditor::markRoom, 1, 0, 3);
    column->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    column->addLayout(row);
    column->addWidget(m_effect);
    auto* group = new QButtonGroup(this);
    for (QToolButton* each : { m_one, m_all }) {
        each->setCheckable(true);
        each->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        group->addButton(each);
        row->addWidget(each);
    }
    m_all->setText(tr("All layers"));
    m_all->setToolTip(tr("The settings below apply to every layer that has none of its own"));
    m_effect->setTextFormat(Qt::PlainText);
    m_effect->setForegroundRole(QPalette::PlaceholderText);
    m_effect->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_one, &QToolButton::clicked, this, [this] { choose(InterventionLayers::Selected); });
    connect(m_all, &QToolButton::clicked, this, [this] { choose(InterventionLayers::All); });
    connect(&document, &Document::traceChanged, this, &InterventionScope::showState);
    connect(&document, &Document::selectionChanged, this, &InterventionScope::showState);
    connect(&document, &Document::sessionChanged, this, &InterventionScope::showState);
    showState();
}

void InterventionScope::choose(InterventionLayers layers)
{
    m_document.commitEdit(); // a change of other layers is another step
    m_document.navigate([layers](Navigation& at) { at.changeLayers = layers; });
}

bool InterventionScope::hasLayers() const
{
    return m_document.trace() && m_document.trace()->attentions.size() > 1;
}

const std::string& InterventionScope::selected() const
{
    return m_document.trace()->attention(m_document.locked().layer).path;
}

bool InterventionScope::hasOwn() const
{
    const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network);
    return trained != nullptr
        && entryAt(trained->interventions, selected()) != trained->interventions.end();
}

QStringList InterventionScope::layersWithOwn() const
{
    QStringList names;
    if (const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network))
        for (const core::AttentionTrace& each : m_document.trace()->attentions)
            if (entryAt(trained->interventions, each.path) != trained->interventions.end())
                names << layerName(each);
    return names;
}

// A layer with its own interventions ignores those of all.
void InterventionScope::showState()
{
    if (!m_document.trace())
        return;
    for (QWidget* each : std::initializer_list<QWidget*> { m_one, m_all, m_effect })
        each->setVisible(hasLayers());
    const bool all = m_document.navigation().changeLayers == InterventionLayers::All;
    (all ? m_all : m_one)->setChecked(true);
    m_one->setText(layerName(selected()));
    const QString effect = hasOwn()
        ? tr("The settings below apply only to the layer shown. It has settings of its own: "
             "changes made for all layers do not affect it")
        : tr("The settings below apply only to the layer shown");
    m_one->setToolTip(effect);
    m_one->setAccessibleDescription(effect);
    QFont font = m_all->font();
    font.setBold(hasOwn());
    m_one->setFont(font);
    m_effect->setText(effectWords());
    m_effect->setToolTip(m_effect->text());
    if (std::exchange(m_shownPath, path()) != path())
        emit changed();
}

QString InterventionScope::effectWords() const
{
    if (!hasLayers())
        return {};
    const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network);
    if (m_document.navigation().changeLayers == InterventionLayers::All) {
        const QStringList own = layersWithOwn();
        return own.isEmpty()  ? tr("Changes act in %1", "in all 6 layers").arg(name()())
            : own.size() == 1 ? tr("%1 keeps settings of its own", "Layer 6").arg(own.constFirst())
                              : tr("%1 layers keep settings of their own").arg(own.size());
    }
    const bool inherited = trained != nullptr && !hasOwn()
        && interventionOf(trained->interventions, selected())
            != core::Intervention { .at = selected() };
    return inherited ? tr("Values of %1, until changed here", "values of all 6 layers")
                           .arg(scopeName({}, std::ssize(m_document.trace()->attentions)))
                     : tr("Changes act in this layer only");
}

QString InterventionScope::effect() const
{
    return m_effect->text();
}

StepName InterventionScope::name() const
{
    if (!hasLayers())
        return nullptr;
    return [at = path(), layers = std::ssize(m_document.trace()->attentions)] {
        return scopeName(at, layers);
    };
}

std::string InterventionScope::path() const
{
    if (!m_document.trace())
        return {};
    const bool all = hasLayers() ? m_document.navigation().changeLayers == InterventionLayers::All
                                 : !hasOwn(); // a single attention needs no entry of its own
    return all ? std::string() : selected();
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
