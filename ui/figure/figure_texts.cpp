#include "ui/figure/figure_texts.h"

#include "ui/figure/figure.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString ready = QString::fromStdString(std::string(automatic));

} // namespace

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

CaptionEditor::CaptionEditor(QWidget* parent)
    : QWidget(parent)
    , m_kind(new QComboBox(this))
    , m_words(new QPlainTextEdit(this))
    , m_copy(new QPushButton(tr("Copy"), this))
{
    constexpr int lines = 4;
    m_kind->addItems({ tr("None"), tr("Automatic"), tr("Custom") });
    m_kind->setAccessibleName(tr("Caption"));
    m_kind->setAccessibleDescription(m_kind->accessibleName());
    m_words->setAccessibleName(tr("Caption text"));
    m_words->setToolTip(tr("Below the figure, in the figure's font"));
    m_words->setTabChangesFocus(true);
    m_words->setFixedHeight(fontMetrics().lineSpacing() * lines + 2 * fontMetrics().height() / 3);
    m_copy->setToolTip(tr("Copy the caption"));
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_kind, 1);
    layout->addWidget(m_copy);
    setFocusProxy(m_kind);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &CaptionEditor::choose);
    connect(m_words, &QPlainTextEdit::textChanged, this, [this] {
        m_own = m_words->toPlainText();
        emit changed(m_own.toStdString());
    });
    connect(m_copy, &QPushButton::clicked, this,
        [this] { QGuiApplication::clipboard()->setText(m_words->toPlainText()); });
}

void CaptionEditor::show(const std::string& caption)
{
    const QString words = QString::fromStdString(caption);
    const int kind = words == ready                        ? Generated
        : !words.isEmpty()                                 ? Own
        : m_kind->currentIndex() == Own && m_own.isEmpty() ? Own // the user is about to type
                                                           : None;
    if (kind == Own)
        m_own = words;
    const QSignalBlocker quiet(m_kind);
    m_kind->setCurrentIndex(kind);
    showWords();
}

void CaptionEditor::showReady(const QString& words)
{
    m_ready = words;
    showWords();
}

void CaptionEditor::choose(int kind)
{
    if (kind == Own && m_own.isEmpty())
        m_own = m_ready; // initial text
    showWords();
    emit changed((kind == None ? QString() : kind == Generated ? ready : m_own).toStdString());
}

void CaptionEditor::showWords()
{
    const bool own = m_kind->currentIndex() == Own;
    m_words->setReadOnly(!own);
    const QString words = own ? m_own : m_ready;
    const QSignalBlocker quiet(m_words);
    if (m_words->toPlainText() != words)
        m_words->setPlainText(words);
}

} // namespace ui
