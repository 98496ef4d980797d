#include "ui/pages/lesson_dialog.h"

#include "core/base/error.h"
#include "ui/animation/animation.h"
#include "ui/animation/video_encoder.h"
#include "ui/document/document.h"
#include "ui/figure/figure.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFormLayout>
#include <QLabel>
#include <QPrintDialog>
#include <QPrinter>
#include <QProgressBar>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString pdf = u"pdf"_s;
    const QString png = u"png"_s;

    QString endingIn(const QComboBox& box)
    {
        return box.currentData().toString();
    }

} // namespace

LessonDialog::LessonDialog(Session lesson, FileLocation files, QWidget* parent)
    : QDialog(parent)
    , m_lesson(std::move(lesson))
    , m_files(std::move(files))
    , m_rows(new QFormLayout)
    , m_format(new QComboBox(this))
    , m_perPage(new QComboBox(this))
    , m_notes(new QCheckBox(tr("With speaker notes"), this))
    , m_lines(new QCheckBox(tr("With lines to write on"), this))
    , m_covers(new QCheckBox(tr("Questions without answers"), this))
    , m_height(new QSpinBox(this))
    , m_seconds(new QDoubleSpinBox(this))
    , m_theme(new QComboBox(this))
    , m_note(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    setWindowTitle(tr("Export lesson"));
    layOut();
    connect(m_format, &QComboBox::currentIndexChanged, this, &LessonDialog::showFields);
    showFields();
}

LessonDialog::~LessonDialog() = default;

void LessonDialog::layOut()
{
    constexpr int width = 520;
    const LessonExportRequest usual;
    m_format->addItem(tr("PDF, for reading and printing"), pdf);
    m_format->addItem(tr("Numbered PNGs, for slides"), png);
    m_format->addItem(tr("GIF, opens everywhere"), u"gif"_s);
    m_format->addItem(tr("WebP, lossless"), u"webp"_s);
    if (!ffmpegProgram().isEmpty()) {
        m_format->addItem(tr("MP4, for players and slides"), u"mp4"_s);
        m_format->addItem(tr("WebM, for web pages"), u"webm"_s);
    }
    for (const int steps : stepsPerPage)
        m_perPage->addItem(
            steps == 1 ? tr("One step") : tr("%1 steps, a handout").arg(steps), steps);
    m_notes->setToolTip(tr("Add the speaker notes next to each step"));
    m_lines->setToolTip(tr("Add lines for the class's own notes next to each step"));
    m_covers->setToolTip(tr("Export what a step hides as hidden, for the class to answer"));
    connect(m_covers, &QCheckBox::toggled, this, &LessonDialog::showNote);
    m_height->setRange(lowestPicture, highestPicture);
    m_height->setValue(usual.height);
    m_seconds->setRange(fewestSeconds, mostSeconds);
    m_seconds->setValue(usual.seconds);
    for (const std::string_view id : enumIds(ThemeKind {}))
        m_theme->addItem(label(id));
    m_rows->addRow(tr("Format"), m_format);
    m_rows->addRow(tr("Per page"), m_perPage);
    m_rows->addRow(QString(), m_notes);
    m_rows->addRow(QString(), m_lines);
    m_rows->addRow(QString(), m_covers);
    m_rows->addRow(tr("Height in pixels"), m_height);
    m_rows->addRow(tr("Seconds per step"), m_seconds);
    m_rows->addRow(tr("Colours"), m_theme);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_progress->setFormat(tr("%v of %m steps"));
    m_progress->hide();
    auto* buttons = new QDialogButtonBox(this);
    m_export = buttons->addButton(tr("Export…"), QDialogButtonBox::ActionRole);
    m_print = buttons->addButton(tr("Print…"), QDialogButtonBox::ActionRole);
    m_close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    m_export->setDefault(true);
    explainFields();
    connect(m_export, &QPushButton::clicked, this, &LessonDialog::askWhere);
    connect(m_print, &QPushButton::clicked, this, &LessonDialog::askPrinter);
    connect(buttons, &QDialogButtonBox::rejected, this, &LessonDialog::reject);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(m_rows);
    layout->addWidget(m_note);
    layout->addWidget(m_progress);
    layout->addStretch();
    layout->addWidget(buttons);
    setMinimumWidth(width);
}

void LessonDialog::explainFields()
{
    m_format->setToolTip(tr("Pages for reading, images for slides, or a self-playing video"));
    m_perPage->setToolTip(tr("How many steps share a page: several make a handout"));
    m_height->setToolTip(tr("The width follows from the 16:9 format"));
    m_seconds->setToolTip(tr("How long each step is shown in the video"));
    m_theme->setToolTip(tr("Light for paper, dark or high contrast for a screen"));
    m_export->setToolTip(tr("Draw every step; asks for a file name"));
    m_print->setToolTip(tr("Print the same pages; asks for the printer"));
}

