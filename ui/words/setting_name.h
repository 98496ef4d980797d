#pragma once

#include <QLabel>

#include <algorithm>

namespace ui {

// The name before a control. Short names have the same width, so that the controls are aligned.
class SettingName : public QLabel {
public:
    using QLabel::QLabel;

    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int letters = 7; // in letter heights; a font's mean width may be that of Chinese
        const QSize hint = QLabel::sizeHint();
        return { std::max(hint.width(), letters * fontInfo().pixelSize()), hint.height() };
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return wordWrap() ? QLabel::minimumSizeHint() : sizeHint();
    }
};

} // namespace ui
