#include "ui/settings/settings_panel.h"

#include "core/base/error.h"
#include "core/io/training/network_folder.h"
#include "core/resolve/imported_source.h"
#include "core/settings/derived_fields.h"
#include "core/training/trained_network.h"
#include "ui/document/document.h"
#include "ui/files/examples.h"
#include "ui/files/starters.h"
#include "ui/settings/bandwidth_editor.h"
#include "ui/settings/head_editor.h"
#include "ui/settings/head_map.h"
#include "ui/settings/layer_scope.h"
#include "ui/settings/model_editor.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/plain_editors.h"
#include "ui/settings/reduction_editor.h"
#include "ui/settings/remarks.h"
#include "ui/settings/scaling_editor.h"
#include "ui/settings/spectrum_strip.h"
#include "ui/settings/trained_mask_editor.h"
#include "ui/widgets/tab_order.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QEvent>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <string_view>
#include <variant>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    using core::settings::Field;
    using core::settings::Type;

    struct FieldGroup {
        const char* title;
        std::vector<std::string_view> tops; // first parts of its fields' paths
        std::string_view example; // id of an example for this group; "": none
    };

    const std::vector<FieldGroup>& groups()
    {
        static const std::vector<FieldGroup> table {
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Model"),
                { "network", "dimension", "layers", "heads", "dk", "dv" }, {} },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Interventions"),
                { "network.changes.rank", "network.changes.heads_kept", "network.changes.dimension",
                    "network.changes.scaling", "network.changes.temperature",
                    "network.changes.normaliser", "network.changes.mask",
                    "network.changes.heads_off" },
                {} },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Scaling"),
                { "scaling", "softcap", "temperature" }, "scaling" },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Scores"), { "score" }, {} },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Normaliser"), { "normaliser" }, {} },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Mask"), { "mask" }, {} },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Input"),
                { "source", "tokens", "embedding", "position" }, {} },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Weights"),
                { "weights", "seed", "biases", "heads_off", "edits" }, {} },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Output projection"), { "output_projection" },
                {} },
            { QT_TRANSLATE_NOOP("ui::SettingsPanel", "Around the attention"),
                { "residual", "norm", "feed_forward" }, {} },
        };
        return table;
    }

    std::string_view topOf(std::string_view path)
    {
        const std::size_t from
            = path.starts_with(interventionPrefix) ? interventionPrefix.size() : 0;
        return path.substr(0, path.find('.', from));
    }

    // Input texts have a bar of their own; fields of a single head, the scaling's factor and the
    // scope of interventions are in other editors.
    bool elsewhere(const Field& field)
    {
        return field.path == "source.text"
            || (field.path == "source.keys" && field.type == Type::Text)
            || field.path == "scaling.factor" || field.path == "heads_off"
            || field.path == "network.target" || field.path == "network.changes.at"
            || field.path == "network.changes.own_mask"
            || core::settings::isDerived(field.path) // next to the field it sets
            || field.path.starts_with("weights.patterns");
    }

    // True for settings without effect on the shown trained model, and for its empty token lists
    // and unset image.
    bool isOutOfSight(const core::Experiment& experiment, const Field& field)
    {
        const bool list = field.path == "network.picture"
            || (field.type == Type::Integers && !field.path.starts_with(interventionPrefix));
        return std::holds_alternative<core::PretrainedSource>(experiment.network)
            && (!core::settings::matters(experiment, field.path)
                || (list && field.value == field.defaultText));
    }

} // namespace

bool Offered::has(const core::settings::Field& field) const
{
    const std::string_view path = field.path;
    if (path == "network.kind")
        return true;
    if (path == "network.where")
        return checkpoints;
    if (path == "network.changes.rank" && !rank)
        return false;
    for (const char* const reduced :
        { "network.changes.rank", "network.changes.heads_kept", "network.changes.dimension" })
        if (path == reduced && !reductions)
            return false;
    return interventions && (sources || !path.starts_with("source"));
}