// Shows the fields that apply to the format.
void LessonDialog::showFields()
{
    const QString ending = endingIn(*m_format);
    const bool paper = ending == pdf;
    m_rows->setRowVisible(m_perPage, paper);
    m_rows->setRowVisible(m_notes, paper);
    m_rows->setRowVisible(m_lines, paper);
    m_rows->setRowVisible(m_height, !paper);
    m_rows->setRowVisible(m_seconds, !paper && ending != png);
    m_problem = {};
    showNote();
}

void LessonDialog::showNote()
{
    const bool busy = m_job != nullptr;
    const QString usual = m_covers->isChecked()
        ? tr("Hidden parts of a step stay hidden; captions are in your language.")
        : tr("Hidden parts of a step are shown; captions are in your language.");
    m_note->setText(m_problem.isEmpty() ? usual : problemNote(m_problem.text));
    for (QWidget* field : std::initializer_list<QWidget*> { m_format, m_perPage, m_notes, m_lines,
             m_covers, m_height, m_seconds, m_theme, m_export, m_print })
        field->setEnabled(!busy);
    m_print->setVisible(endingIn(*m_format) == pdf);
    m_progress->setVisible(busy);
    m_close->setText(busy ? tr("Stop") : tr("Close"));
}

LessonExportRequest LessonDialog::request() const
{
    LessonExportRequest request;
    request.paper
        = { m_perPage->currentData().toInt(), m_notes->isChecked(), m_lines->isChecked() };
    request.covers = m_covers->isChecked();
    request.height = m_height->value();
    request.seconds = m_seconds->value();
    request.theme = static_cast<ThemeKind>(m_theme->currentIndex());
    return request;
}

void LessonDialog::askWhere()
{
    const QString ending = endingIn(*m_format);
    auto* dialog = new QFileDialog(this, tr("Export as"), m_files.folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(ending);
    dialog->setNameFilters({ tr("Lessons (*.%1)").arg(ending), tr("All files (*)") });
    dialog->selectFile((ending == png ? u"lesson-{frame}."_s : u"lesson."_s) + ending);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        askToReplace(this, path, int(m_lesson.steps.size()), [this, path] { make(path); });
    });
    dialog->open();
}

void LessonDialog::make(const QString& path)
{
    fail(problemOf([&] {
        start(std::make_unique<LessonJob>(m_lesson, m_files, request(), path, nullptr),
            tr("Exported: %1").arg(QDir::toNativeSeparators(path)));
    }));
}

void LessonDialog::askPrinter()
{
    m_printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    const QPageLayout layout = pageLayout(request().paper);
    m_printer->setDocName(QString::fromStdString(textIn(m_lesson.about, spokenLanguage()).title));
    m_printer->setPageOrientation(
        request().paper.perPage == 1 && !request().paper.notes && !request().paper.lines
            ? QPageLayout::Landscape
            : layout.orientation());
    auto* dialog = new QPrintDialog(m_printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this] { print(*m_printer); });
    dialog->open();
}

void LessonDialog::print(QPrinter& printer)
{
    fail(problemOf([&] {
        start(std::make_unique<LessonJob>(m_lesson, m_files, request(), printer, nullptr),
            tr("Printed the lesson"));
    }));
}

void LessonDialog::start(std::unique_ptr<LessonJob> job, const QString& done)
{
    m_job = std::move(job);
    m_progress->setRange(0, m_job->count());
    m_progress->setValue(0);
    connect(m_job.get(), &LessonJob::progressed, m_progress, &QProgressBar::setValue);
    connect(
        m_job.get(), &LessonJob::ended, this,
        [this, done](const Problem& problem) {
            m_job.reset();
            fail(problem);
            if (!problem.isEmpty())
                return;
            emit said(done);
            accept();
        },
        Qt::QueuedConnection);
    m_job->start();
}

void LessonDialog::fail(const Problem& problem)
{
    m_problem = problem;
    showNote();
}

void LessonDialog::reject()
{
    if (m_job == nullptr) {
        QDialog::reject();
        return;
    }
    m_job.reset();
    fail({ tr("stopped") });
}

LessonAction::LessonAction(Document& document, QWidget& window)
    : QAction(tr("Expor&t lesson…"), &window)
    , m_document(document)
    , m_window(window)
{
    setToolTip(tr("The steps as presented: a PDF, a handout, images or a video"));
    connect(this, &QAction::triggered, this, &LessonAction::showDialog);
    const auto enable = [this] { setEnabled(!m_document.session().steps.empty()); };
    connect(&document, &Document::sessionChanged, this, enable);
    enable();
}

void LessonAction::showDialog()
{
    m_document.gather();
    auto* dialog = new LessonDialog(m_document.session(), m_document.files(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &LessonDialog::said, this, &LessonAction::said);
    dialog->open();
}

} // namespace ui
