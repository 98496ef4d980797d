#include "ui/files/rounding_dialog.h"

#include "ui/files/settings_file.h"

#include <QComboBox>
#include <QDialogButtonBox>
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

} // namespace ui
