#include "ui/views/learn/course_form.h"

#include "core/io/store/model_store.h"
#include "core/learning/network_names.h"
#include "ui/views/learn/attention_form.h"
#include "ui/words/network_name.h"
#include "ui/words/phrases.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>
#include <array>
#include <utility>

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
            QT_TRANSLATE_NOOP("ui::CourseForm", "artificial English to artificial French") },
        TaskWords { "tags", QT_TRANSLATE_NOOP("ui::CourseForm", "parts of speech"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "“I saw a saw”: verb, noun") },
        TaskWords { "mood", QT_TRANSLATE_NOOP("ui::CourseForm", "sentiment"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "“not bad at all” is positive") },
        TaskWords { "numbers", QT_TRANSLATE_NOOP("ui::CourseForm", "numbers"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "“four hundred and two” becomes 402") },
        TaskWords { "copy", QT_TRANSLATE_NOOP("ui::CourseForm", "copy"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "the same letters") },
        TaskWords { "reverse", QT_TRANSLATE_NOOP("ui::CourseForm", "reverse"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "the letters in reverse order") },
        TaskWords { "sort", QT_TRANSLATE_NOOP("ui::CourseForm", "sort"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "the letters in alphabetical order") },
        TaskWords { "repeat", QT_TRANSLATE_NOOP("ui::CourseForm", "repeat (induction)"),
            QT_TRANSLATE_NOOP(
                "ui::CourseForm", "what came after the last letter when it occurred before") },
        TaskWords { "curve", QT_TRANSLATE_NOOP("ui::CourseForm", "curve"),
            QT_TRANSLATE_NOOP("ui::CourseForm", "fit a curve to noisy points") },
    };

    const TaskWords& wordsOf(std::string_view id)
    {
        return *std::ranges::find(tasks, id, &TaskWords::id);
    }

    // What its form can choose as well.
    bool isVariant(const learning::Architecture& network)
    {
        return learning::nameOf(network).ends_with("-unscaled");
    }

    int pointsOf(const learning::Example& example)
    {
        return static_cast<int>(example.curve->asked.places.size());
    }

    // Examples, or the points of a curve.
    int countOf(const learning::Task& task)
    {
        int count = 0;
        for (const auto* part : { &task.examples->learnt, &task.examples->heldOut })
            for (const learning::Example& each : *part)
                count += task.answer == learning::Answer::Numbers ? pointsOf(each) : 1;
        return count;
    }

    QString text(std::string_view id)
    {
        return QString::fromUtf8(id.data(), qsizetype(id.size()));
    }

} // namespace

CourseForm::CourseForm(QWidget* parent)
    : QWidget(parent)
    , m_task(new QComboBox(this))
    , m_rows(new QFormLayout)
    , m_heading(new QLabel(this))
    , m_example(new QLabel(this))
    , m_level(new QComboBox(this))
    , m_network(new QComboBox(this))
    , m_attention(new AttentionForm(this))
    , m_width(new QSpinBox(this))
    , m_rate(new QDoubleSpinBox(this))
    , m_steps(new QSpinBox(this))
    , m_seed(new QSpinBox(this))
    , m_start(new QPushButton(tr("Start training"), this))
    , m_cancel(new QPushButton(tr("Cancel"), this))
    , m_refusal(new QLabel(this))
{
    for (const TaskWords& each : tasks)
        m_task->addItem(tr(each.name), text(each.id));
    m_task->addItem(tr("your own data…"), text(learning::givenId));
    constexpr int mostBeside = 3;
    for (int i = 0; i < mostBeside; ++i)
        m_beside.push_back(new QComboBox(this));
    const learning::Course usual;
    m_width->setRange(4, 256);
    m_width->setValue(usual.network.width);
    m_rate->setDecimals(5);
    m_rate->setRange(0.00001, 10);
    m_rate->setSingleStep(0.001);
    m_rate->setValue(static_cast<double>(usual.teaching.rate));
    m_steps->setRange(1, mostSteps);
    m_steps->setSingleStep(500);
    m_steps->setValue(usual.teaching.steps);
    m_seed->setRange(0, 999999);
    m_seed->setValue(static_cast<int>(usual.seed));
    addRows();
    connect(m_task, &QComboBox::currentIndexChanged, this, &CourseForm::offerNetworks);
    connect(m_task, &QComboBox::activated, this, &CourseForm::chooseTask);
    connect(m_level, &QComboBox::activated, this, [this] {
        if (ownData() && !m_file.isEmpty())
            readData(m_file);
    });
    connect(m_network, &QComboBox::currentIndexChanged, this, [this] {
        offerBeside();
        showRows();
    });
    connect(m_attention->choice("scaling"), &QComboBox::currentIndexChanged, this,
        &CourseForm::offerBeside);
    connect(m_start, &QPushButton::clicked, this, &CourseForm::started);
    connect(m_cancel, &QPushButton::clicked, this, &CourseForm::cancelled);
    offerNetworks();
    setCancels(false);
    setBranch(std::nullopt, 0);
    hearChanges();
}

bool CourseForm::ownData() const
{
    return m_task->currentData().toString() == text(learning::givenId);
}

