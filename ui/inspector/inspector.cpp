#include "ui/inspector/inspector.h"

#include "ui/document/document.h"
#include "ui/inspector/cell_tab.h"
#include "ui/inspector/table_tab.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/widgets/tab_order.h"

#include <QListWidget>
#include <QProxyStyle>
#include <QTabBar>
#include <QUndoView>

#include <algorithm>

namespace ui {

namespace {

    // Tabs with narrow margins, so that all of them fit a narrow panel.
    class TabStyle : public QProxyStyle {
    public:
        TabStyle()
            : QProxyStyle(QStringLiteral("Fusion"))
        {
        }

        [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option = nullptr,
            const QWidget* widget = nullptr) const override
        {
            constexpr int air = 10; // pixels, both sides together
            return metric == PM_TabBarTabHSpace ? air
                                                : QProxyStyle::pixelMetric(metric, option, widget);
        }
    };

} // namespace

NotesTab::NotesTab(Document& document, QWidget* parent)
    : QPlainTextEdit(parent)
    , m_document(document)
{
    setUndoRedoEnabled(false); // the document's history records the typing
    setTabChangesFocus(true);
    setFrameShape(QFrame::NoFrame);
    setPlaceholderText(tr("What to say about this state"));
    setAccessibleName(tr("Notes"));
    setToolTip(tr("Saved with the session, never drawn into the figure"));
    connect(this, &QPlainTextEdit::textChanged, this, &NotesTab::typed);
    connect(&document, &Document::sessionChanged, this, &NotesTab::showSession);
    showSession();
}

void NotesTab::focusOutEvent(QFocusEvent* event)
{
    QPlainTextEdit::focusOutEvent(event);
    m_document.commitEdit();
}

void NotesTab::typed()
{
    if (m_showing)
        return;
    m_document.edit([] { return tr("Write notes"); }, QStringLiteral("notes"),
        [this](EditableState& state) { state.notes = toPlainText().toStdString(); });
}

void NotesTab::showSession()
{
    const QString notes = QString::fromStdString(m_document.session().notes);
    if (notes == toPlainText())
        return;
    m_showing = true;
    const int place = textCursor().position();
    setPlainText(notes);
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::min(place, static_cast<int>(toPlainText().size())));
    setTextCursor(cursor);
    m_showing = false;
}

Inspector::Inspector(Document& document, QWidget* parent)
    : QTabWidget(parent)
    , m_cell(new CellTab(document, this))
    , m_table(new TableTab(document, this))
    , m_notes(new NotesTab(document, this))
    , m_lesson(new LessonTab(document, this))
{
    setDocumentMode(true);
    setUsesScrollButtons(true);
    auto* style = new TabStyle;
    style->setParent(this);
    tabBar()->setStyle(style);
    auto* history = new QUndoView(document.undoStack(), this);
    history->setEmptyLabel(tr("As opened"));
    history->setFrameShape(QFrame::NoFrame);
    history->setAccessibleName(tr("History"));
    history->setToolTip(tr("Click to go back to that state, or forward again"));
    addPage(
        m_cell, tr("Cell"), tr("How the weight of the locked cell is computed, number by number"));
    addPage(m_table, tr("Table"), tr("The numbers of the view, to be read and copied"));
    addPage(history, tr("History"), tr("All changes since the session was opened"));
    addPage(m_notes, tr("Notes"), tr("Your own text, saved with the session"));
    addPage(
        m_lesson, tr("Lesson"), tr("Steps with captions and speaker notes, presented in order"));
}

void Inspector::addPage(QWidget* page, const QString& name, const QString& content)
{
    setTabToolTip(addTab(page, name), content);
}

void Inspector::setTheme(const Theme& theme)
{
    m_scale = theme.scale;
    m_cell->setTheme(theme);
    m_table->setTheme(theme);
    updateGeometry();
}

void Inspector::takeOver(const Inspector& other)
{
    setCurrentIndex(other.currentIndex());
    m_lesson->list()->setCurrentRow(other.m_lesson->list()->currentRow());
}

// A floating panel is a window of its own.
bool Inspector::focusNextPrevChild(bool next)
{
    return focusNextRead(*window(), next);
}

QSize Inspector::sizeHint() const
{
    return { qRound(260 * m_scale), 600 };
}

QSize Inspector::minimumSizeHint() const
{
    return { 200, 200 };
}

} // namespace ui