// The trace may still belong to the previous model.
Offered offeredBy(const Document& document)
{
    const core::Experiment& now = document.experiment();
    Offered result;
    result.interventions = !core::requestsImportedAttention(now);
    const auto* const source = std::get_if<core::PretrainedSource>(&now.network);
    const auto& trace = document.trace();
    const auto* const shown
        = trace ? std::get_if<core::PretrainedSource>(&trace->model->experiment.network) : nullptr;
    if (source == nullptr || shown == nullptr
        || core::networkPath(source->where).folder != core::networkPath(shown->where).folder)
        return result;
    result.rank = std::ranges::any_of(trace->attentions,
        [](const core::AttentionTrace& each) { return !core::takesAnyWidths(each.spec.score); });
    const core::Model& model = *trace->model;
    if (model.trainedRun == nullptr)
        return result;
    result.interventions = result.interventions && model.canExplain();
    result.reductions = model.pretrained() != nullptr;
    result.checkpoints = model.trainedRun->checkpoints.size() > 1;
    result.sources = false;
    return result;
}

FieldEditor* FieldEditor::make(const Field& field, QWidget* parent)
{
    if (field.path == "network.kind")
        return new ModelEditor(field, parent);
    if (field.path == "network.where")
        return new CheckpointEditor(field, parent);
    if (field.path == "scaling.kind")
        return new ScalingEditor(field, parent);
    if (field.path == "score.bandwidth")
        return new BandwidthEditor(field, parent);
    if (field.path == "network.changes.rank" || field.path == "network.changes.heads_kept"
        || field.path == "network.changes.dimension")
        return new ReductionEditor(field, parent);
    if (field.path == "seed")
        return new SeedEditor(field, parent);
    if (field.path.ends_with("heads_off"))
        return new HeadSwitches(field, parent);
    switch (field.type) {
    case Type::Boolean:
        return new SwitchEditor(field, parent);
    case Type::Integer:
    case Type::Number:
        return new NumberEditor(field, parent);
    case Type::Choice:
    case Type::Kind:
        return new ChoiceEditor(field, parent);
    case Type::Kinds:
        if (field.path == "network.changes.mask.kind")
            return new TrainedMaskEditor(field, parent);
        if (field.path.ends_with("mask.kind"))
            return new SetEditor(field, parent);
        return new TextEditor(field, parent);
    case Type::Records:
        return new RecordsEditor(field, parent);
    case Type::Text:
    case Type::Tensor:
    case Type::Integers:
        break;
    }
    return new TextEditor(field, parent);
}

