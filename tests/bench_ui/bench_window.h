#pragma once

// The window, driven by the benchmarks.

#include "core/settings/settings.h"
#include "ui/document/document.h"
#include "ui/files/starters.h"
#include "ui/window/main_window.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QThread>

#include <functional>
#include <string>

inline void edit(ui::Document& document, const QString& field,
    const std::function<void(ui::EditableState&)>& change)
{
    document.edit([field] { return field; }, field, change);
}

struct Window {
    ui::Document document;
    ui::MainWindow window { document };

    Window()
    {
        window.resize(1440, 900);
        window.show();
        settle();
    }
    void settle() const // until nothing is left to compute or paint
    {
        QElapsedTimer quiet;
        quiet.start();
        while (quiet.elapsed() < 60) {
            if (document.busy())
                quiet.start();
            QCoreApplication::processEvents();
            QThread::msleep(1);
        }
    }
    void pause() const // time for a hand to move elsewhere
    {
        do
            settle();
        while (document.preparing());
    }
    void prepare(const std::string& view, int tokens, int dimension, int heads)
    {
        std::string text;
        for (int i = 0; i < tokens; ++i)
            text += "word" + std::to_string(i * 7 % 97) + ' ';
        document.showView(view);
        edit(document, "bench", [&](ui::EditableState& state) {
            state.experiment.source = core::Sentence { text };
            core::settings::set(state.experiment, "dimension", std::to_string(dimension));
            core::settings::set(state.experiment, "heads", std::to_string(heads));
            state.pinned.reset();
            if (view == "compare") {
                state.pinned = state.experiment;
                state.pinned->attention().temperature = 2;
            }
            if (view == "regression")
                ui::showRegressionExample(state.experiment);
        });
        settle();
    }
};
