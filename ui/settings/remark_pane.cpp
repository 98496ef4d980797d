#include "ui/settings/remark_pane.h"

#include <QAccessible>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

namespace ui {

RemarkPane::RemarkPane(QWidget* parent)
    : QWidget(parent)
    , m_area(new QScrollArea(this))
    , m_text(new QLabel(this))
{
    auto* line = new QFrame(this);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(line);
    layout->addWidget(m_area, 1);
    m_area->setAccessibleName(tr("Remarks"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidgetResizable(true);
    m_area->setWidget(m_text);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setContentsMargins(10, 4, 4, 4);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setText(tr("No remarks on these settings."));
    m_text->setForegroundRole(QPalette::PlaceholderText);
}

void RemarkPane::show(const std::vector<Remark>& remarks)
{
    const auto isOld = [&](const Remark& remark) {
        return std::ranges::find(m_remarks, remark) != m_remarks.end();
    };
    std::vector<Remark> sorted = remarks;
    const auto old = std::stable_partition(sorted.begin(), sorted.end(), std::not_fn(isOld));
    const bool news = old != sorted.begin();
    if (!news && sorted.size() == m_remarks.size())
        return;
    m_remarks = std::move(sorted);
    QStringList lines;
    for (const Remark& remark : m_remarks)
        lines << tr("%1: %2", "a setting and a remark on it").arg(remark.name, remark.text);
    m_text->setForegroundRole(lines.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    m_text->setText(
        lines.isEmpty() ? tr("No remarks on these settings.") : lines.join(QLatin1Char('\n')));
    m_area->setAccessibleDescription(m_text->text());
    if (!news)
        return;
    m_area->verticalScrollBar()->setValue(0);
    QAccessibleEvent spoken(m_area, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

QString RemarkPane::text() const
{
    return m_remarks.empty() ? QString() : m_text->text();
}

// Four lines, but most of the panel remains for the settings.
int RemarkPane::heightIn(int panel) const
{
    constexpr int lines = 4;
    const int wanted = lines * parentWidget()->fontMetrics().lineSpacing()
        + m_text->contentsMargins().top() + m_text->contentsMargins().bottom();
    return std::min(wanted, panel / 3);
}

} // namespace ui
