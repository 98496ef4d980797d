#include "ui/views/learn/course_form.h"

#include "core/base/fields.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <array>

namespace ui {

namespace learning = core::learning;

namespace {

    struct TaskWords {
        std::string_view id;
        const char* name;
        const char* example;
    };
    constexpr std::array tasks {
        TaskWords { "dates", QT_TRANSLATE_NOOP("ui::CourseForm", "dates"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "“third of May 1979” becomes 1979-05-03") },
        TaskWords { "order", QT_TRANSLATE_NOOP("ui::CourseForm", "word order"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "a made English becomes a made French") },
        TaskWords { "tags", QT_TRANSLATE_NOOP("ui::CourseForm", "parts of speech"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "“I saw a saw”: verb, noun") },
        TaskWords { "mood", QT_TRANSLATE_NOOP("ui::CourseForm", "mood"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "“not bad at all” praises") },
        TaskWords { "numbers", QT_TRANSLATE_NOOP("ui::CourseForm", "numbers"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "“four hundred and two” becomes 402") },
        TaskWords { "copy", QT_TRANSLATE_NOOP("ui::CourseForm", "copy"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "the same letters again") },
        TaskWords { "reverse", QT_TRANSLATE_NOOP("ui::CourseForm", "reverse"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "the letters from behind") },
        TaskWords { "sort", QT_TRANSLATE_NOOP("ui::CourseForm", "sort"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "the letters in the order of the alphabet") },
        TaskWords { "repeat", QT_TRANSLATE_NOOP("ui::CourseForm", "repeat what followed"),
            QT_TRANSLATE_NOOP(
                "ui::CourseForm", "what followed the last letter where it stood before") },
    };

    const TaskWords& wordsOf(std::string_view id)
    {
        return *std::ranges::find(tasks, id, &TaskWords::id);
    }

    struct NetworkWords {
        std::string_view id;
        const char* name;
        bool sequence; // answers with one
    };
    constexpr std::array networks {
        NetworkWords {
            "gru", QT_TRANSLATE_NOOP("ui::CourseForm", "GRU, encoder and decoder"), true },
        NetworkWords {
            "lstm", QT_TRANSLATE_NOOP("ui::CourseForm", "LSTM, encoder and decoder"), true },
        NetworkWords {
            "rnn", QT_TRANSLATE_NOOP("ui::CourseForm", "RNN, encoder and decoder"), true },
        NetworkWords { "transformer", QT_TRANSLATE_NOOP("ui::CourseForm", "transformer"), true },
        NetworkWords { "attention", QT_TRANSLATE_NOOP("ui::CourseForm", "self-attention"), false },
    };

    constexpr std::array alignments {
        QT_TRANSLATE_NOOP("ui::CourseForm", "additive"),
        QT_TRANSLATE_NOOP("ui::CourseForm", "dot product"),
        QT_TRANSLATE_NOOP("ui::CourseForm", "general"),
    };
    constexpr std::array alignmentsOfCore { learning::Alignment::Additive, learning::Alignment::Dot,
        learning::Alignment::General };

    bool answersInSequence(const QString& task)
    {
        return learning::task(task.toStdString()).answer == learning::Answer::Sequence;
    }

