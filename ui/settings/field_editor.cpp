#include "ui/settings/field_editor.h"

#include "ui/words/labels.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ui {

FieldEditor::FieldEditor(const core::settings::Field& field, QWidget* parent)
    : QWidget(parent)
    , m_path(QString::fromStdString(field.path))
    , m_type(field.type)
    , m_default(QString::fromStdString(field.defaultText))
    , m_rows(new QVBoxLayout(this))
    , m_row(new QHBoxLayout)
    , m_name(new SettingName(label(field.path), this))
    , m_reset(new QToolButton(this))
{
    m_rows->setContentsMargins(markRoom, 1, 0, 1);
    m_rows->setSpacing(2);
    m_rows->addLayout(m_row);
    m_row->setSpacing(5);
    m_name->setToolTip(explanation(field.path));
    setToolTip(m_name->toolTip());
    m_row->addWidget(m_name);
    m_reset->setText(u"↺"_s);
    m_reset->setProperty("small", true);
    m_reset->setAccessibleName(tr("Reset %1").arg(label(field.path)));
    m_reset->setToolTip(tr("Reset to %1").arg(m_default));
    FieldEditor::fitLetters();
    QSizePolicy keeps = m_reset->sizePolicy();
    keeps.setRetainSizeWhenHidden(true);
    m_reset->setSizePolicy(keeps);
    m_row->addWidget(m_reset);
    connect(m_reset, &QToolButton::clicked, this, [this] {
        emit changed(m_path, m_default);
        emit settled();
    });
}

void FieldEditor::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitLetters();
}

void FieldEditor::fitLetters()
{
    m_reset->setFixedWidth(fontMetrics().height() * 3 / 2);
}

void FieldEditor::addControl(QWidget* control)
{
    m_row->insertWidget(m_row->count() - 1, control, 1);
    const QString name = label(m_path.toStdString());
    QWidget* last = control; // Tab order: the control, then its reset arrow
    for (auto* each : control->findChildren<QWidget*>()) {
        if (each->focusPolicy() == Qt::NoFocus || each->focusProxy() != nullptr
            || each->window() != window()) // a combo box's list is a window of its own
            continue;
        last = each;
        if (each->accessibleName().isEmpty())
            each->setAccessibleName(name);
    }
    setTabOrder(last, m_reset);
    control->setAccessibleName(name);
    if (control->focusPolicy() != Qt::NoFocus)
        m_name->setBuddy(control); // accessible name: the setting's, not the chosen option's
    if (focusProxy() == nullptr)
        setFocusProxy(control);
}

void FieldEditor::setScope(const QString& scope)
{
    const QString name = label(m_path.toStdString());
    m_name->setText(scope.isEmpty() ? name : u"%1 (%2)"_s.arg(name, scope));
}

void FieldEditor::fitName(int width)
{
    m_name->setWordWrap(false);
    int needed = markRoom + m_name->sizeHint().width();
    for (int i = 0; i < m_row->count(); ++i)
        if (m_row->itemAt(i)->widget() != m_name)
            needed += m_row->itemAt(i)->sizeHint().width() + m_row->spacing();
    const bool above = needed > width && m_name->isVisibleTo(this);
    m_name->setWordWrap(above);
    if (above == (m_rows->indexOf(m_name) >= 0))
        return;
    (above ? static_cast<QBoxLayout*>(m_row) : m_rows)->removeWidget(m_name);
    (above ? static_cast<QBoxLayout*>(m_rows) : m_row)->insertWidget(0, m_name);
}

void FieldEditor::setNamed(bool named)
{
    m_name->setVisible(named);
}

QString FieldEditor::exactName() const
{
    return label(m_path.toStdString()) + u": "_s + tr("exact value");
}

void FieldEditor::show(const core::settings::Field& field)
{
    setVisible(field.value.has_value());
    if (!field.value)
        return;
    m_showing = true;
    showValue(QString::fromStdString(*field.value));
    m_reset->setVisible(m_resets && *field.value != field.defaultText);
    m_showing = false;
}

void FieldEditor::setRemark(const QString& remark)
{
    if (remark == m_remark)
        return;
    m_remark = remark;
    for (QWidget* each : findChildren<QWidget*>())
        if (each->focusPolicy() != Qt::NoFocus)
            each->setAccessibleDescription(remark);
    update();
}

// Paints a stripe next to a setting with a remark.
void FieldEditor::paintEvent(QPaintEvent* event)
{
    QWidget::paintEvent(event);
    if (!m_remark.isEmpty())
        QPainter(this).fillRect(
            0, 2, markRoom / 2, height() - 4, palette().color(QPalette::Highlight));
}

void FieldEditor::turnOnlyWithFocus(QWidget& control)
{
    control.setFocusPolicy(Qt::StrongFocus);
    control.installEventFilter(this);
}

bool FieldEditor::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::Wheel && !static_cast<QWidget*>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void FieldEditor::change(const QString& value)
{
    changeOther(m_path, value);
}

void FieldEditor::changeOther(const QString& path, const QString& value)
{
    if (!m_showing)
        emit changed(path, value);
}

void addOption(QComboBox& box, std::string_view path, std::string_view id)
{
    box.addItem(label(path, id), QString::fromUtf8(id.data(), qsizetype(id.size())));
    const QString effect = explanation(path, id);
    box.setItemData(box.count() - 1, effect, Qt::ToolTipRole);
    box.setItemData(box.count() - 1, effect, Qt::AccessibleDescriptionRole);
}

void showOption(QComboBox& box, std::string_view id)
{
    box.setCurrentIndex(box.findData(QString::fromUtf8(id.data(), qsizetype(id.size()))));
    box.setToolTip(box.currentData(Qt::ToolTipRole).toString());
}

} // namespace ui
