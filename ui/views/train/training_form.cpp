#include "ui/views/train/training_form.h"

#include "core/training/network_names.h"
#include "core/training/networks.h"
#include "ui/views/train/attention_form.h"
#include "ui/views/train/data_form.h"
#include "ui/widgets/count_box.h"
#include "ui/words/messages.h"
#include "ui/words/training_words.h"

#include <QAccessible>
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
    explainRows();
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

void TrainingForm::addRows()
{
    m_heading->setWordWrap(true);
    m_example->setWordWrap(true);
    m_example->setEnabled(false); // muted
    m_example->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_start->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    m_rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_rows->addRow(tr("Task"), m_task);
    m_rows->addRow(QString(), m_example);
    m_rows->addRow(QString(), m_ownData);
    m_rows->addRow(tr("Difficulty"), m_level);
    m_rows->addRow(tr("Network"), m_network);
    m_rows->addRow(tr("Attention"), m_attention);
    for (QComboBox* each : m_comparisons) {
        m_rows->addRow(each == m_comparisons.front() ? tr("Compare with") : QString(), each);
        each->setAccessibleName(tr("Compare with"));
        each->setToolTip(tr("Another network, trained on the same task for comparison, with its "
                            "own curves"));
    }
    m_rows->addRow(tr("Width"), m_width);
    m_rows->addRow(tr("Learning rate"), m_learningRate);
    m_rows->addRow(tr("Steps"), m_steps);
    m_rows->addRow(tr("Seed"), m_seed);
    m_rows->addRow(QString(), m_refusal);
    m_rows->addRow(QString(), buttons);
    m_refusal->setWordWrap(true);
    m_refusal->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_rows->setRowVisible(m_refusal, false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_heading);
    column->addLayout(m_rows);
    column->addStretch(1);
}

void TrainingForm::explainRows()
{
    m_start->setToolTip(tr("Train a new network; its checkpoints are kept in a folder of its own"));
    m_cancel->setToolTip(tr("Back to the previous network"));
    m_width->setToolTip(tr("Dimension of the network's hidden states") + QStringLiteral(": ")
        + m_width->rangeText());
    m_learningRate->setToolTip(tr("Step size of gradient descent"));
    m_steps->setToolTip(tr("Number of parameter updates, each on a batch of 64 examples"));
    m_seed->setToolTip(tr("The same seed draws the same examples and gives the same parameters"));
    m_task->setToolTip(tr("The task; one text in ten is held out as the validation set"));
    m_network->setToolTip(tr("The architecture and its kind of attention"));
}

void TrainingForm::setCancels(bool cancels)
{
    m_cancel->setVisible(cancels);
}

