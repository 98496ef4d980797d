#include "ui/views/learn/course_form.h"

#include "core/learning/networks.h"
#include "ui/views/learn/attention_form.h"
#include "ui/words/phrases.h"

#include <QAccessible>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

// The rows of the form, and which of them there are to be chosen from.

namespace ui {

namespace learning = core::learning;

void CourseForm::addRows()
{
    m_heading->setWordWrap(true);
    m_example->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_start->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    m_rows->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    m_rows->addRow(tr("Task"), m_task);
    m_rows->addRow(QString(), m_example);
    m_rows->addRow(tr("Examples"), m_level);
    m_rows->addRow(tr("Network"), m_network);
    m_rows->addRow(tr("Its attention"), m_attention);
    for (QComboBox* each : m_beside) {
        m_rows->addRow(each == m_beside.front() ? tr("Compare with") : QString(), each);
        each->setAccessibleName(tr("Compare with"));
        each->setToolTip(tr("Another network that learns the same beside it, with its own curves"));
    }
    m_rows->addRow(tr("Width"), m_width);
    m_rows->addRow(tr("Learning rate"), m_rate);
    m_rows->addRow(tr("Steps"), m_steps);
    m_rows->addRow(tr("Seed"), m_seed);
    m_rows->addRow(QString(), m_refusal);
    m_rows->addRow(QString(), buttons);
    m_refusal->setWordWrap(true);
    m_refusal->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_rows->setRowVisible(m_refusal, false);
    m_start->setToolTip(tr("Teaches a new network; every moment is kept in a folder of its own"));
    m_cancel->setToolTip(tr("Back to the network that was shown"));
    m_width->setToolTip(tr("Numbers in each state of the network"));
    m_rate->setToolTip(tr("How far each step goes down the slope of the loss"));
    m_steps->setToolTip(tr("How often it is corrected, each time after 64 examples"));
    m_seed->setToolTip(tr("The same seed draws the same examples and learns the same numbers"));
    m_task->setToolTip(tr("What is learnt; one of ten texts is kept back to ask it with"));
    m_network->setToolTip(tr("What learns it, and how it finds what to look at"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->addWidget(m_heading);
    column->addLayout(m_rows);
    column->addStretch(1);
}

void CourseForm::setCancels(bool cancels)
{
    m_cancel->setVisible(cancels);
}

void CourseForm::refuse(const core::Error& error)
{
    m_refusal->setText(tr("This cannot begin: %1").arg(sentence(error)));
    m_rows->setRowVisible(m_refusal, true);
    QAccessibleEvent spoken(m_refusal, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

void CourseForm::forgetRefusal()
{
    m_rows->setRowVisible(m_refusal, false);
}

// What was refused is not what is asked for any more.
void CourseForm::hearChanges()
{
    for (QComboBox* each : findChildren<QComboBox*>())
        connect(each, &QComboBox::currentIndexChanged, this, &CourseForm::forgetRefusal);
    for (QSpinBox* each : findChildren<QSpinBox*>())
        connect(each, &QSpinBox::valueChanged, this, &CourseForm::forgetRefusal);
    connect(m_rate, &QDoubleSpinBox::valueChanged, this, &CourseForm::forgetRefusal);
}

CourseForm::Chosen CourseForm::chosen() const
{
    return { m_level->currentIndex(), m_rate->value(), m_steps->value(), m_seed->value() };
}

void CourseForm::choose(const Chosen& values)
{
    m_level->setCurrentIndex(values.level);
    m_rate->setValue(values.rate);
    m_steps->setValue(values.steps);
    m_seed->setValue(values.seed);
}

// A branch has at least a step to take; what was chosen for a new network is there again behind it.
void CourseForm::setBranch(const std::optional<learning::Course>& from, long step)
{
    const bool branched = branches();
    if (!branched)
        m_chosen = chosen();
    m_from = from;
    m_heading->setText(from
            ? tr("The network goes on from step %1 in a folder of its own: at another rate, from "
                 "other examples, for longer. What it was stays.")
                  .arg(step)
            : tr("A small network starts with noise and learns a task from examples. Its attention "
                 "can be watched while it does, in every view, and moments of it are kept."));
    offerLevels();
    showRows();
    m_start->setEnabled(from || !ownData() || m_data);
    m_start->setText(from ? tr("Start the branch") : tr("Start learning"));
    m_steps->setMinimum(from ? static_cast<int>(std::min<long>(step + 1, mostSteps)) : 1);
    if (!from) {
        if (branched)
            choose(m_chosen);
        return;
    }
    const int steps = from->teaching.steps;
    choose({ .level = from->level - 1,
        .rate = static_cast<double>(from->teaching.rate),
        .steps = step < steps ? steps : static_cast<int>(step) + steps,
        .seed = static_cast<int>(std::min<std::uint64_t>(from->seed, 999999)) });
    m_offered = chosen();
}

// How long and hard made examples are; how one's own are read.
void CourseForm::offerLevels()
{
    const int before = m_level->currentIndex();
    const QSignalBlocker quiet(m_level);
    m_level->clear();
    if (!m_from && ownData())
        m_level->addItems({ tr("read by words"), tr("read by characters") });
    else if (ofPoints())
        m_level->addItems(
            { tr("a slow curve and little noise"), tr("a faster curve and more noise") });
    else
        m_level->addItems(
            { tr("short, and what matters is near"), tr("longer, or farther apart") });
    m_level->setCurrentIndex(std::max(0, before));
    m_level->setToolTip(ofPoints()
            ? tr("How often the curve turns, and how far points lie beside it")
            : tr("How long the texts are, or how far apart what belongs together"));
}

// What there is to choose. A branch keeps its task, its network and that alone.
void CourseForm::showRows()
{
    const bool given = m_from ? m_from->task == learning::givenId : ownData();
    m_rows->setRowVisible(m_task, !m_from);
    m_rows->setRowVisible(m_example, !m_from);
    m_rows->setRowVisible(m_level, !given || (!m_from && !ofPoints()));
    m_rows->setRowVisible(m_network, !m_from);
    m_rows->setRowVisible(m_attention, !m_from && AttentionForm::suits(named(*m_network)));
    for (QComboBox* each : m_beside)
        m_rows->setRowVisible(each, !m_from && each->count() > 1);
    m_rows->setRowVisible(m_width, !m_from && !ofPoints());
}

// Whether numbers are asked for: a kernel that has no width answers.
bool CourseForm::ofPoints() const
{
    return m_from ? std::holds_alternative<learning::KernelNet>(m_from->network.architecture)
                  : answer() == learning::Answer::Numbers;
}

} // namespace ui
