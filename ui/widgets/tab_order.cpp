#include "ui/widgets/tab_order.h"

#include <QMap>
#include <QScrollArea>
#include <QWidget>

#include <algorithm>
#include <iterator>

namespace ui {

namespace {

    using Widgets = std::vector<QWidget*>;
    enum class Cut { Rows, Columns };

    std::pair<int, int> extent(const QWidget& widget, Cut cut)
    {
        constexpr int overlap = 3; // pixels: frames that touch still form two rows
        const QRect at = widget.geometry();
        return cut == Cut::Rows ? std::pair { at.top() + overlap, at.bottom() - overlap }
                                : std::pair { at.left() + overlap, at.right() - overlap };
    }

    // Groups the widgets by lines across (or down) the parent that cross none of them.
    std::vector<Widgets> cutApart(Widgets widgets, Cut cut)
    {
        std::ranges::stable_sort(
            widgets, {}, [&](const QWidget* widget) { return extent(*widget, cut).first; });
        std::vector<Widgets> parts;
        int end = 0;
        for (QWidget* widget : widgets) {
            const auto [first, last] = extent(*widget, cut);
            if (parts.empty() || first > end)
                parts.emplace_back();
            end = parts.back().empty() ? last : std::max(end, last);
            parts.back().push_back(widget);
        }
        return parts;
    }

    Widgets sorted(Widgets widgets)
    {
        if (widgets.size() < 2)
            return widgets;
        for (const Cut cut : { Cut::Rows, Cut::Columns }) {
            const std::vector<Widgets> parts = cutApart(widgets, cut);
            if (parts.size() < 2)
                continue;
            Widgets result;
            for (const Widgets& part : parts)
                std::ranges::copy(sorted(part), std::back_inserter(result));
            return result;
        }
        std::ranges::stable_sort(widgets, {}, [](const QWidget* widget) {
            return std::pair { widget->y(), widget->x() };
        });
        return widgets;
    }

    class Reader {
    public:
        // A widget that is the focus proxy of a part of itself (a view with its plot, below a
        // strip) counts at that part's position.
        explicit Reader(const QWidget& window)
        {
            for (QWidget* part : window.findChildren<QWidget*>())
                if (QWidget* whole = part->focusProxy();
                    whole != nullptr && whole->isAncestorOf(part) && part->isVisible())
                    m_parts.insert(whole, part);
        }

        void read(QWidget& widget)
        {
            if (QWidget* whole = m_parts.key(&widget))
                order.push_back(whole);
            else if (!m_parts.contains(&widget))
                order.push_back(&widget);
            Widgets children;
            for (auto* child : widget.findChildren<QWidget*>(Qt::FindDirectChildrenOnly))
                // A panel hidden under another tab is visible, but outside.
                if (child->isVisible() && !child->isWindow()
                    && widget.rect().intersects(child->geometry()))
                    children.push_back(child);
            for (QWidget* child : sorted(children))
                read(*child);
        }

        Widgets order;

    private:
        QMap<QWidget*, QWidget*> m_parts;
    };

    bool takesTab(const QWidget& widget)
    {
        return (widget.focusPolicy() & Qt::TabFocus) != 0 && widget.isEnabled()
            && widget.focusProxy() == nullptr;
    }

} // namespace

std::vector<QWidget*> readingOrder(QWidget& window)
{
    Reader reader(window);
    reader.read(window);
    return reader.order;
}

bool focusNextRead(QWidget& window, bool forward)
{
    Widgets order = readingOrder(window);
    if (!forward)
        std::ranges::reverse(order);
    const auto here = std::ranges::find(order, window.focusWidget());
    if (here != order.end())
        std::rotate(order.begin(), here + 1, order.end());
    const auto next
        = std::ranges::find_if(order, [](const QWidget* widget) { return takesTab(*widget); });
    if (next == order.end())
        return false;
    (*next)->setFocus(forward ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    for (QWidget* around = (*next)->parentWidget(); around != nullptr;
         around = around->parentWidget())
        if (auto* area = qobject_cast<QScrollArea*>(around); area != nullptr)
            area->ensureWidgetVisible(*next);
    return true;
}

} // namespace ui
