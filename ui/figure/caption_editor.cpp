#include "ui/figure/caption_editor.h"

#include "ui/figure/figure.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    const QString ready = QString::fromStdString(std::string(automatic));
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