bool CourseForm::byCharacters() const
{
    return ownData() && m_level->currentIndex() == 1;
}

learning::Task CourseForm::taught() const
{
    return m_data ? m_data->task
                  : learning::task(m_task->currentData().toString().toStdString(),
                      static_cast<std::uint64_t>(m_seed->value()), { m_level->currentIndex() + 1 });
}

std::optional<core::GivenData> CourseForm::data() const
{
    return ownData() ? m_data : std::nullopt;
}

learning::Answer CourseForm::answer() const
{
    return ownData() && !m_data ? learning::Answer::Sequence : taught().answer;
}

// A file is asked for as soon as one's own examples are chosen.
void CourseForm::chooseTask()
{
    if (!ownData())
        return;
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Training data"), QString(), tr("Training data (*.csv *.tsv *.txt)"));
    if (!file.isEmpty())
        readData(file);
}

void CourseForm::readData(const QString& file)
{
    m_task->setCurrentIndex(m_task->findData(text(learning::givenId)));
    m_file = file;
    m_data.reset();
    try {
        const QFileInfo place(file);
        const core::ModelStore store;
        m_data = core::openData(store.files(place.path().toStdString()),
            place.fileName().toStdString(), byCharacters());
        offerNetworks();
    } catch (const core::Error& error) {
        offerNetworks();
        m_example->setText(sentence(error));
    }
}

void CourseForm::showExample()
{
    m_start->setEnabled(!ownData() || m_data);
    m_example->setEnabled(ownData());
    m_example->setWordWrap(ownData() && !m_data); // what a file should hold, or what is wrong
    if (!ownData())
        m_example->setText(tr(wordsOf(m_task->currentData().toString().toStdString()).example));
    else if (m_data)
        m_example->setText((answer() == learning::Answer::Numbers
                ? tr("%n points from %1", nullptr, countOf(m_data->task))
                : tr("%n examples from %1", nullptr, countOf(m_data->task)))
                               .arg(QFileInfo(m_file).fileName()));
    else
        m_example->setText(tr("A CSV file whose first row names its columns: text,label or "
                              "text,tags or word,tag or source,target; or points x,y"));
}

// Another kind of answer is learnt at another rate.
void CourseForm::offerTeaching()
{
    const learning::Teaching usual = learning::usualTeaching(answer());
    if (usual == std::exchange(m_usual, usual))
        return;
    m_rate->setValue(static_cast<double>(usual.rate));
    m_steps->setValue(usual.steps);
}

void CourseForm::offerNetworks()
{
    if (!ownData())
        m_data.reset();
    offerLevels();
    showExample();
    offerTeaching();
    const QSignalBlocker quiet(m_network);
    m_network->clear();
    for (const learning::Architecture& each : learning::usualNetworks(answer()))
        if (!isVariant(each))
            m_network->addItem(networkName(each), text(learning::nameOf(each)));
    offerBeside();
    showRows();
}

learning::Architecture CourseForm::named(const QComboBox& network) const
{
    return learning::architectureNamed(network.currentData().toString().toStdString(), answer());
}

// All but the very network that is chosen: with another scaling it is another.
void CourseForm::offerBeside()
{
    const learning::Architecture chosen = courseOf(*m_network).network.architecture;
    for (QComboBox* box : m_beside) {
        const QVariant before = box->currentData();
        box->clear();
        box->addItem(tr("nothing"));
        for (const learning::Architecture& each : learning::usualNetworks(answer())) {
            learning::Architecture beside = each;
            m_attention->applyBeside(beside);
            if (beside != chosen)
                box->addItem(networkName(each), text(learning::nameOf(each)));
        }
        box->setCurrentIndex(std::max(0, box->findData(before)));
    }
}

learning::Course CourseForm::courseOf(const QComboBox& network) const
{
    learning::Course course = m_from.value_or(learning::Course {});
    if (m_from ? m_from->task != learning::givenId : !ownData())
        course.level = m_level->currentIndex() + 1;
    course.teaching.steps = m_steps->value();
    // What is left as it was: its field may not show all of it.
    if (!m_from || m_rate->value() != m_offered.rate)
        course.teaching.rate = static_cast<float>(m_rate->value());
    if (!m_from || m_seed->value() != m_offered.seed)
        course.seed = static_cast<std::uint64_t>(m_seed->value());
    if (m_from)
        return course;
    course.task = m_task->currentData().toString().toStdString();
    course.teaching.decay = learning::usualTeaching(answer()).decay;
    course.characters = byCharacters();
    course.network.architecture = named(network);
    if (&network == m_network)
        m_attention->apply(course.network.architecture);
    else
        m_attention->applyBeside(course.network.architecture);
    course.network.width = m_width->value();
    return course;
}

std::vector<learning::Course> CourseForm::courses() const
{
    std::vector<learning::Course> all { courseOf(*m_network) };
    for (const QComboBox* each : m_beside)
        if (!m_from && each->currentData().isValid())
            all.push_back(courseOf(*each));
    return all;
}

std::string CourseForm::name() const
{
    const learning::Course course = courseOf(*m_network);
    return course.task + "-" + learning::nameOf(course.network.architecture);
}

} // namespace ui
