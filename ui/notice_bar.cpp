#include "ui/notice_bar.h"

#include "ui/notice_row.h"

#include <QAccessible>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

NoticeBar::NoticeBar(QWidget* parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(1);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    hide();
}

void NoticeBar::setTheme(const Theme& theme)
{
    m_theme = theme;
    for (NoticeRow* row : m_rows)
        row->setTheme(theme);
}

void NoticeBar::add(const Notice& notice)
{
    remove(notice.id);
    auto* row = new NoticeRow(notice, this);
    row->setTheme(m_theme);
    connect(row, &NoticeRow::done, this, [this, row] { drop(row); });
    m_rows.push_back(row);
    m_layout->addWidget(row);
    show();
    QAccessibleEvent spoken(row, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

void NoticeBar::remove(const QString& id)
{
    const auto it
        = std::ranges::find(m_rows, id, [](const NoticeRow* row) { return row->notice().id; });
    if (it != m_rows.end())
        drop(*it);
}

void NoticeBar::drop(NoticeRow* row)
{
    std::erase(m_rows, row);
    m_layout->removeWidget(row);
    row->hide();
    row->deleteLater(); // one of its buttons may be speaking
    setVisible(!m_rows.empty());
}

} // namespace ui
