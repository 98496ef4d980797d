#include "ui/views/steps/step_terms.h"

#include "ui/manual/glossary.h"
#include "ui/views/steps/steps_page.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

namespace {

    // The text without tokens and numbers, which contain no terms.
    QString plainWords(const Paragraph& pieces)
    {
        QString words;
        for (const Sentence::Piece& piece : pieces)
            words += piece.part == Part::Plain ? piece.text : QStringLiteral(" ");
        return words;
    }

    QString wordsOf(const StepPage& page)
    {
        QString words = plainWords(page.title.pieces());
        for (const Paragraph& paragraph : page.body)
            words += QLatin1Char('\n') + plainWords(paragraph);
        return words;
    }

} // namespace

StepTerms::StepTerms(QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(tr("Glossary"), this))
{
    setBackgroundRole(QPalette::Base); // as the list above
    setAutoFillBackground(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(6, 0, 0, 6);
    column->setSpacing(0);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    column->addWidget(m_title);
    for (QPushButton*& link : m_links) {
        link = new QPushButton(this);
        link->setProperty("link", true);
        link->setFlat(true);
        QSizePolicy keeps(QSizePolicy::Ignored, QSizePolicy::Fixed); // width of the list
        keeps.setRetainSizeWhenHidden(true); // otherwise the list would move
        link->setSizePolicy(keeps);
        column->addWidget(link);
        const auto place = &link - m_links.data();
        connect(link, &QPushButton::clicked, this, [this, place] { emit wanted(m_terms[place]); });
    }
}

void StepTerms::showPage(const StepPage& page)
{
    const QString words = wordsOf(page);
    if (words == m_words)
        return; // only the values changed
    m_words = words;
    m_terms.clear();
    for (const GlossaryEntry* entry : entriesIn(words))
        if (m_terms.size() < std::ssize(m_links))
            m_terms << entry->term;
    for (std::size_t i = 0; i < m_links.size(); ++i) {
        const QString term = m_terms.value(qsizetype(i));
        m_links[i]->setVisible(!term.isEmpty());
        m_links[i]->setText(term);
        m_links[i]->setToolTip(tr("Look up “%1” in the glossary").arg(term));
    }
}

} // namespace ui