SettingsPanel::SettingsPanel(Document& document, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
    , m_interventionScope(new LayerScope(document, LayerScope::Of::Interventions, this))
    , m_designScope(new LayerScope(document, LayerScope::Of::Design, this))
    , m_spectrum(new SpectrumStrip(document, this))
    , m_remarks(new RemarkPane(this))
    , m_choose([this](const QString& what) {
        return QFileDialog::getOpenFileName(this, tr("%1: choose a file").arg(what));
    })
{
    auto* content = new QWidget(this);
    auto* layout = new QVBoxLayout(content);
    layout->setSpacing(2);
    layout->setContentsMargins(10 - FieldEditor::markRoom, 4, 4, 8);
    const std::vector<Field> fields = core::settings::list(document.experiment());
    for (const FieldGroup& group : groups()) {
        std::vector<Field> mine;
        for (const std::string_view top : group.tops)
            std::ranges::copy_if(fields, std::back_inserter(mine),
                [&](const Field& f) { return topOf(f.path) == top && !elsewhere(f); });
        addGroup(layout, tr(group.title), mine);
        if (!group.example.empty())
            addExample(layout, exampleNamed(group.example));
        if (std::ranges::count(group.tops, "weights") > 0) {
            m_head = new HeadEditor(document, this); // created here for the Tab order
            layout->addWidget(m_head);
            m_groups.back().parts.push_back(m_head);
        }
    }
    layout->addStretch(1);
    setWidget(content);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFrameShape(QFrame::NoFrame);
    setFocusPolicy(Qt::ClickFocus); // Tab moves to the settings
    placeRemarks();
    for (LayerScope* scope : { m_interventionScope, m_designScope })
        connect(scope, &LayerScope::changed, this, &SettingsPanel::showSession);
    connect(&document, &Document::sessionChanged, this, &SettingsPanel::showSession);
    connect(&document, &Document::traceChanged, this, &SettingsPanel::showTrace);
    showSession();
}

// Disconnects the editors: a box with unfinished typing emits its number when it is hidden,
// possibly while the panel is destroyed.
SettingsPanel::~SettingsPanel()
{
    for (FieldEditor* editor : m_editors)
        editor->disconnect(this);
}

void SettingsPanel::addGroup(
    QVBoxLayout* layout, const QString& title, const std::vector<Field>& fields)
{
    auto* heading = new QLabel(title.toUpper(), widget());
    QFont font = heading->font();
    font.setBold(true);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    heading->setFont(font);
    heading->setForegroundRole(QPalette::PlaceholderText);
    heading->setContentsMargins(FieldEditor::markRoom, layout->count() > 0 ? 12 : 0, 0, 2);
    layout->addWidget(heading);
    m_groups.push_back({ { heading }, {} });
    if (!fields.empty() && fields.front().path.starts_with(interventionPrefix)) {
        layout->addWidget(m_interventionScope);
        m_groups.back().parts.push_back(m_interventionScope);
    }
    for (const Field& field : fields) {
        FieldEditor* editor = FieldEditor::make(field, this);
        layout->addWidget(editor);
        m_editors.push_back(editor);
        m_groups.back().editors.push_back(editor);
        addBelow(layout, *editor);
        connect(editor, &FieldEditor::changed, this, &SettingsPanel::change);
        connect(editor, &FieldEditor::changedTogether, this, &SettingsPanel::changeTogether);
        connect(editor, &FieldEditor::settled, &m_document, &Document::commitEdit);
    }
}

// Adds widgets that explain a setting below its control.
void SettingsPanel::addBelow(QVBoxLayout* layout, FieldEditor& editor)
{
    if (auto* const model = qobject_cast<ModelEditor*>(&editor)) {
        layout->addWidget(model->about());
        layout->addWidget(new HeadMap(m_document, widget()));
        connect(model, &ModelEditor::folderWanted, this, [this] {
            emit folderWanted();
            showSession();
        });
        connect(model, &ModelEditor::networkWanted, this, [this](const QString& folder) {
            emit networkWanted(folder);
            showSession(); // until it is open
        });
        model->setNetworks(*m_document.networks());
    } else if (editor.path() == u"layers"_s) {
        layout->addWidget(m_designScope);
    } else if (editor.path() == u"network.changes.rank"_s) {
        layout->addWidget(m_spectrum);
        m_groups.back().parts.push_back(m_spectrum);
    }
}

void SettingsPanel::addExample(QVBoxLayout* layout, const Example& example)
{
    auto* button = new QPushButton(example.heading(), widget());
    button->setToolTip(tr("An example that shows what these settings do; Undo brings yours back"));
    button->setProperty("link", true);
    button->setFlat(true);
    auto* row = new QHBoxLayout; // aligned with the other rows
    row->setContentsMargins(FieldEditor::markRoom, 0, 0, 0);
    row->addWidget(button);
    row->addStretch();
    m_groups.back().parts.push_back(button);
    layout->addLayout(row);
    connect(button, &QPushButton::clicked, this,
        [this, &example] { takeExample(m_document, example); });
}

// Width of the widest row at any font size.
QSize SettingsPanel::minimumSizeHint() const
{
    return { widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width(),
        QScrollArea::minimumSizeHint().height() };
}

// Other fields need other widths: the dock has to lay out again.
bool SettingsPanel::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

void SettingsPanel::resizeEvent(QResizeEvent* event)
{
    placeRemarks();
    QScrollArea::resizeEvent(event);
}

void SettingsPanel::changeEvent(QEvent* event)
{
    QScrollArea::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        placeRemarks();
}

// A floating panel is a window of its own.
bool SettingsPanel::focusNextPrevChild(bool next)
{
    return focusNextRead(*window(), next);
}

// Places the remarks below the scroll area at constant height, so that nothing moves when a remark
// comes or goes.
void SettingsPanel::placeRemarks()
{
    const int room = m_remarks->heightIn(height());
    setViewportMargins(0, 0, 0, room);
    m_remarks->setGeometry(0, height() - room, viewport()->width(), room);
}

QSize SettingsPanel::sizeHint() const
{
    return { minimumSizeHint().width(), QScrollArea::sizeHint().height() };
}

FieldEditor* SettingsPanel::editor(const QString& path) const
{
    const auto it = std::ranges::find_if(
        m_editors, [&](const FieldEditor* editor) { return editor->path() == path; });
    return it != m_editors.end() ? *it : nullptr;
}

void SettingsPanel::change(const QString& path, const QString& value)
{
    changeTogether(path, { path + u'=' + value });
}

// The scope of a setting; null: it has none.
const LayerScope* SettingsPanel::scopeOf(const QString& path) const
{
    const std::string id = path.toStdString();
    return m_interventionScope->covers(id) ? m_interventionScope
        : m_designScope->covers(id)        ? m_designScope
                                           : nullptr;
}

// Settings of a layer name the layers that they change.
StepName SettingsPanel::stepName(const QString& path) const
{
    const std::string id = path.toStdString();
    const LayerScope* const layers = scopeOf(path);
    const StepName scope = layers != nullptr ? layers->name() : StepName();
    if (scope == nullptr)
        return [id] { return tr("Change %1").arg(label(id)); };
    return [id, scope] {
        return tr("Change %1 (%2)", "1: a setting, 2: all 6 layers, or Layer 3")
            .arg(label(id), scope());
    };
}

void SettingsPanel::changeTogether(const QString& path, const QStringList& assignments)
{
    try {
        core::Experiment next = m_document.experiment();
        if (const LayerScope* const scope = scopeOf(path))
            scope->set(next, assignments);
        else
            for (const QString& assignment : assignments)
                core::settings::set(next, assignment.toStdString());
        if (!supplyWhatIsMissing(next, m_document.trace().get(), m_choose)) {
            showSession();
            return;
        }
        m_document.edit(
            stepName(path), path, [&](EditableState& state) { state.experiment = next; });
    } catch (const core::Error& error) {
        emit refused(words(error));
        showSession();
    }
}

void SettingsPanel::showSession()
{
    m_offered = offeredBy(m_document);
    const core::Experiment scoped
        = m_interventionScope->shown(m_designScope->shown(m_document.experiment()));
    const std::vector<Field> fields = core::settings::list(scoped);
    for (FieldEditor* editor : m_editors) {
        const auto it = std::ranges::find_if(fields, [&](const Field& field) {
            return editor->path() == QString::fromStdString(field.path)
                && editor->type() == field.type;
        });
        if (it == fields.end())
            continue;
        editor->show(*it);
        editor->showExperiment(scoped);
        editor->setEnabled(core::settings::matters(m_document.experiment(), it->path));
        if (!m_offered.has(*it) || isOutOfSight(m_document.experiment(), *it))
            editor->hide();
        if (it->path == "network.changes.rank" && it->value)
            m_spectrum->showRank();
    }
    for (const Group& group : m_groups)
        for (QWidget* part : group.parts)
            part->setVisible(std::ranges::any_of(
                group.editors, [](const FieldEditor* editor) { return !editor->isHidden(); }));
    if (!m_offered.rank || !m_offered.reductions)
        m_spectrum->hide();
}

void SettingsPanel::showTrace()
{
    if (offeredBy(m_document) != m_offered)
        showSession();
    std::vector<Remark> remarks;
    for (FieldEditor* editor : m_editors) {
        editor->showTrace(*m_document.trace());
        editor->setRemark(remark(*m_document.trace(), editor->path()));
        if (!editor->remark().isEmpty() && !editor->isHidden())
            remarks.push_back({ label(editor->path().toStdString()), editor->remark() });
    }
    m_remarks->show(remarks);
}

} // namespace ui
