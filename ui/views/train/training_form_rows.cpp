#include "ui/views/train/training_form.h"

#include "core/training/networks.h"
#include "ui/views/train/attention_form.h"
#include "ui/views/train/data_form.h"
#include "ui/widgets/count_box.h"
#include "ui/words/messages.h"

#include <QAccessible>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

// The rows of the form and their visibility.

namespace ui {

namespace training = core::training;

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
    m_start->setToolTip(tr("Train a new network; its checkpoints are kept in a folder of its own"));
    m_cancel->setToolTip(tr("Back to the previous network"));
    m_width->setToolTip(tr("Dimension of the network's hidden states") + QStringLiteral(": ")
        + m_width->rangeText());
    m_learningRate->setToolTip(tr("Step size of gradient descent"));
    m_steps->setToolTip(tr("Number of parameter updates, each on a batch of 64 examples"));
    m_seed->setToolTip(tr("The same seed draws the same examples and gives the same parameters"));
    m_task->setToolTip(tr("The task; one text in ten is held out as the validation set"));
    m_network->setToolTip(tr("The architecture and its kind of attention"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_heading);
    column->addLayout(m_rows);
    column->addStretch(1);
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
