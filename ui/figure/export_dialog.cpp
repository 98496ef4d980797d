#include "ui/figure/export_dialog.h"

#include "core/base/error.h"
#include "ui/document/view_entry.h"
#include "ui/drawing/fitting_area.h"
#include "ui/figure/figure.h"
#include "ui/figure/figure_form.h"
#include "ui/figure/figure_preview.h"
#include "ui/figure/figure_settings.h"
#include "ui/figure/figure_writer.h"
#include "ui/files/name_pattern.h"
#include "ui/widgets/details_button.h"
#include "ui/words/labels.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

ExportDialog::ExportDialog(const Figure& figure, const FigureState& state, QWidget* parent)
    : QDialog(parent)
    , m_state(state)
    , m_preview(new FigurePreview(state, this))
    , m_presets(new QComboBox(this))
    , m_series(new QComboBox(this))
    , m_form(new FigureForm(figure, state, this))
    , m_writer(new FigureWriter(state, this))
    , m_details(new DetailsButton(new QLabel(this), this))
    , m_note(new QLabel(this))
    , m_export(new QPushButton(tr("Export…"), this))
{
    setWindowTitle(tr("Export"));
    addPresets();
    addSeries();
    setTabOrder(m_presets, m_form->editor("view")); // in visual order
    setTabOrder(m_form->editor("view"), m_form->editor("tensor"));
    layOut();
    connect(m_export, &QPushButton::clicked, this, &ExportDialog::askWhere);
    connect(m_form, &FigureForm::changed, this, [this] {
        m_problem = {};
        showFigure();
    });
    connect(m_preview, &FigurePreview::drawn, this, &ExportDialog::showNote);
    connect(m_writer, &FigureWriter::began, this, [this](qsizetype file, qsizetype of) {
        if (of > 1)
            m_progress = tr("Writing file %1 of %2…").arg(file).arg(of);
        showNote();
    });
    connect(m_writer, &FigureWriter::finished, this, &ExportDialog::end);
    showFigure();
}

// A hidden field commits the number being typed: this must happen while the dialog still exists.
ExportDialog::~ExportDialog()
{
    m_form->disconnect(this);
}

void ExportDialog::layOut()
{
    constexpr int noteLines = 3;
    constexpr int between = 16;
    constexpr QSize ordinary(1120, 680);
    m_note->setTextFormat(Qt::PlainText);
    m_note->setWordWrap(true);
    m_note->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_note->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_note->setMinimumHeight(noteLines * fontMetrics().lineSpacing());
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(m_export, QDialogButtonBox::ActionRole);
    buttons->addButton(tr("Close"), QDialogButtonBox::RejectRole);
    m_export->setDefault(true);
    m_export->setToolTip(tr("Write the figure as previewed; asks for a file name"));
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* right = new QVBoxLayout;
    right->addWidget(new FittingArea(m_form, this), 1);
    right->addWidget(m_note);
    right->addWidget(m_details->label());
    right->addWidget(m_details, 0, Qt::AlignLeft);
    right->addWidget(buttons);
    auto* layout = new QHBoxLayout(this);
    layout->setSpacing(between);
    layout->addWidget(m_preview, 1);
    layout->addLayout(right);
    resizeWithinScreen(*this, ordinary);
}

void ExportDialog::addPresets()
{
    m_form->addBefore("view", tr("Preset"),
        tr("Common widths, heights and font sizes; slides have no statistics"), m_presets);
    m_presets->addItem(tr("My own size"));
    for (const FigurePreset& preset : figurePresets)
        m_presets->addItem(label(preset.id));
    connect(m_presets, &QComboBox::activated, this, [this](int index) {
        if (index == 0)
            return;
        const FigurePreset& preset = figurePresets[static_cast<std::size_t>(index - 1)];
        Figure figure = m_form->figure();
        preset.applyTo(figure);
        m_form->setFigure(figure);
    });
}

void ExportDialog::addSeries()
{
    m_form->addBefore("format", tr("Files"),
        tr("One figure, or one for each head or step, with numbered file names"), m_series);
    m_series->addItems({ tr("One"), tr("One for every head"), tr("One for every step") });
    connect(m_series, &QComboBox::currentIndexChanged, this, [this] {
        Figure figure = m_form->figure();
        if (chosenSeries() == FigureSeries::Steps)
            figure.view = viewFor(ViewRole::Steps).id;
        m_form->setFigure(figure);
        showFigure();
    });
}

FigureSeries ExportDialog::chosenSeries() const
{
    return static_cast<FigureSeries>(m_series->currentIndex());
}

// Previews the first figure of a series.
void ExportDialog::showFigure()
{
    const Figure& figure = m_form->figure();
    const auto it = std::ranges::find_if(
        figurePresets, [&](const FigurePreset& preset) { return preset.isIn(figure); });
    m_presets->setCurrentIndex(
        it != figurePresets.end() ? static_cast<int>(it - figurePresets.begin()) + 1 : 0);
    const FigureFile first = filesOf(figure, m_state, patternOf(chosenSeries(), u"x"_s)).front();
    m_preview->setFigure(first.figure, first.selection);
}

void ExportDialog::showNote()
{
    const QString problem = m_problem.isEmpty() ? m_preview->problem() : m_problem.text;
    m_details->setDetails(m_writer->busy() ? QString() : m_problem.details);
    m_note->setText(m_writer->busy() ? m_progress
            : problem.isEmpty()      ? figureNote(m_form->figure())
                                     : problemNote(problem));
    m_export->setEnabled(m_preview->problem().isEmpty() && !m_writer->busy());
    m_form->setEnabled(!m_writer->busy());
    m_presets->setEnabled(!m_writer->busy());
}

void ExportDialog::askWhere()
{
    const Figure& figure = m_form->figure();
    const QString ending = label(core::idOf(figure.format)).toLower();
    auto* dialog = new QFileDialog(this, tr("Export as"), m_folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(ending);
    dialog->setNameFilters({ tr("Figures (*.%1)").arg(ending), tr("All files (*)") });
    dialog->selectFile(
        patternOf(chosenSeries(), QString::fromStdString(figure.view) + u'.' + ending));
    connect(dialog, &QFileDialog::fileSelected, this, &ExportDialog::save);
    dialog->open();
}

void ExportDialog::save(const QString& path)
{
    Figure figure = m_form->figure();
    m_path = patternOf(chosenSeries(), path);
    try {
        figure.format = formatOf(path.toStdString());
        checkFigure(figure);
    } catch (const core::Error& error) {
        end(problemFrom(error));
        return;
    }
    const std::vector<FigureFile> files = filesOf(figure, m_state, m_path);
    if (!m_path.contains(u'{')) { // the file dialog has already asked
        write(files);
        return;
    }
    QStringList paths;
    for (const FigureFile& file : files)
        paths << file.path;
    whenReplaceable(this, paths, [this, files] { write(files); });
}

void ExportDialog::write(const std::vector<FigureFile>& files)
{
    m_progress = tr("Writing…");
    m_writer->write(files);
    showNote();
}

void ExportDialog::reject()
{
    if (m_writer->busy())
        m_writer->stop();
    else
        QDialog::reject();
}

void ExportDialog::end(const Problem& problem)
{
    m_problem = problem;
    showNote();
    if (!problem.isEmpty())
        return;
    emit used(m_form->figure(), QFileInfo(m_path).absolutePath());
    emit said(tr("Exported: %1").arg(QDir::toNativeSeparators(m_path)));
    accept();
}

} // namespace ui
