#include "ui/settings/model_editor.h"

#include "core/io/model/bundled_models.h"
#include "core/io/training/network_folder.h"
#include "core/resolve/imported_source.h"
#include "core/settings/settings_path.h"
#include "core/trace.h"
#include "core/training/trained_network.h"
#include "ui/document/network_library.h"
#include "ui/settings/field_editor.h"
#include "ui/words/labels.h"

#include <QComboBox>
#include <QFileInfo>
#include <QLabel>
#include <QSignalBlocker>
#include <QSlider>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int weightsRole = Qt::UserRole + 1; // true: data is an id of weights
    constexpr int networkRole = Qt::UserRole + 2; // true: data is the folder of a listed network
    constexpr int mostVisible = 24; // rows of the open list
    const QString otherFolder = u"/"_s; // never a model folder

    // Counts the layers of encoder and decoder separately; cross-attention is part of a decoder
    // layer.
    QString layersOf(const core::Trace& trace)
    {
        const auto count = [&](const char* part) {
            return static_cast<int>(std::ranges::count_if(trace.attentions,
                [&](const core::AttentionTrace& each) { return each.path.starts_with(part); }));
        };
        const int encoder = count("encoder/");
        const int decoder = std::max(count("decoder/"), count("cross/"));
        if (encoder > 0 && decoder > 0)
            return ModelEditor::tr("%1 + %2 layers").arg(encoder).arg(decoder);
        const int alone = std::max(encoder, decoder);
        return ModelEditor::tr(
            "%n layer(s)", nullptr, alone > 0 ? alone : int(std::ssize(trace.attentions)));
    }

    // "6 layers, 8 heads, d = 256, dₖ = 32"
    QString sizesOf(const core::Trace& trace)
    {
        const core::AttentionTrace& attention = trace.attentions.front();
        const core::Matrix& keys = attention.heads.front().k;
        QString sizes = ModelEditor::tr("%1, %2").arg(
            layersOf(trace), ModelEditor::tr("%n head(s)", nullptr, int(attention.heads.size())));
        if (keys.empty())
            return sizes;
        return ModelEditor::tr("%1, d = %2, dₖ = %3")
            .arg(sizes)
            .arg(attention.queries->cols())
            .arg(keys.cols());
    }

    // Name of the folder, also for the path of its config.json.
    QString folderName(const std::string& where)
    {
        const QFileInfo place(QString::fromStdString(where));
        return fileLabel(place.fileName() == u"config.json"_s ? place.path() : place.filePath());
    }

} // namespace

ModelEditor::ModelEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_choice(new QComboBox(this))
    , m_about(new QLabel(this))
{
    for (const std::string_view name : core::bundledModels())
        addOption(*m_choice, "network.where", name);
    m_choice->addItem(tr("Model from a folder…"), otherFolder);
    const QString effect = explanation("network.where");
    m_choice->setItemData(m_choice->count() - 1, effect, Qt::ToolTipRole);
    m_choice->setItemData(m_choice->count() - 1, effect, Qt::AccessibleDescriptionRole);
    m_choice->insertSeparator(m_choice->count());
    for (const std::string& kind : core::settings::kindNames<core::Weights>()) {
        addOption(*m_choice, "weights.kind", kind);
        m_choice->setItemData(m_choice->count() - 1, true, weightsRole);
    }
    m_choice->setMaxVisibleItems(mostVisible);
    turnOnlyWithFocus(*m_choice);
    setResets(false);
    m_about->setWordWrap(true);
    m_about->setContentsMargins(markRoom, 0, 4, 2);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setForegroundRole(QPalette::PlaceholderText);
    addControl(m_choice);
    connect(m_choice, &QComboBox::activated, this, &ModelEditor::choose);
}

// The list shows the model's name and its folder together.
void ModelEditor::showExperiment(const core::Experiment& experiment)
{
    const auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network);
    m_trained = trained != nullptr;
    m_where = m_trained ? QString::fromStdString(trained->where) : QString();
    m_weights = QString::fromStdString(std::string(core::kindOf(experiment.design.weights)));
    showWhere();
    m_about->setVisible(trained != nullptr);
}

void ModelEditor::showWhere()
{
    if (m_weights.isEmpty()) // no experiment has been shown yet
        return;
    const int folder = m_choice->findData(otherFolder);
    m_choice->setItemText(folder, tr("Model from a folder…"));
    const std::string where = m_where.toStdString();
    if (!m_trained) {
        showOption(*m_choice, m_weights.toStdString());
    } else if (core::isBundledModel(where)) {
        showOption(*m_choice, where);
    } else {
        const int listed
            = m_choice->findData(QString::fromStdString(core::networkPath(where).folder));
        if (listed < 0)
            m_choice->setItemText(folder, tr("%1, another…").arg(folderName(where)));
        m_choice->setCurrentIndex(listed < 0 ? folder : listed);
        m_choice->setToolTip(m_where);
    }
}

void ModelEditor::setNetworks(const NetworkLibrary& library)
{
    connect(&library, &NetworkLibrary::changed, this, [&] { listNetworks(library); });
    listNetworks(library);
}

