#include "ui/views/train/data_form.h"

#include "core/io/store/model_store.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QComboBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <utility>

namespace ui {

namespace training = core::training;

namespace {

    std::size_t pointsIn(const std::vector<training::Example>& samples)
    {
        std::size_t count = 0;
        for (const training::Example& each : samples)
            count += each.curve->queries.x.size();
        return count;
    }

} // namespace

DataForm::DataForm(QWidget* parent)
    : QWidget(parent)
    , m_about(new QLabel(this))
    , m_file(new QPushButton(tr("Choose a file…"), this))
    , m_input(new QComboBox(this))
    , m_output(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_columns(new QWidget(this))
{
    m_about->setWordWrap(true);
    m_about->setTextFormat(Qt::PlainText);
    m_about->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_file->setToolTip(tr("Choose a CSV or TSV file"));
    m_input->setToolTip(tr("The column with the network's input"));
    m_output->setToolTip(tr("The column with the targets"));
    m_kind->setToolTip(tr("What a row of these columns holds"));
    m_kind->addItem(tr("a text and its label"), int(core::RowKind::Label));
    m_kind->addItem(tr("a text and a tag for each word"), int(core::RowKind::Tags));
    m_kind->addItem(tr("a word and its tag"), int(core::RowKind::Word));
    m_kind->addItem(tr("a text and its target text"), int(core::RowKind::Target));
    m_kind->addItem(tr("x and y of a point"), int(core::RowKind::Point));
    auto* rows = new QFormLayout(m_columns);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addRow(tr("Input"), m_input);
    rows->addRow(tr("Target"), m_output);
    rows->addRow(tr("Row"), m_kind);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_about);
    column->addWidget(m_file, 0, Qt::AlignLeft);
    column->addWidget(m_columns);
    m_columns->hide();
    connect(m_file, &QPushButton::clicked, this, &DataForm::choose);
    for (QComboBox* each : { m_input, m_output })
        connect(each, &QComboBox::activated, this, [this] {
            suggestKind();
            readColumns();
        });
    connect(m_kind, &QComboBox::activated, this, &DataForm::readColumns);
    showAbout(tr("A table (CSV or TSV) with an example in each row. Its first row names the "
                 "columns, of which two are used: a text and its label, tags or target text; or "
                 "x and y of a curve's points."));
}

void DataForm::choose()
{
    const QString file = QFileDialog::getOpenFileName(
        this, tr("Training data"), QString(), tr("Training data (*.csv *.tsv *.txt)"));
    if (!file.isEmpty())
        read(file);
}

void DataForm::read(const QString& file)
{
    m_name = QFileInfo(file).fileName();
    m_text.clear();
    m_data.reset();
    m_columns->hide();
    try {
        const core::ModelStore store;
        m_text = store.files(QFileInfo(file).path().toStdString()).text(m_name.toStdString());
        fillColumns();
    } catch (const core::Error& error) {
        showAbout(sentence(error));
        emit changed();
        return;
    }
    readColumns();
}

void DataForm::setCharacters(bool characters)
{
    if (std::exchange(m_characters, characters) != characters && !m_text.empty())
        readColumns();
}

void DataForm::fillColumns()
{
    const core::DataColumns suggested = core::suggestedColumns(m_text);
    const std::vector<std::string> names = core::columnNames(m_text);
    for (QComboBox* each : { m_input, m_output }) {
        each->clear();
        for (const std::string& name : names)
            each->addItem(safeLabel(name));
    }
    m_input->setCurrentIndex(static_cast<int>(suggested.input));
    m_output->setCurrentIndex(static_cast<int>(suggested.output));
    m_kind->setCurrentIndex(m_kind->findData(int(suggested.kind)));
    m_columns->show();
}

void DataForm::suggestKind()
{
    const auto kind = core::suggestedKind(m_text, static_cast<std::size_t>(m_input->currentIndex()),
        static_cast<std::size_t>(m_output->currentIndex()));
    m_kind->setCurrentIndex(m_kind->findData(int(kind)));
}

void DataForm::readColumns()
{
    m_data.reset();
    try {
        m_data = core::readData(m_text, m_characters,
            core::DataColumns { static_cast<std::size_t>(m_input->currentIndex()),
                static_cast<std::size_t>(m_output->currentIndex()),
                static_cast<core::RowKind>(m_kind->currentData().toInt()) });
        showAbout(counts());
    } catch (const core::Error& error) {
        showAbout(sentence(error));
    }
    emit changed();
}

// How many examples are held out, and how often the others are used.
QString DataForm::counts() const
{
    const training::Task& task = m_data->task;
    if (task.output == training::OutputKind::Numbers)
        return tr("%1: %2 points for training, %3 for validation. Every step uses all of them.")
            .arg(m_name)
            .arg(pointsIn(task.examples->train))
            .arg(pointsIn(task.examples->validation));
    return tr("%1: %2 examples for training, each used once an epoch, and %3 held out for "
              "validation.")
        .arg(m_name)
        .arg(task.examples->train.size())
        .arg(task.examples->validation.size());
}

void DataForm::showAbout(const QString& text)
{
    m_about->setText(text);
}

} // namespace ui
