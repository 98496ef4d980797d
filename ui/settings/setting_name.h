#pragma once

#include <QLabel>

#include <algorithm>

namespace ui {

// The name before a control. Short names are all as wide, so that the controls start at one line.
class SettingName : public QLabel {
public:
    using QLabel::QLabel;

    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int characters = 14;
        const QSize hint = QLabel::sizeHint();
        return { std::max(hint.width(), characters * fontMetrics().averageCharWidth()),
            hint.height() };
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace ui
