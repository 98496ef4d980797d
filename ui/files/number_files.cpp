#include "ui/files/number_files.h"

#include "core/io/export/tensor_files.h"
#include "ui/files/name_pattern.h"
#include "ui/files/settings_file.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString digitsKey = u"numbers/digits"_s;
    const QString decimalsKey = u"numbers/decimals"_s; // true: the digits are after the point
    constexpr float exampleNumber = 0.016437F;

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

RoundingDialog::RoundingDialog(QWidget* parent)
    : QDialog(parent)
    , m_kind(new QComboBox(this))
    , m_digits(new QSpinBox(this))
    , m_example(new QLabel(this))
{
    setWindowTitle(tr("Round numbers"));
    m_kind->addItems({ tr("Significant digits"), tr("Digits after the point") });
    m_kind->setAccessibleName(tr("Round to"));
    m_digits->setRange(0, core::mostDigits);
    m_digits->setAccessibleName(tr("Number of digits"));
    const QSettings settings(settingsFile(), QSettings::IniFormat);
    m_kind->setCurrentIndex(settings.value(decimalsKey, false).toBool() ? 1 : 0);
    m_digits->setValue(settings.value(digitsKey, core::Rounding().digits).toInt());
    auto* buttons = new QDialogButtonBox(this);
    buttons->addButton(tr("Export"), QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    auto* rows = new QFormLayout(this);
    rows->addRow(tr("Round to"), m_kind);
    rows->addRow(tr("Number of digits"), m_digits);
    rows->addRow(tr("Example"), m_example);
    rows->addRow(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &RoundingDialog::showExample);
    connect(m_digits, &QSpinBox::valueChanged, this, &RoundingDialog::showExample);
    showExample();
}

core::Rounding RoundingDialog::rounding() const
{
    if (m_kind->currentIndex() == 0)
        return { .digits = m_digits->value() };
    return { .decimals = m_digits->value() };
}

void RoundingDialog::showExample()
{
    const bool exact = m_kind->currentIndex() == 0 && m_digits->value() == 0;
    const QString text = QString::fromStdString(core::roundedText(exampleNumber, rounding()));
    m_example->setText(exact ? tr("%1 (exact)").arg(text) : text);
}

void RoundingDialog::accept()
{
    QSettings settings(settingsFile(), QSettings::IniFormat);
    settings.setValue(digitsKey, m_digits->value());
    settings.setValue(decimalsKey, m_kind->currentIndex() == 1);
    QDialog::accept();
}

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
