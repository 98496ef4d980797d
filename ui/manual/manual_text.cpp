#include "ui/manual/manual_text.h"

#include "ui/manual/manual_pages.h"
#include "ui/words/language.h"

#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextList>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int readable = 46; // font heights; longer lines are hard to follow
    constexpr int beside = 12; // pixels left and right of the text

    // Replaces "![description](flow.png)" by "*description*" if there is no such image.
    QString withoutMissing(QString markdown)
    {
        static const QRegularExpression picture(u"!\\[([^\\]]*)\\]\\(([^)]+)\\)"_s);
        for (auto match = picture.match(markdown); match.hasMatch();
             match = picture.match(markdown, match.capturedStart() + 1))
            if (manualPicture(match.captured(2), spokenLanguage()).isEmpty())
                markdown.replace(
                    match.capturedStart(), match.capturedLength(), u'*' + match.captured(1) + u'*');
        return markdown;
    }

} // namespace

ManualText::ManualText(QWidget* parent)
    : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // else pages are laid out twice
    m_later.setSingleShot(true);
    m_later.setInterval(0); // after the layout of the current text
    connect(&m_later, &QTimer::timeout, this, &ManualText::showAgain);
    setOpenLinks(false);
    setOpenExternalLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this,
        [this](const QUrl& link) { emit pageWanted(link.toString()); });
}

ManualText::~ManualText()
{
    setDocument(nullptr); // m_page is deleted before the base class
}

// Uses a new document: an old one would keep the character format of its last position.
void ManualText::showMarkdown(const QString& markdown)
{
    constexpr int lineHeight = 130; // percent
    m_markdown = markdown;
    m_width = viewport()->width();
    auto page = std::make_unique<QTextDocument>(this);
    page->setDefaultFont(font());
    page->setDocumentMargin(beside);
    page->setMarkdown(withoutMissing(markdown));
    QTextCursor all(page.get());
    for (QTextBlock block = page->begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (block.text().contains(QChar::ObjectReplacementCharacter))
            continue; // an image
        all.setPosition(block.position());
        const int letters = fontInfo().pixelSize();
        if (format.headingLevel() > 1)
            format.setTopMargin(letters);
        if (block.textList() == nullptr || block.next().textList() == nullptr)
            format.setBottomMargin(letters / 2.0);
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        all.setBlockFormat(format);
    }
    setExtraSelections({}); // they refer to the old document
    setDocument(page.get());
    m_page = std::move(page);
}

QVariant ManualText::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return {}; // nothing else is loaded
    QImage image(manualPicture(name.toString(), spokenLanguage()));
    const int widest = readable * fontInfo().pixelSize();
    const int room = std::min(widest, viewport()->width() - 2 * beside - 2);
    if (image.isNull() || room <= 0)
        return {};
    const qreal ratio = devicePixelRatioF();
    image = image.scaledToWidth(
        std::min(image.width(), qRound(room * ratio)), Qt::SmoothTransformation);
    image.setDevicePixelRatio(ratio);
    return image;
}

void ManualText::resizeEvent(QResizeEvent* event)
{
    QTextBrowser::resizeEvent(event);
    if (viewport()->width() != m_width)
        m_later.start();
}

// Links keep the colours of the palette they were created with.
void ManualText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_later.start();
}

// Keeps the scroll position, the selection and the marks.
void ManualText::showAgain()
{
    if (m_markdown.isEmpty())
        return;
    const int place = cursorForPosition({ 0, 0 }).position();
    const int anchor = textCursor().anchor();
    const int position = textCursor().position();
    showMarkdown(m_markdown);
    const auto within = [&](int at) { return std::min(at, document()->characterCount() - 1); };
    QTextCursor cursor(document());
    cursor.setPosition(within(anchor));
    cursor.setPosition(within(position), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    cursor.setPosition(within(place));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(cursor).top());
    mark(m_words, m_terms);
}

QTextCursor ManualText::findHeading(const QString& words) const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && block.text().startsWith(words))
            return QTextCursor(block);
    return {};
}

// Finds the paragraph that begins with the term in bold; the cursor selects the term.
QTextCursor ManualText::findEntry(const QString& term) const
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        if (const auto first = block.begin(); !first.atEnd() && first.fragment().text() == term
            && first.fragment().charFormat().fontWeight() == QFont::Bold) {
            QTextCursor cursor(block);
            cursor.setPosition(block.position() + int(term.size()), QTextCursor::KeepAnchor);
            return cursor;
        }
    return {};
}

void ManualText::goTo(const QString& heading)
{
    QTextCursor cursor;
    if (!heading.isEmpty())
        cursor = findHeading(heading);
    if (!heading.isEmpty() && cursor.isNull())
        cursor = findEntry(heading);
    const bool found = !cursor.isNull();
    setTextCursor(found ? cursor : QTextCursor(document()));
    verticalScrollBar()->setValue(
        found ? verticalScrollBar()->value() + cursorRect(cursor).top() - beside : 0);
}

int ManualText::mark(const QString& words, const QStringList& terms)
{
    m_words = words;
    m_terms = terms;
    QList<QTextCursor> places;
    if (!words.isEmpty())
        for (QTextCursor at = document()->find(words); !at.isNull();
             at = document()->find(words, at))
            places << at;
    for (const QString& term : terms)
        if (const QTextCursor at = findEntry(term); !at.isNull())
            places << at;
    std::ranges::sort(places);
    QList<ExtraSelection> marks;
    QTextCharFormat format;
    format.setBackground(palette().highlight());
    format.setForeground(palette().highlightedText());
    for (const QTextCursor& place : places) {
        ExtraSelection selection;
        selection.cursor = place;
        selection.format = format;
        marks << selection;
    }
    setExtraSelections(marks);
    return int(marks.size());
}

bool ManualText::goToNext()
{
    const int from = textCursor().selectionEnd();
    const QList<ExtraSelection> matches = extraSelections();
    const auto next = std::ranges::find_if(matches,
        [from](const ExtraSelection& each) { return each.cursor.selectionStart() >= from; });
    if (next == matches.end())
        return false;
    setTextCursor(next->cursor);
    ensureCursorVisible();
    return true;
}

} // namespace ui
