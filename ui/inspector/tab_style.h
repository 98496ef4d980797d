#pragma once

#include <QProxyStyle>

namespace ui {

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

} // namespace ui
