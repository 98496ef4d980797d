#include "ui/window/export_actions.h"

#include "core/base/error.h"
#include "ui/document/document.h"
#include "ui/drawing/lack_of_memory.h"
#include "ui/figure/command_text.h"
#include "ui/figure/export_dialog.h"
#include "ui/figure/figure_form.h"
#include "ui/figure/figure_page.h"
#include "ui/figure/figure_settings.h"
#include "ui/figure/render.h"
#include "ui/files/number_files.h"
#include "ui/window/main_window.h"
#include "ui/words/messages.h"

#include <QAction>
#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMimeData>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <memory>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr float printedText = 9; // points
    constexpr QSize wholeToolbar(1240, 800); // of the preview: shows its toolbar whole
    constexpr qsizetype longestCommand = 100'000; // limit for one shell argument: 131,071 bytes
} // namespace

ExportActions::ExportActions(Document& document, MainWindow& window)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
    , m_files(new NumberFiles(&window))
    , m_export(new QAction(tr("&Export…"), this))
    , m_numbers(new QAction(tr("Export n&umbers…"), this))
    , m_print(new QAction(tr("&Print…"), this))
    , m_copy(new QAction(tr("Copy figure"), this))
    , m_command(new QAction(tr("Copy as command"), this))
{
    m_export->setShortcut(QKeySequence(u"Ctrl+E"_s));
    m_export->setIconText(tr("Export…")); // for the toolbar, which underlines no letter
    m_export->setToolTip(tr("Save this view as a figure, for papers or slides"));
    m_numbers->setToolTip(tr("Every matrix, for NumPy, PyTorch, a spreadsheet or a paper"));
    m_print->setShortcut(QKeySequence::Print);
    m_copy->setShortcut(QKeySequence(u"Ctrl+Shift+C"_s));
    m_copy->setToolTip(tr("As an image, as SVG and with its caption"));
    m_command->setToolTip(tr("The command line that reproduces this figure"));
    connect(m_export, &QAction::triggered, this, &ExportActions::showDialog);
    connect(m_numbers, &QAction::triggered, this, &ExportActions::askForNumbers);
    connect(m_files, &NumberFiles::said, this, &ExportActions::said);
    connect(m_print, &QAction::triggered, this, &ExportActions::showPrintPreview);
    connect(m_copy, &QAction::triggered, this, &ExportActions::copyPicture);
    connect(m_command, &QAction::triggered, this, &ExportActions::copyCommand);
    const auto enable = [this] {
        for (QAction* action : { m_export, m_numbers, m_print, m_copy, m_command })
            action->setEnabled(m_document.trace() != nullptr);
    };
    connect(&document, &Document::traceChanged, this, enable);
    enable();
}

// The state on screen, not one still being computed.
FigureState ExportActions::figureState() const
{
    FigureState state { m_document.session(), m_document.derived(), m_document.pinned(),
        m_document.networkWithoutAttention() };
    state.session.experiment = m_document.trace()->model->experiment;
    return state;
}

Figure ExportActions::figure() const
{
    Figure figure = m_last ? *m_last : figureSettings();
    figure.view = m_document.navigation().view;
    figure.tensor.clear();
    return figure;
}

QString ExportActions::folder() const
{
    if (!m_lastFolder.isEmpty() || m_document.path().isEmpty())
        return m_lastFolder;
    return QFileInfo(m_document.path()).absolutePath();
}

void ExportActions::showDialog()
{
    m_document.gather();
    auto* dialog = new ExportDialog(figure(), figureState(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFolder(folder());
    dialog->form()->markScreenTheme(m_window.theme().kind);
    connect(dialog, &ExportDialog::said, this, &ExportActions::said);
    connect(dialog, &ExportDialog::used, this, [this](const Figure& used, const QString& folder) {
        m_last = used;
        saveFigureSettings(used);
        m_lastFolder = folder;
    });
    dialog->open();
}

void ExportActions::askForNumbers()
{
    const TracePtr& trace = m_document.trace();
    m_files->ask({ trace, core::tensors(*trace) }, tr("numbers"), folder());
}

void ExportActions::showPrintPreview()
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape);
    printer->setDocName(m_window.windowTitle());
    auto* dialog = new QPrintPreviewDialog(printer.get(), &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->resize(wholeToolbar);
    connect(dialog, &QPrintPreviewDialog::paintRequested, this,
        [this, printer](QPrinter* page) { print(*page); }); // lives as long as the dialog
    dialog->open();
}

// Fills the page, in the light theme on any screen.
void ExportActions::print(QPrinter& printer)
{
    const QSizeF page = printer.pageRect(QPrinter::Inch).size();
    Figure figure = this->figure();
    figure.format = FigureFormat::Pdf;
    figure.theme = ThemeKind::Light;
    figure.fontSize = printedText;
    figure.size
        = { static_cast<float>(page.width()), static_cast<float>(page.height()), LengthUnit::Inch };
    try {
        FigurePage figurePage(figure, figureState());
        FilePainter painter(printer);
        const double scale = figurePage.pixel() * printer.resolution() / pointsPerInch;
        painter.painter().scale(scale, scale);
        figurePage.paint(painter.painter());
        painter.end();
    } catch (const core::Error& error) {
        emit said(tr("Not printed: %1").arg(words(error)));
    }
}

void ExportActions::copyPicture()
{
    try {
        const FigureState shown = figureState();
        Figure picture = figure();
        picture.format = FigureFormat::Png;
        auto data = std::make_unique<QMimeData>();
        data->setImageData(pixels(picture, shown));
        picture.format = FigureFormat::Svg;
        data->setData(u"image/svg+xml"_s, render(picture, shown));
        data->setText(FigurePage(picture, shown).caption());
        QGuiApplication::clipboard()->setMimeData(data.release());
        emit said(tr("Copied as image, SVG and caption"));
    } catch (const core::Error& error) {
        emit said(tr("Not copied: %1").arg(words(error)));
    }
}

void ExportActions::copyCommand()
{
    try {
        const Figure picture = figure();
        const QString command = renderCommandText(picture, figureState().session,
            figureState().derived->trace().get(),
            QString::fromStdString(picture.view + "." + std::string(core::idOf(picture.format))));
        if (command.toUtf8().size() > longestCommand)
            throw core::Error("not_nameable",
                core::message(
                    "there are too many numbers for a command; save the session and render its "
                    "file"));
        QGuiApplication::clipboard()->setText(command);
        emit said(tr("Copied the command that reproduces this figure"));
    } catch (const core::Error& error) {
        emit said(tr("Not copied: %1").arg(words(error)));
    }
}

} // namespace ui
