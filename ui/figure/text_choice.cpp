#include "ui/figure/text_choice.h"

#include <QComboBox>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace ui {

TextChoice::TextChoice(const QStringList& names, QWidget* parent)
    : QWidget(parent)
    , m_kind(new QComboBox(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_kind);
    m_kind->addItems({ tr("Automatic"), tr("None"), tr("Custom") });
    setFocusProxy(m_kind);
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this] {
        showLines();
        if (chosen() == Custom)
            m_lines.front()->setFocus(Qt::OtherFocusReason);
        emit changed();
    });
    for (const QString& name : names) {
        auto* const line = m_lines.emplace_back(new QLineEdit(this));
        line->setPlaceholderText(name);
        line->setAccessibleName(name);
        column->addWidget(line);
        connect(line, &QLineEdit::textChanged, this, &TextChoice::changed);
    }
    showLines();
}

// Typed texts stay for the next time that they are chosen.
void TextChoice::show(Kind kind, const QStringList& texts)
{
    const QSignalBlocker quiet(m_kind);
    m_kind->setCurrentIndex(kind);
    for (std::size_t i = 0; kind == Custom && i < m_lines.size(); ++i)
        if (const QString text = texts.value(qsizetype(i)); m_lines[i]->text() != text) {
            const QSignalBlocker still(m_lines[i]);
            m_lines[i]->setText(text);
        }
    showLines();
}

TextChoice::Kind TextChoice::chosen() const
{
    return static_cast<Kind>(m_kind->currentIndex());
}

QStringList TextChoice::texts() const
{
    QStringList result;
    for (const QLineEdit* line : m_lines)
        result << line->text();
    return result;
}

void TextChoice::showLines()
{
    for (QLineEdit* line : m_lines)
        line->setVisible(chosen() == Custom);
}

} // namespace ui
