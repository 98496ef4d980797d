#include "ui/manual/manual_window.h"

#include "ui/drawing/fitting_area.h"
#include "ui/manual/glossary.h"
#include "ui/manual/manual_text.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScrollBar>
#include <QShortcut>
#include <QTextDocument>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString plainText(const QString& markdown)
    {
        QTextDocument document;
        document.setMarkdown(markdown);
        return document.toPlainText();
    }

    const GlossaryEntry* entryNamed(const QString& words)
    {
        const auto it = std::ranges::find_if(
            glossary(), [&](const GlossaryEntry& entry) { return entry.has(words); });
        return it != glossary().end() ? &*it : nullptr;
    }

    // Entries with a matching name in another language and none on the page.
    QStringList hiddenTerms(const QString& page, const QString& words)
    {
        QStringList terms;
        if (page != glossaryPage() || words.isEmpty())
            return terms;
        const auto has = [&](const QStringList& names) {
            return !names.filter(words, Qt::CaseInsensitive).isEmpty();
        };
        for (const GlossaryEntry& entry : glossary())
            if (!has(entry.names) && has(entry.translations))
                terms << entry.term;
        return terms;
    }

} // namespace

ManualWindow::ManualWindow(std::vector<ManualPage> pages, QWidget* parent)
    : QDialog(parent)
    , m_pages(std::move(pages))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_found(new QLabel(this))
    , m_back(new QToolButton(this))
    , m_text(new ManualText(this))
{
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("Manual"));
    m_search->setPlaceholderText(tr("Find in all pages"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setToolTip(tr("Only pages with matches stay in the list, with their number; Enter "
                            "goes to the next match"));
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Pages"));
    m_list->setToolTip(tr("The pages of the manual; numbers count the matches"));
    m_back->setText(u"←"_s);
    m_back->setAccessibleName(tr("Back"));
    m_back->setToolTip(tr("Previous page (Alt+←)"));
    m_found->setWordWrap(true);
    m_found->setForegroundRole(QPalette::PlaceholderText);
    m_text->setAccessibleName(tr("Page"));
    for (const ManualPage& page : m_pages)
        m_list->addItem(page.title);
    auto* top = new QHBoxLayout;
    top->addWidget(m_back);
    top->addWidget(m_search, 1);
    auto* left = new QVBoxLayout;
    left->addLayout(top);
    left->addWidget(m_list, 1);
    left->addWidget(m_found);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 0, 0);
    row->addLayout(left);
    row->addWidget(m_text, 1);
    connect(m_list, &QListWidget::currentRowChanged, this, &ManualWindow::turn);
    connect(m_search, &QLineEdit::textChanged, this, &ManualWindow::find);
    connect(m_text, &ManualText::pageWanted, this, [this](const QString& link) {
        if (link.startsWith(u"headlight:"_s))
            emit placeWanted(link);
        else
            openPage(link);
    });
    connect(m_back, &QToolButton::clicked, this, &ManualWindow::goBack);
    addKeys();
    fit();
    m_text->setFocus(); // arrow keys scroll
}

void ManualWindow::addKeys()
{
    m_search->installEventFilter(this);
    const auto key = [this](const QKeySequence& keys, auto&& run) {
        connect(new QShortcut(keys, this), &QShortcut::activated, this, run);
    };
    key(QKeySequence::Find, [this] {
        m_search->setFocus(Qt::ShortcutFocusReason);
        m_search->selectAll();
    });
    key(QKeySequence(Qt::Key_F3), [this] { goToNext(); });
    key(QKeySequence(u"Alt+Left"_s), [this] { goBack(); });
}

void ManualWindow::fit()
{
    const int line = fontMetrics().height();
    constexpr int wide = 56; // line heights
    constexpr int high = 36;
    int widest = 0;
    for (const ManualPage& page : m_pages)
        widest = std::max(widest, fontMetrics().horizontalAdvance(page.title + u" (000)"_s));
    constexpr int part = 3; // largest share of the window for the list: 1/3
    const int list = std::min(widest + 2 * line, parentWidget()->width() / part);
    m_list->setFixedWidth(list);
    m_search->setMaximumWidth(list);
    m_found->setFixedWidth(list);
    resizeWithinScreen(*this, { list + (wide - list / line / part) * line, high * line });
}

