#include "ui/settings/layer_scope.h"

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

LayerScope::LayerScope(Document& document, Of what, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_what(what)
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
    m_all->setToolTip(what == Of::Design
            ? tr("The settings below apply to every layer")
            : tr("The settings below apply to every layer that has none of its own"));
    m_effect->setTextFormat(Qt::PlainText);
    m_effect->setForegroundRole(QPalette::PlaceholderText);
    m_effect->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_one, &QToolButton::clicked, this, [this] { choose(InterventionLayers::Selected); });
    connect(m_all, &QToolButton::clicked, this, [this] { choose(InterventionLayers::All); });
    connect(&document, &Document::traceChanged, this, &LayerScope::showState);
    connect(&document, &Document::selectionChanged, this, &LayerScope::showState);
    connect(&document, &Document::sessionChanged, this, &LayerScope::showState);
    showState();
}

void LayerScope::choose(InterventionLayers layers)
{
    m_document.commitEdit(); // a change of other layers is another step
    m_document.navigate([layers](Navigation& at) { at.changeLayers = layers; });
}

bool LayerScope::covers(std::string_view field) const
{
    return m_what == Of::Design ? core::settings::isOfLayer(field)
                                : field.starts_with(interventionPrefix);
}

core::Index LayerScope::layers() const
{
    const core::Experiment& experiment = m_document.experiment();
    if (m_what == Of::Design)
        return std::holds_alternative<core::CustomSource>(experiment.network)
            ? std::ssize(experiment.design.blocks)
            : 0;
    return m_document.trace() ? std::ssize(m_document.trace()->attentions) : 0;
}

std::size_t LayerScope::place() const
{
    // The selection may still be that of the model before.
    const core::Index last = std::max<core::Index>(layers(), 1) - 1;
    return static_cast<std::size_t>(std::min(m_document.locked().layer, last));
}

std::string LayerScope::selected() const
{
    return m_what == Of::Design ? "layer" + std::to_string(place() + 1)
                                : m_document.trace()->attention(m_document.locked().layer).path;
}

bool LayerScope::hasOwn() const
{
    const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network);
    return trained != nullptr && m_what == Of::Interventions
        && entryAt(trained->interventions, selected()) != trained->interventions.end();
}

QStringList LayerScope::layersWithOwn() const
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
void LayerScope::showState()
{
    if (m_what == Of::Design)
        setVisible(hasLayers()); // that of interventions goes with its group
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

QString LayerScope::effectWords() const
{
    if (!hasLayers())
        return {};
    const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network);
    if (m_what == Of::Design)
        return m_document.navigation().changeLayers == InterventionLayers::All
            ? tr("Changes act in %1", "in all 6 layers").arg(name()())
            : tr("Changes act in this layer only");
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

QString LayerScope::effect() const
{
    return m_effect->text();
}

StepName LayerScope::name() const
{
    if (!hasLayers())
        return nullptr;
    return [at = path(), count = layers()] { return scopeName(at, count); };
}

std::string LayerScope::path() const
{
    if (layers() == 0)
        return {};
    const bool all = hasLayers() ? m_document.navigation().changeLayers == InterventionLayers::All
                                 : !hasOwn(); // a single attention needs no entry of its own
    return all ? std::string() : selected();
}

core::Experiment LayerScope::shown(const core::Experiment& experiment) const
{
    if (m_what == Of::Interventions)
        return interventionsFor(experiment, path());
    core::Experiment result = experiment;
    if (hasLayers() && !path().empty())
        std::swap(result.design.blocks.front(), result.design.blocks.at(place()));
    return result;
}

void LayerScope::set(core::Experiment& experiment, const QStringList& assignments) const
{
    if (m_what == Of::Design) {
        const std::string at = hasLayers() && !path().empty()
            ? "blocks[" + std::to_string(place() + 1) + "]."
            : std::string();
        for (const QString& assignment : assignments)
            core::settings::set(experiment, at + assignment.toStdString());
        return;
    }
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