void ModelEditor::listNetworks(const NetworkLibrary& library)
{
    const QSignalBlocker quiet(m_choice);
    for (int i = m_choice->count() - 1; i >= 0; --i)
        if (m_choice->itemData(i, networkRole).toBool())
            m_choice->removeItem(i);
    int place = m_choice->findData(otherFolder);
    for (const core::ListedNetwork& each : library.networks()) {
        if (each.error)
            continue; // Train lists it with its error
        m_choice->insertItem(place, nameOf(each), QString::fromStdString(each.folder));
        m_choice->setItemData(place, true, networkRole);
        m_choice->setItemData(place,
            tr("Trained with Headlight, kept in the folder %1").arg(folderName(each.folder)),
            Qt::ToolTipRole);
        ++place;
    }
    showWhere();
}

void ModelEditor::showTrace(const core::Trace& trace)
{
    const auto* const source
        = std::get_if<core::PretrainedSource>(&trace.model->experiment.network);
    if (source == nullptr)
        return;
    const auto& trained = trace.model->trainedRun;
    const QString origin = !trained ? QString()
        : core::isBundled(core::bundledName(source->where))
        ? tr("Trained with Headlight, bundled with it")
        : tr("Trained with Headlight, kept in the folder %1").arg(folderName(trained->folder));
    if (trained && !trace.model->canExplain()) {
        m_about->setText(tr("%1: it has no attention heads to modify.").arg(origin));
        return;
    }
    const QString what = trained              ? origin
        : core::isBundledModel(source->where) ? explanation("network.where", source->where)
        : core::requestsImportedAttention(trace.model->experiment)
        ? tr("Imported attention from the file %1: view only").arg(folderName(source->where))
        : tr("Read from the folder %1").arg(folderName(source->where));
    m_about->setText(tr("%1. %2.", "sizes of a model, and what it does").arg(sizesOf(trace), what));
}

// Drops interventions, ablated heads and edited weights of the replaced model, and token IDs, which
// belong to its vocabulary.
void ModelEditor::choose()
{
    const QString chosen = m_choice->currentData().toString();
    const bool design = m_choice->currentData(weightsRole).toBool();
    QStringList assignments;
    if (chosen == m_where) // unchanged
        return;
    if (design)
        assignments = { u"network.kind=designed"_s, u"weights.kind="_s + chosen };
    else
        assignments = { u"network.where="_s + chosen, u"network.picture=none"_s,
            u"network.changes=none"_s, u"network.hidden=none"_s, u"network.ids=none"_s,
            u"network.type_ids=none"_s, u"network.target_ids=none"_s };
    if (m_trained || !design)
        assignments << u"edits=none"_s;
    if (m_choice->currentData(networkRole).toBool()) {
        emit networkWanted(chosen);
    } else if (chosen == otherFolder) {
        emit folderWanted();
    } else {
        emit changedTogether(path(), assignments);
    }
    emit settled();
}

CheckpointEditor::CheckpointEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_slider(new QSlider(Qt::Horizontal, this))
    , m_step(new QLabel(this))
{
    auto* control = new QWidget(this);
    auto* column = new QVBoxLayout(control);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_step);
    column->addWidget(m_slider);
    m_slider->setAccessibleName(tr("Checkpoint"));
    m_slider->setToolTip(tr("Return to the network at this step"));
    addControl(control);
    setNamed(false); // the step text identifies the slider, which needs the width
    setResets(false);
    turnOnlyWithFocus(*m_slider);
    connect(m_slider, &QSlider::valueChanged, this, &CheckpointEditor::give);
    connect(m_slider, &QSlider::sliderReleased, this, &FieldEditor::settled);
}

void CheckpointEditor::give(int position)
{
    if (position >= std::ssize(m_checkpoints))
        return;
    change(QString::fromStdString(core::checkpointNamed(
        m_where.toStdString(), m_checkpoints[static_cast<std::size_t>(position)])));
    if (!m_slider->isSliderDown())
        emit settled();
}

void CheckpointEditor::showValue(const QString& value)
{
    m_where = value;
    showCheckpoint();
}

void CheckpointEditor::showTrace(const core::Trace& trace)
{
    const auto& network = trace.model->trainedRun;
    m_checkpoints = network != nullptr ? network->checkpoints : std::vector<long>();
    m_last = network != nullptr ? network->spec.hyperparameters.steps : 0;
    showCheckpoint();
}

void CheckpointEditor::showCheckpoint()
{
    if (m_checkpoints.empty())
        return;
    const long step = core::networkPath(m_where.toStdString()).step.value_or(m_checkpoints.back());
    const QSignalBlocker quiet(m_slider);
    m_slider->setRange(0, static_cast<int>(std::ssize(m_checkpoints)) - 1);
    if (!m_slider->isSliderDown())
        m_slider->setValue(static_cast<int>(
            std::ranges::lower_bound(m_checkpoints, step) - m_checkpoints.begin()));
    m_step->setText(tr("step %1 of %2").arg(step).arg(m_last));
}

} // namespace ui
