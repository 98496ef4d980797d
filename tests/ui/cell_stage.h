#pragma once

// The Cell tab at its width in the window, 260 pixels.

#include "stage.h"
#include "ui/drawing/theme.h"
#include "ui/inspector/arithmetic_box.h"
#include "ui/inspector/cell_tab.h"

#include <QSignalSpy>

#include <algorithm>
#include <optional>
#include <string_view>

struct CellStage {
    ui::Document document;
    ui::CellTab tab { document, nullptr };
    QSignalSpy problems { &document, &ui::Document::problem }; // failed experiments

    CellStage()
    {
        tab.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        tab.resize(260, 900);
        tab.show();
    }
    void lock(core::Index head, core::Index query, core::Index key)
    {
        document.lock({ 0, head, query, key, 0 });
        tab.refresh();
    }
    [[nodiscard]] const core::HeadTrace& head(std::size_t number) const
    {
        return document.trace()->attentions[0].heads[number];
    }
    [[nodiscard]] std::optional<double> line(std::string_view what) const
    {
        for (const ui::ArithmeticLine& each : tab.arithmetic()->lines())
            if (each.what == what)
                return each.number;
        return std::nullopt;
    }
    [[nodiscard]] bool says(std::string_view what) const
    {
        return std::ranges::count(tab.arithmetic()->lines(), what, &ui::ArithmeticLine::what) > 0;
    }
};