void TrainingForm::refuse(const core::Error& error)
{
    m_refusal->setText(tr("Cannot start: %1").arg(sentence(error)));
    m_rows->setRowVisible(m_refusal, true);
    QAccessibleEvent spoken(m_refusal, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

void TrainingForm::forgetRefusal()
{
    m_rows->setRowVisible(m_refusal, false);
}

// Any change of the form clears the last error.
void TrainingForm::connectChanges()
{
    const auto change = [this] {
        forgetRefusal();
        emit changed();
    };
    for (QComboBox* each : findChildren<QComboBox*>()) {
        each->setSizeAdjustPolicy(QComboBox::AdjustToContents); // their lists change
        connect(each, &QComboBox::currentIndexChanged, this, change);
    }
    for (QSpinBox* each : findChildren<QSpinBox*>())
        connect(each, &QSpinBox::valueChanged, this, change);
    connect(m_learningRate, &QDoubleSpinBox::valueChanged, this, change);
}

// Without focus, controls leave the wheel to the page, which it scrolls.
void TrainingForm::guardFromWheel()
{
    QList<QWidget*> controls;
    for (QComboBox* each : findChildren<QComboBox*>())
        controls << each;
    for (QAbstractSpinBox* each : findChildren<QAbstractSpinBox*>())
        controls << each;
    for (QWidget* each : controls) {
        each->setFocusPolicy(Qt::StrongFocus);
        each->installEventFilter(this);
    }
}

bool TrainingForm::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

TrainingForm::Chosen TrainingForm::chosen() const
{
    return { m_level->currentIndex(), m_learningRate->value(), m_steps->value(), m_seed->value() };
}

void TrainingForm::choose(const Chosen& values)
{
    m_level->setCurrentIndex(values.level);
    m_learningRate->setValue(values.learningRate);
    m_steps->setValue(values.steps);
    m_seed->setValue(values.seed);
}

// A branch trains at least one step; leaving it restores the fields of a new network.
void TrainingForm::setBranch(const std::optional<training::TrainingSpec>& from, long step)
{
    const bool branched = branches();
    if (!branched)
        m_chosen = chosen();
    m_from = from;
    m_heading->setText(from
            ? tr("The branch continues training from step %1 in a folder of its own: with "
                 "another learning rate, other examples or more steps. The original is kept.")
                  .arg(step)
            : tr("A small network starts from random weights and learns a task from examples. "
                 "Watch its attention during training in every view; checkpoints are saved along "
                 "the way."));
    offerLevels();
    showRows();
    m_start->setEnabled(from || hasTask());
    m_start->setText(from ? tr("Start the branch") : tr("Start training"));
    m_steps->setMinimum(from ? static_cast<int>(std::min<long>(step + 1, mostSteps)) : 1);
    if (!from) {
        if (branched)
            choose(m_chosen);
        emit changed();
        return;
    }
    const int steps = from->hyperparameters.steps;
    choose({ .level = from->level - 1,
        .learningRate = static_cast<double>(from->hyperparameters.learningRate),
        .steps = step < steps ? steps : static_cast<int>(step) + steps,
        .seed = static_cast<int>(std::min<std::uint64_t>(from->seed, 999999)) });
    m_offered = chosen();
    emit changed();
}

// Levels of length and difficulty for generated examples; how custom ones are read.
void TrainingForm::offerLevels()
{
    const int before = m_level->currentIndex();
    const QSignalBlocker quiet(m_level);
    m_level->clear();
    if (!m_from && usesOwnData())
        m_level->addItems({ tr("split into words"), tr("split into characters") });
    else if (ofPoints())
        m_level->addItems({ tr("smooth curve, little noise"), tr("wavier curve, more noise") });
    else
        m_level->addItems({ tr("short texts, nearby dependencies"),
            tr("longer texts, or distant dependencies") });
    m_level->setCurrentIndex(std::max(0, before));
    if (usesOwnData())
        m_ownData->setCharacters(byCharacters());
    static_cast<QLabel*>(m_rows->labelForField(m_level))
        ->setText(!m_from && usesOwnData() ? tr("Tokens") : tr("Difficulty"));
    m_level->setToolTip(!m_from && usesOwnData() ? tr("What a token is")
            : ofPoints() ? tr("How wavy the curve is, and how noisy the points are")
                         : tr("Length of the texts, or distance between related words"));
}

// Shows the applicable rows. A branch keeps the task and the network.
void TrainingForm::showRows()
{
    const bool given = m_from ? m_from->task == training::customId : usesOwnData();
    m_rows->setRowVisible(m_task, !m_from);
    m_rows->setRowVisible(m_example, !m_from && !usesOwnData());
    m_rows->setRowVisible(m_ownData, !m_from && usesOwnData());
    m_rows->setRowVisible(m_level, !given || (!m_from && !ofPoints()));
    m_rows->setRowVisible(m_network, !m_from);
    m_rows->setRowVisible(m_attention, !m_from && AttentionForm::suits(named(*m_network)));
    for (QComboBox* each : m_comparisons)
        m_rows->setRowVisible(each, !m_from && each->count() > 1);
    m_rows->setRowVisible(m_width, !m_from && !ofPoints());
}

// True if the output is a curve: kernel networks have no width.
bool TrainingForm::ofPoints() const
{
    return m_from ? std::holds_alternative<training::KernelNetwork>(m_from->network.architecture)
                  : outputKind() == training::OutputKind::Numbers;
}

} // namespace ui
