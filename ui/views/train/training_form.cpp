#include "ui/views/train/training_form.h"

#include "core/training/network_names.h"
#include "ui/views/train/attention_form.h"
#include "ui/views/train/data_form.h"
#include "ui/widgets/count_box.h"
#include "ui/words/training_words.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>
#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace training = core::training;

namespace {

    // True for the unscaled variants, which the form's own fields can express.
    bool isVariant(const training::NetworkArchitecture& network)
    {
        return training::nameOf(network).ends_with("-unscaled");
    }

    QString text(std::string_view id)
    {
        return QString::fromUtf8(id.data(), qsizetype(id.size()));
    }

} // namespace

TrainingForm::TrainingForm(QWidget* parent)
    : QWidget(parent)
    , m_task(new QComboBox(this))
    , m_rows(new QFormLayout)
    , m_heading(new QLabel(this))
    , m_example(new QLabel(this))
    , m_ownData(new DataForm(this))
    , m_level(new QComboBox(this))
    , m_network(new QComboBox(this))
    , m_attention(new AttentionForm(this))
    , m_width(new CountBox(this))
    , m_learningRate(new QDoubleSpinBox(this))
    , m_steps(new CountBox(this))
    , m_seed(new CountBox(this))
    , m_start(new QPushButton(tr("Start training"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_refusal(new QLabel(this))
{
    for (const std::string_view id : training::taskIds())
        m_task->addItem(tr(taskWords(id)->name), text(id));
    m_task->addItem(tr("your own data"), text(training::customId));
    constexpr int mostBeside = 3;
    for (int i = 0; i < mostBeside; ++i)
        m_comparisons.push_back(new QComboBox(this));
    const training::TrainingSpec usual;
    m_width->setRange(4, 256);
    m_width->setValue(usual.network.width);
    m_learningRate->setDecimals(5);
    m_learningRate->setRange(0.00001, 10);
    m_learningRate->setSingleStep(0.001);
    m_learningRate->setValue(static_cast<double>(usual.hyperparameters.learningRate));
    m_steps->setRange(1, mostSteps);
    m_steps->setSingleStep(500);
    m_steps->setValue(usual.hyperparameters.steps);
    m_seed->setRange(0, 999999);
    m_seed->setValue(static_cast<int>(usual.seed));
    addRows();
    connect(m_task, &QComboBox::currentIndexChanged, this, &TrainingForm::offerNetworks);
    connect(m_level, &QComboBox::currentIndexChanged, this,
        [this] { m_ownData->setCharacters(byCharacters()); });
    connect(m_ownData, &DataForm::changed, this, [this] {
        offerNetworks();
        emit changed();
    });
    connect(m_network, &QComboBox::currentIndexChanged, this, [this] {
        offerComparisons();
        showRows();
    });
    connect(m_attention->choice("scaling"), &QComboBox::currentIndexChanged, this,
        &TrainingForm::offerComparisons);
    connect(m_start, &QPushButton::clicked, this, &TrainingForm::started);
    connect(m_cancel, &QPushButton::clicked, this, &TrainingForm::cancelled);
    offerNetworks();
    setCancels(false);
    setBranch(std::nullopt, 0);
    connectChanges();
    guardFromWheel();
}

bool TrainingForm::usesOwnData() const
{
    return m_task->currentData().toString() == text(training::customId);
}

bool TrainingForm::byCharacters() const
{
    return usesOwnData() && m_level->currentIndex() == 1;
}

bool TrainingForm::hasTask() const
{
    return !usesOwnData() || m_ownData->data();
}

QString TrainingForm::taskName(const std::string& id)
{
    const TaskWords* const words = taskWords(id);
    return words != nullptr        ? tr(words->name)
        : id == training::customId ? tr("your own data")
                                   : text(id);
}

training::Task TrainingForm::chosenTask() const
{
    return usesOwnData()
        ? m_ownData->data()->task
        : training::task(m_task->currentData().toString().toStdString(),
            static_cast<std::uint64_t>(m_seed->value()), { m_level->currentIndex() + 1 });
}

std::optional<core::CustomDataset> TrainingForm::data() const
{
    return usesOwnData() ? m_ownData->data() : std::nullopt;
}

training::OutputKind TrainingForm::outputKind() const
{
    return !hasTask() ? training::OutputKind::Sequence : chosenTask().output;
}

void TrainingForm::readData(const QString& file)
{
    m_task->setCurrentIndex(m_task->findData(text(training::customId)));
    m_ownData->read(file);
}

void TrainingForm::showExample()
{
    m_start->setEnabled(hasTask());
    if (usesOwnData())
        return;
    const std::string id = m_task->currentData().toString().toStdString();
    m_example->setText(u"%1\n%2"_s.arg(tr(taskWords(id)->example),
        outputKind() == training::OutputKind::Numbers
            ? tr("Points are drawn from the seed; others are held out for "
                 "validation.")
            : tr("Every batch has new examples; %1 others are held out "
                 "for validation.")
                  .arg(training::EvalConfig {}.examples)));
}

// Another kind of output has another default learning rate.
void TrainingForm::offerHyperparameters()
{
    const training::Hyperparameters usual = training::defaultHyperparameters(outputKind());
    if (usual == std::exchange(m_defaults, usual))
        return;
    m_learningRate->setValue(static_cast<double>(usual.learningRate));
    m_steps->setValue(usual.steps);
}

void TrainingForm::offerNetworks()
{
    const QSignalBlocker unfinished(this); // the networks may still be those of another task
    offerLevels();
    showExample();
    offerHyperparameters();
    const QSignalBlocker quiet(m_network);
    m_network->clear();
    for (const training::NetworkArchitecture& each : training::standardNetworks(outputKind()))
        if (!isVariant(each))
            m_network->addItem(networkName(each), text(training::nameOf(each)));
    offerComparisons();
    showRows();
}

training::NetworkArchitecture TrainingForm::named(const QComboBox& network) const
{
    return training::architectureNamed(
        network.currentData().toString().toStdString(), outputKind());
}

// Offers all networks but the chosen one; the same architecture with another scaling counts as
// another.
void TrainingForm::offerComparisons()
{
    const training::NetworkArchitecture chosen = specOf(*m_network).network.architecture;
    for (QComboBox* box : m_comparisons) {
        const QVariant before = box->currentData();
        box->clear();
        box->addItem(tr("nothing"));
        for (const training::NetworkArchitecture& each : training::standardNetworks(outputKind())) {
            training::NetworkArchitecture beside = each;
            m_attention->applyToComparison(beside);
            if (beside != chosen)
                box->addItem(networkName(each), text(training::nameOf(each)));
        }
        box->setCurrentIndex(std::max(0, box->findData(before)));
    }
}

training::TrainingSpec TrainingForm::specOf(const QComboBox& network) const
{
    training::TrainingSpec spec = m_from.value_or(training::TrainingSpec {});
    if (m_from ? m_from->task != training::customId : !usesOwnData())
        spec.level = m_level->currentIndex() + 1;
    spec.hyperparameters.steps = m_steps->value();
    // Unchanged values come from the original: the field may show fewer digits.
    if (!m_from || m_learningRate->value() != m_offered.learningRate)
        spec.hyperparameters.learningRate = static_cast<float>(m_learningRate->value());
    if (!m_from || m_seed->value() != m_offered.seed)
        spec.seed = static_cast<std::uint64_t>(m_seed->value());
    if (m_from)
        return spec;
    spec.task = m_task->currentData().toString().toStdString();
    spec.hyperparameters.decay = training::defaultHyperparameters(outputKind()).decay;
    spec.characters = byCharacters();
    spec.network.architecture = named(network);
    if (&network == m_network)
        m_attention->apply(spec.network.architecture);
    else
        m_attention->applyToComparison(spec.network.architecture);
    spec.network.width = m_width->value();
    return spec;
}

std::vector<training::TrainingSpec> TrainingForm::specs() const
{
    std::vector<training::TrainingSpec> all { specOf(*m_network) };
    for (const QComboBox* each : m_comparisons)
        if (!m_from && each->currentData().isValid())
            all.push_back(specOf(*each));
    return all;
}

std::string TrainingForm::name() const
{
    const training::TrainingSpec spec = specOf(*m_network);
    return spec.task + "-" + training::nameOf(spec.network.architecture);
}

} // namespace ui
