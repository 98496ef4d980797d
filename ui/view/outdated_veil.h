#pragma once

#include "ui/drawing/theme.h"

#include <QWidget>

#include <functional>

namespace ui {

class ViewModel;

// Greys a widget while the trace belongs to another text than the one that is asked for, and may
// name the text that it belongs to. It takes no event.
class OutdatedVeil : public QWidget {
    Q_OBJECT

public:
    enum class Caption { Named, None };
    OutdatedVeil(const ViewModel& viewModel, QWidget& covered, Caption caption);

    void setTheme(const Theme& theme);
    // The part of the widget that shows numbers; the whole widget until it is set.
    void setArea(std::function<QRect()> area);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    const ViewModel& m_viewModel;
    Caption m_caption;
    std::function<QRect()> m_area;
    Theme m_theme;
};

// "These numbers belong to “the cat sat”"; empty while they belong to the text that is asked for.
QString outdatedText(const ViewModel& viewModel);

} // namespace ui
