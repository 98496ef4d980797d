#include "ui/animation/animation_dialog.h"

#include "core/base/error.h"
#include "core/training/trained_network.h"
#include "ui/animation/animation.h"
#include "ui/animation/animation_form.h"
#include "ui/animation/animation_job.h"
#include "ui/animation/animation_preview.h"
#include "ui/document/document.h"
#include "ui/drawing/fitting_area.h"
#include "ui/figure/figure.h"
#include "ui/widgets/details_button.h"
#include "ui/words/messages.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

using namespace Qt::StringLiterals;

namespace ui {

AnimationDialog::AnimationDialog(const AnimationRequest& request, const FigureState& state,
    const FileLocation& files, QWidget* parent)
    : QDialog(parent)
    , m_state(state)
    , m_files(files)
    , m_preview(new AnimationPreview(state, files, this))
    , m_form(new AnimationForm(
          state.session.experiment, *state.derived->trace()->model, request, this))
    , m_details(new DetailsButton(new QLabel(this), this))
    , m_note(new QLabel(this))
    , m_progress(new QProgressBar(this))
{
    setWindowTitle(tr("Export animation"));
    layOut();
    connect(m_form, &AnimationForm::changed, this, [this] {
        m_problem = {};
        showFrames();
    });
    connect(m_preview, &AnimationPreview::drawn, this, &AnimationDialog::showNote);
    showFrames();
}

void AnimationDialog::layOut()
{
    constexpr int noteLines = 3;
    constexpr int between = 16;
    constexpr QSize ordinary(1120, 620);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_note->setMinimumHeight(noteLines * fontMetrics().lineSpacing());
    m_progress->setFormat(tr("%v of %m frames"));
    m_progress->hide();
    auto* buttons = new QDialogButtonBox(this);
    m_export = buttons->addButton(tr("Export…"), QDialogButtonBox::ActionRole);
    m_close = buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    m_export->setDefault(true);
    m_export->setToolTip(tr("Compute and write all frames; asks for a file name"));
    connect(m_export, &QPushButton::clicked, this, &AnimationDialog::askWhere);
    connect(buttons, &QDialogButtonBox::rejected, this, &AnimationDialog::reject);
    auto* right = new QVBoxLayout;
    right->addWidget(new FittingArea(m_form, this), 1);
    right->addWidget(m_note);
    right->addWidget(m_details->label());
    right->addWidget(m_details, 0, Qt::AlignLeft);
    right->addWidget(m_progress);
    right->addWidget(buttons);
    auto* layout = new QHBoxLayout(this);
    layout->setSpacing(between);
    layout->addWidget(m_preview, 1);
    layout->addLayout(right);
    resizeWithinScreen(*this, ordinary);
}

void AnimationDialog::showFrames()
{
    try {
        m_preview->setFrames(framesOf(request(), m_state.session));
    } catch (const core::Error& error) {
        m_preview->setProblem(words(error));
    }
}

AnimationRequest AnimationDialog::request() const
{
    AnimationRequest result = m_form->request();
    const core::Trace& trace = *m_state.derived->trace();
    const Selection& at = m_state.session.selection;
    if (const auto& trained = trace.model->trainedRun)
        result.checkpoints = animatedCheckpoints(trained->checkpoints);
    else
        result.steps = static_cast<int>(core::steps(trace, at.layer, at.head).size());
    return result;
}

void AnimationDialog::showNote()
{
    const bool busy = m_job != nullptr;
    const Animation animation = animationOf(request(), {});
    const double seconds
        = (animation.milliseconds * (animation.frames - 1) + animation.lastMilliseconds) / 1000.0;
    m_details->setDetails(m_problem.details);
    if (!m_problem.isEmpty())
        m_note->setText(problemNote(m_problem.text));
    else
        m_note->setText(m_preview->problem().isEmpty()
                ? (isVideo(request().format) ? tr("%L1 seconds") : tr("%L1 seconds, looping"))
                      .arg(seconds, 0, 'f', 1)
                : QString());
    m_export->setEnabled(!busy && m_preview->problem().isEmpty());
    m_form->setEnabled(!busy);
    m_progress->setVisible(busy);
    m_close->setText(busy ? tr("Stop") : tr("Close"));
}

void AnimationDialog::askWhere()
{
    const AnimationFormat format = request().format;
    const QString ending = endingOf(format);
    auto* dialog = new QFileDialog(this, tr("Export as"), m_files.folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(ending);
    dialog->setNameFilters({ tr("Animations (*.%1)").arg(ending), tr("All files (*)") });
    const QString name = format == AnimationFormat::Png ? u"animation-{frame}"_s : u"animation"_s;
    dialog->selectFile(name + u'.' + ending);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        askToReplace(this, path, animationOf(request(), path).frames, [this, path] { make(path); });
    });
    dialog->open();
}

void AnimationDialog::make(const QString& path)
{
    const AnimationRequest wanted = request();
    try {
        const FrameSequence frames = framesOf(wanted, m_state.session);
        checkAnimation(path, pixelsOf(wanted.figure));
        m_job = new AnimationJob(frames, animationOf(wanted, path), m_state, this);
        m_progress->setRange(0, frames.frames);
        m_progress->setValue(0);
    } catch (const core::Error& error) {
        end(path, problemFrom(error));
        return;
    }
    m_problem = {};
    m_job->setFiles(m_files);
    connect(m_job, &AnimationJob::progressed, m_progress, &QProgressBar::setValue);
    connect(m_job, &AnimationJob::ended, this,
        [this, path](const Problem& problem) { end(path, problem); });
    m_job->start();
    showNote();
}

void AnimationDialog::end(const QString& path, const Problem& problem)
{
    if (m_job != nullptr)
        m_job->deleteLater();
    m_job = nullptr;
    m_problem = problem;
    showNote();
    if (!problem.isEmpty())
        return;
    emit used(request());
    emit said(tr("Exported: %1").arg(QDir::toNativeSeparators(path)));
    accept();
}

void AnimationDialog::reject()
{
    if (m_job == nullptr) {
        QDialog::reject();
        return;
    }
    delete std::exchange(m_job, nullptr);
    m_problem = { tr("stopped") };
    showNote();
}

AnimationAction::AnimationAction(Document& document, QWidget& window)
    : QAction(tr("Export a&nimation…"), &window)
    , m_document(document)
    , m_window(window)
{
    m_last.sweep = Sweep { "scaling.factor", 0.1, 10, 60, true };
    setShortcut(QKeySequence(u"Ctrl+Shift+E"_s));
    setToolTip(
        tr("Animate a setting, or the computation step by step, as GIF, WebP, PNG or video"));
    connect(this, &QAction::triggered, this, &AnimationAction::showDialog);
    const auto enable = [this] { setEnabled(m_document.trace() != nullptr); };
    connect(&document, &Document::traceChanged, this, enable);
    enable();
}

void AnimationAction::showDialog()
{
    m_document.gather();
    // The animation shows the state on screen, not one still being computed.
    FigureState state { m_document.session(), m_document.derived(), m_document.pinned() };
    state.session.experiment = m_document.trace()->model->experiment;
    auto* dialog = new AnimationDialog(m_last, state, m_document.files(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &AnimationDialog::said, this, &AnimationAction::said);
    connect(dialog, &AnimationDialog::used, this,
        [this](const AnimationRequest& request) { m_last = request; });
    dialog->open();
}

} // namespace ui