    QString text(std::string_view id)
    {
        return QString::fromUtf8(id.data(), qsizetype(id.size()));
    }

} // namespace

CourseForm::CourseForm(QWidget* parent)
    : QWidget(parent)
    , m_task(new QComboBox(this))
    , m_example(new QLabel(this))
    , m_level(new QComboBox(this))
    , m_network(new QComboBox(this))
    , m_alignment(new QComboBox(this))
    , m_width(new QSpinBox(this))
    , m_rate(new QDoubleSpinBox(this))
    , m_steps(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
    , m_start(new QPushButton(tr("Start learning"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
{
    for (const TaskWords& each : tasks)
        m_task->addItem(tr(each.name), text(each.id));
    m_level->addItems({ tr("short, and what matters is near"), tr("longer, or farther apart") });
    for (const char* each : alignments)
        m_alignment->addItem(tr(each));
    const learning::Course usual;
    m_width->setRange(4, 256);
    m_width->setValue(usual.network.width);
    m_rate->setDecimals(5);
    m_rate->setRange(0.00001, 10);
    m_rate->setSingleStep(0.001);
    m_rate->setValue(static_cast<double>(usual.teaching.rate));
    m_steps->setRange(1, 1000000);
    m_steps->setSingleStep(500);
    m_steps->setValue(usual.teaching.steps);
    m_seed->setRange(0, 999999);
    m_seed->setValue(static_cast<int>(usual.seed));
    addRows();
    connect(m_task, &QComboBox::currentIndexChanged, this, &CourseForm::offerNetworks);
    connect(m_network, &QComboBox::currentIndexChanged, this, &CourseForm::offerAlignments);
    connect(m_start, &QPushButton::clicked, this, &CourseForm::started);
    connect(m_cancel, &QPushButton::clicked, this, &CourseForm::cancelled);
    offerNetworks();
    setCancels(false);
}

void CourseForm::addRows()
{
    auto* heading = new QLabel(tr("A small network starts with noise and learns a task from "
                                  "examples. Its attention can be watched while it does, in every "
                                  "view, and every moment is kept."),
        this);
    heading->setWordWrap(true);
    m_start->setDefault(true);
    auto* buttons = new QHBoxLayout;
    buttons->addWidget(m_start);
    buttons->addWidget(m_cancel);
    buttons->addStretch(1);
    auto* rows = new QFormLayout;
    rows->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    rows->addRow(tr("Task"), m_task);
    rows->addRow(QString(), m_example);
    rows->addRow(tr("Examples"), m_level);
    rows->addRow(tr("Network"), m_network);
    rows->addRow(tr("Attention"), m_alignment);
    rows->addRow(tr("Width"), m_width);
    rows->addRow(tr("Learning rate"), m_rate);
    rows->addRow(tr("Steps"), m_steps);
    rows->addRow(tr("Seed"), m_seed);
    rows->addRow(QString(), buttons);
    m_start->setToolTip(tr("Teaches a new network; every moment is kept in a folder of its own"));
    m_cancel->setToolTip(tr("Back to the network that was shown"));
    m_width->setToolTip(tr("Numbers in each state of the network"));
    m_rate->setToolTip(tr("How far each step goes down the slope of the loss"));
    m_steps->setToolTip(tr("How often it is corrected, each time after 64 examples"));
    m_seed->setToolTip(tr("The same seed draws the same examples and learns the same numbers"));
    m_task->setToolTip(tr("What is learnt; one of ten texts is kept back to ask it with"));
    m_level->setToolTip(tr("How long the texts are, or how far apart what belongs together"));
    m_network->setToolTip(tr("What learns it: those that suit the task"));
    m_alignment->setToolTip(tr("The score by which the decoder finds what to look at"));
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(24, 20, 24, 20);
    column->addWidget(heading);
    column->addLayout(rows);
    column->addStretch(1);
}

void CourseForm::setCancels(bool cancels)
{
    m_cancel->setVisible(cancels);
}

void CourseForm::offerNetworks()
{
    const QString task = m_task->currentData().toString();
    m_example->setText(tr(wordsOf(task.toStdString()).example));
    m_example->setEnabled(false);
    const QSignalBlocker quiet(m_network);
    m_network->clear();
    const bool sequence = answersInSequence(task);
    for (const NetworkWords& each : networks)
        if (each.sequence == sequence)
            m_network->addItem(tr(each.name), text(each.id));
    offerAlignments();
}

void CourseForm::offerAlignments()
{
    const QString network = m_network->currentData().toString();
    m_alignment->setEnabled(
        network != QStringLiteral("transformer") && network != QStringLiteral("attention"));
}

learning::Architecture CourseForm::architecture() const
{
    const std::string network = m_network->currentData().toString().toStdString();
    if (network == "transformer")
        return learning::TransformerNet {};
    if (network == "attention")
        return learning::SelfAttentionNet {};
    learning::EncoderDecoder pair;
    for (const learning::Cell cell :
        { learning::Cell::Rnn, learning::Cell::Lstm, learning::Cell::Gru })
        if (network == core::idOf(cell))
            pair.cell = cell;
    pair.alignment = alignmentsOfCore[static_cast<std::size_t>(m_alignment->currentIndex())];
    return pair;
}

learning::Course CourseForm::course() const
{
    learning::Course course;
    course.task = m_task->currentData().toString().toStdString();
    course.level = m_level->currentIndex() + 1;
    course.network.architecture = architecture();
    course.network.width = m_width->value();
    course.teaching.rate = static_cast<float>(m_rate->value());
    course.teaching.steps = m_steps->value();
    course.seed = static_cast<std::uint64_t>(m_seed->value());
    return course;
}

std::string CourseForm::name() const
{
    return m_task->currentData().toString().toStdString() + "-"
        + m_network->currentData().toString().toStdString();
}

} // namespace ui