void ManualWindow::openPage(const QString& page, const QString& heading)
{
    const auto it = std::ranges::find(m_pages, page, &ManualPage::id);
    if (it == m_pages.end())
        return;
    const int row = int(it - m_pages.begin());
    if (m_list->item(row)->isHidden())
        m_search->clear();
    m_list->setCurrentRow(row);
    m_text->goTo(heading);
}

void ManualWindow::say(const QString& message)
{
    m_found->setText(message);
}

QString ManualWindow::page() const
{
    return m_shown >= 0 ? m_pages[std::size_t(m_shown)].id : QString();
}

void ManualWindow::turn(int row)
{
    if (row < 0 || row == m_shown)
        return;
    if (m_shown >= 0)
        m_before.push_back({ m_shown, m_text->verticalScrollBar()->value() });
    m_shown = row;
    m_back->setEnabled(!m_before.empty());
    m_text->showMarkdown(m_pages[std::size_t(row)].markdown);
    showFound();
}

// Goes to the first occurrence, or to the glossary entry of that name.
void ManualWindow::showFound()
{
    const QString words = m_search->text();
    m_text->goTo({});
    const bool found = m_text->mark(words, hiddenTerms(page(), words)) > 0;
    const GlossaryEntry* const entry = entryNamed(words);
    if (found && entry != nullptr && page() == glossaryPage())
        m_text->goTo(entry->term);
    else if (found)
        m_text->goToNext();
}

void ManualWindow::goBack()
{
    if (m_before.empty())
        return;
    const Place place = m_before.back();
    m_before.pop_back();
    m_shown = -1; // otherwise turn() would record the current page
    const std::vector<Place> before = m_before;
    m_list->setCurrentRow(place.page);
    turn(place.page);
    m_before = before;
    m_back->setEnabled(!m_before.empty());
    m_text->verticalScrollBar()->setValue(place.scrolled);
}

// Hides pages without the words. The current page stays while it contains them; otherwise the
// glossary is preferred if it has an entry of that name, then the first page.
void ManualWindow::find(const QString& words)
{
    if (m_plain.empty())
        std::ranges::transform(m_pages, std::back_inserter(m_plain),
            [](const ManualPage& page) { return plainText(page.markdown); });
    int first = -1;
    qsizetype all = 0;
    for (int i = 0; i < m_list->count(); ++i) {
        const ManualPage& page = m_pages[std::size_t(i)];
        const auto count = words.isEmpty()
            ? 0
            : m_plain[std::size_t(i)].count(words, Qt::CaseInsensitive)
                + hiddenTerms(page.id, words).size();
        all += count;
        m_list->item(i)->setText(count > 0 ? u"%1 (%2)"_s.arg(page.title).arg(count) : page.title);
        m_list->item(i)->setHidden(!words.isEmpty() && count == 0);
        const bool explains = page.id == glossaryPage() && entryNamed(words) != nullptr;
        if (count > 0 && (first < 0 || explains))
            first = i;
    }
    m_found->setText(words.isEmpty() ? QString()
            : all == 0               ? tr("No matches: try another word.")
                       : tr("%n match(es); Enter goes to the next.", nullptr, int(all)));
    if (first >= 0 && m_list->item(m_shown)->isHidden())
        m_list->setCurrentRow(first);
    showFound();
}

// Below the cursor, or on the next page that contains the words.
void ManualWindow::goToNext()
{
    if (m_search->text().isEmpty() || m_text->goToNext())
        return;
    for (int i = 1; i <= m_list->count(); ++i) {
        const int row = (m_shown + i) % m_list->count();
        if (m_list->item(row)->isHidden())
            continue;
        m_list->setCurrentRow(row);
        m_text->goTo({});
        m_text->goToNext();
        return;
    }
}

// Enter would press a button of the dialog; the arrow keys move through the list of pages.
bool ManualWindow::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != m_search || event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    auto* key = static_cast<QKeyEvent*>(event);
    if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
        goToNext();
        return true;
    }
    if (key->key() == Qt::Key_Down || key->key() == Qt::Key_Up) {
        QCoreApplication::sendEvent(m_list, event);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace ui
