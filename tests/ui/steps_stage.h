#pragma once

// The view Steps, with an experiment set at once.

#include "stage.h"
#include "ui/drawing/theme.h"
#include "ui/views/steps/steps_view.h"

struct StepsStage {
    ui::Document document;
    ui::StepsView view { document, document, nullptr };

    StepsStage()
    {
        view.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        view.resize(1100, 700);
        QObject::connect(
            &document, &ui::Document::traceChanged, &view, [this] { view.showTrace(); });
        QObject::connect(
            &document, &ui::Document::selectionChanged, &view, [this] { view.showSelection(); });
    }
    // Sets all fields at once: the intermediate states may fail.
    [[nodiscard]] bool set(const std::vector<std::string>& assignments)
    {
        edit(document, QStringLiteral("test"), [&](ui::EditableState& state) {
            for (const std::string& each : assignments)
                core::settings::set(state.experiment, each);
        });
        document.commitEdit();
        const core::Experiment wanted = document.experiment();
        return settled(document) && document.experiment() == wanted;
    }
    void lock(core::Index head, std::optional<core::Index> query, int step)
    {
        document.lock({ 0, head, query, {}, step });
    }
    [[nodiscard]] QString paragraph(std::size_t index = 0) const
    {
        QString words;
        for (const auto& piece : view.page().body.at(index))
            words += piece.text;
        return words;
    }
    [[nodiscard]] ui::StepScene scene(int step) const
    {
        return ui::stepScene(
            document.trace(), { 0, 0, 0, {}, step }, core::steps(*document.trace(), 0, 0));
    }
};
