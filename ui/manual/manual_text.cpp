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

    constexpr int readable = 46; // heights of letters; longer lines are hard to follow
    constexpr int beside = 12; // pixels left and right of the text

    // "![what it shows](flow.png)" without a picture is "what it shows".
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
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // or each page would be laid out twice
    m_later.setSingleShot(true);
    m_later.setInterval(0); // not while the text that goes is being laid out
    connect(&m_later, &QTimer::timeout, this, &ManualText::showAgain);
    setOpenLinks(false);
    setOpenExternalLinks(false);
    connect(this, &QTextBrowser::anchorClicked, this,
        [this](const QUrl& link) { emit pageWanted(link.toString()); });
}

ManualText::~ManualText()
{
    setDocument(nullptr); // its own is deleted first
}

// In a document of its own: in one that had another text, the letters of its last place go on.
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
            continue; // a picture
        all.setPosition(block.position());
        const int letters = fontInfo().pixelSize();
        if (format.headingLevel() > 1)
            format.setTopMargin(letters);
        if (block.textList() == nullptr || block.next().textList() == nullptr)
            format.setBottomMargin(letters / 2.0);
        format.setLineHeight(lineHeight, QTextBlockFormat::ProportionalHeight);
        all.setBlockFormat(format);
    }
    setExtraSelections({}); // they are of the text that goes
    setDocument(page.get());
    m_page = std::move(page);
}

QVariant ManualText::loadResource(int type, const QUrl& name)
{
    if (type != QTextDocument::ImageResource)
        return {}; // nothing is read from elsewhere
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

// Links have the colours of the palette that they were made with.
void ManualText::changeEvent(QEvent* event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        m_later.start();
}

// At the place that is read.
void ManualText::showAgain()
{
    if (m_markdown.isEmpty())
        return;
    const int place = cursorForPosition({ 0, 0 }).position();
    const QList<ExtraSelection> marks = extraSelections();
    showMarkdown(m_markdown);
    QTextCursor cursor(document());
    cursor.setPosition(std::min(place, document()->characterCount() - 1));
    verticalScrollBar()->setValue(verticalScrollBar()->value() + cursorRect(cursor).top());
    if (!marks.isEmpty())
        mark(marks.front().cursor.selectedText());
}

void ManualText::goTo(const QString& heading)
{
    QTextBlock block = document()->begin();
    while (block.isValid() && !heading.isEmpty()
        && !(block.blockFormat().headingLevel() > 0 && block.text().startsWith(heading)))
        block = block.next();
    QTextCursor cursor(document());
    if (block.isValid())
        cursor.setPosition(block.position());
    setTextCursor(cursor);
    verticalScrollBar()->setValue(heading.isEmpty() || !block.isValid()
            ? 0
            : verticalScrollBar()->value() + cursorRect(cursor).top() - beside);
}

int ManualText::mark(const QString& words)
{
    QList<ExtraSelection> marks;
    QTextCharFormat format;
    format.setBackground(palette().highlight());
    format.setForeground(palette().highlightedText());
    if (!words.isEmpty())
        for (QTextCursor at = document()->find(words); !at.isNull();
             at = document()->find(words, at)) {
            ExtraSelection selection;
            selection.cursor = at;
            selection.format = format;
            marks << selection;
        }
    setExtraSelections(marks);
    return int(marks.size());
}

bool ManualText::goToNext(const QString& words)
{
    QTextCursor from = textCursor();
    from.setPosition(from.selectionEnd());
    const QTextCursor at = document()->find(words, from);
    if (at.isNull())
        return false;
    setTextCursor(at);
    ensureCursorVisible();
    return true;
}

} // namespace ui
