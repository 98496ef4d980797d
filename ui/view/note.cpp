#include "ui/view/note.h"

#include "core/base/utf8.h"
#include "core/training/tasks/task.h"
#include "ui/document/actions.h"

#include <QLabel>
#include <QPaintEvent>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <cmath>
#include <string_view>

namespace ui {

namespace {

    constexpr double encoderTokens = 126; // 128 positions without [CLS] and [SEP]

    // Subwords of a word, estimated from above: two letters of the Latin alphabet, or one other
    // character, in each.
    double subwordsOf(std::string_view word)
    {
        double count = 0;
        core::eachCodePoint(word, [&](char32_t letter, std::size_t, std::size_t) {
            const bool latin
                = (letter >= U'a' && letter <= U'z') || (letter >= U'A' && letter <= U'Z');
            count += latin ? 0.5 : 1;
        });
        return std::ceil(count);
    }

    // The first whole words, as many as certainly fit.
    void shorten(std::string& text, double tokens)
    {
        double count = 0;
        for (const std::string_view word : core::training::tokenViewsIn(text, false)) {
            count += subwordsOf(word);
            if (count > tokens) {
                text.resize(static_cast<std::size_t>(word.data() - text.data()));
                return;
            }
        }
    }

    // Texts stay, as far as the encoder can read them.
    void makeReadable(core::Source& source)
    {
        if (auto* const one = std::get_if<core::Sentence>(&source)) {
            shorten(one->text, encoderTokens);
        } else if (auto* const two = std::get_if<core::SentencePair>(&source)) {
            shorten(two->text, encoderTokens / 2 - 1);
            shorten(two->keys, encoderTokens / 2 - 1);
        } else {
            source = core::Sentence {};
        }
    }

} // namespace

Note::Note(QWidget* parent)
    : QWidget(parent)
    , m_label(new QLabel(this))
    , m_button(new QPushButton(this))
{
    m_label->setTextFormat(Qt::PlainText);
    m_label->setAlignment(Qt::AlignCenter);
    m_label->setWordWrap(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->addStretch(2);
    layout->addWidget(m_label);
    layout->addSpacing(12);
    layout->addWidget(m_button, 0, Qt::AlignHCenter);
    layout->addStretch(3);
}

void Note::setTheme(const Theme& theme)
{
    m_theme = theme;
    m_label->setFont(theme.sized(1.15));
    m_button->setFont(theme.sized(1));
    update();
}

// Paints the background here: a style sheet resets the palette when the note is first shown.
void Note::paintEvent(QPaintEvent* event)
{
    QPainter(this).fillRect(event->rect(), m_theme.paper);
}

void Note::say(const QString& sentence, const QString& button, const QString& effect)
{
    m_label->setText(sentence);
    m_button->setText(button);
    m_button->setToolTip(effect);
    m_button->setVisible(!button.isEmpty());
}

QString Note::sentence() const
{
    return m_label->text();
}

void Note::paint(QPainter& painter, QSizeF size) const
{
    painter.fillRect(QRectF({}, size), m_theme.paper);
    painter.setFont(m_theme.sized(1.15));
    painter.setPen(m_theme.muted);
    painter.drawText(QRectF({}, size).adjusted(24, 24, -24, -24),
        Qt::AlignCenter | Qt::TextWordWrap, m_label->text());
}

PretrainedNote::PretrainedNote(const QString& sentence, Actions& actions, QWidget* parent)
    : Note(parent)
{
    say(sentence, tr("Show the trained encoder"),
        tr("The same text, seen by heads that have learned where to look"));
    hide();
    connect(button(), &QPushButton::clicked, this, [&actions] {
        actions.edit([] { return tr("Show the trained encoder"); }, QStringLiteral("network.where"),
            [](EditableState& state) {
                core::Experiment& experiment = state.experiment;
                experiment.network = core::PretrainedSource {};
                experiment.edits.clear(); // they belong to the replaced heads
                makeReadable(experiment.source);
            });
        actions.commitEdit();
    });
}

} // namespace ui
