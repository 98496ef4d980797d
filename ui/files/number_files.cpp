#include "ui/files/number_files.h"

#include "core/io/export/tensor_files.h"
#include "ui/files/name_pattern.h"
#include "ui/files/rounding_dialog.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString endingText(core::TensorFormat format)
    {
        return QString::fromStdString(std::string(core::endingOf(format)));
    }

    // File filters such as "NumPy array (*.npy)", in the order of the formats.
    QStringList filters()
    {
        QStringList result;
        for (const std::string_view id : enumIds(core::TensorFormat {}))
            result << u"%1 (*.%2)"_s.arg(label(id), endingText(*core::formatNamed(id)));
        return result;
    }

    QString allEndings()
    {
        QStringList result;
        for (const std::string_view id : enumIds(core::TensorFormat {}))
            result << u'.' + endingText(*core::formatNamed(id));
        return result.join(u", "_s);
    }

    QString mark()
    {
        return QString::fromStdString(std::string(core::tensorMark));
    }

    QStringList filesOf(const Numbers& numbers, const QString& pattern)
    {
        QStringList files;
        for (const core::TensorRef& tensor : numbers.tensors)
            files << QString::fromStdString(core::fileFor(pattern.toStdString(), tensor));
        return files;
    }

} // namespace

NumberFiles::NumberFiles(QWidget* window)
    : QObject(window)
    , m_window(window)
    , m_writing(BackgroundOrder::OneAfterAnother, [this](const Outcome<Written>& outcome) {
        tell(outcome.error ? Written { {}, words(*outcome.error) } : *outcome.result);
    })
{
}

void NumberFiles::tell(const Written& file)
{
    if (!file.problem.isEmpty())
        emit said(tr("Not written: %1").arg(file.problem));
    else if (file.paths.size() == 1)
        emit said(tr("Written: %1").arg(QDir::toNativeSeparators(file.paths.front())));
    else
        //: the number of files, the path of the first, the name of the last
        emit said(tr("Written: %1 files, %2 … %3")
                      .arg(QString::number(file.paths.size()),
                          QDir::toNativeSeparators(file.paths.front()),
                          QFileInfo(file.paths.back()).fileName()));
}

void NumberFiles::ask(const Numbers& numbers, const QString& name, const QString& folder)
{
    const auto usual
        = numbers.tensors.size() > 1 ? core::TensorFormat::Npz : core::TensorFormat::Npy;
    auto* dialog = new QFileDialog(m_window, tr("Export numbers"), folder);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setNameFilters(filters());
    dialog->selectNameFilter(filters().at(static_cast<qsizetype>(usual)));
    dialog->setDefaultSuffix(endingText(usual));
    dialog->selectFile(name);
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        const auto format = static_cast<core::TensorFormat>(filters().indexOf(filter));
        dialog->setDefaultSuffix(endingText(format));
    });
    connect(dialog, &QFileDialog::fileSelected, this, [this, numbers](const QString& path) {
        const auto format = core::formatOfFile(path.toStdString());
        if (format && core::rounds(*format))
            askRounding(numbers, path);
        else
            write(numbers, path);
    });
    dialog->open();
}

void NumberFiles::askRounding(const Numbers& numbers, const QString& path)
{
    auto* dialog = new RoundingDialog(m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this,
        [this, dialog, numbers, path] { write(numbers, path, dialog->rounding()); });
    dialog->open();
}

void NumberFiles::write(const Numbers& numbers, const QString& path, const core::Rounding& rounding)
{
    const auto kind = core::formatOfFile(path.toStdString());
    if (!kind) {
        emit said(tr("Not written: the name must end in %1").arg(allEndings()));
        return;
    }
    const core::ExportFormat format(*kind, rounding);
    if (core::holdsSeveral(*kind) || numbers.tensors.size() == 1)
        writeAs(format, numbers, path);
    else
        whenReplaceable(m_window, filesOf(numbers, withMark(path, mark())),
            [this, format, numbers, pattern = withMark(path, mark())] {
                writeAs(format, numbers, pattern);
            });
}

void NumberFiles::writeAs(
    const core::ExportFormat& format, const Numbers& numbers, const QString& path)
{
    const QStringList paths = path.contains(mark()) ? filesOf(numbers, path) : QStringList { path };
    emit said(paths.size() == 1 ? tr("Writing…") : tr("Writing %1 files…").arg(paths.size()));
    m_writing.request([format, numbers, path, paths](const std::stop_token&) {
        const Problem problem = problemOf([&] {
            core::writeTensorFiles(*numbers.trace, numbers.tensors, format, path.toStdString());
        });
        return Written { paths, problem.text };
    });
}

} // namespace ui
