#pragma once

#include "core/analysis/tensors.h"
#include "ui/document/background_task.h"
#include "ui/session/derived_data.h"
#include "ui/views/compare/compare_row.h"

#include <functional>
#include <memory>
#include <optional>

namespace ui {

// What the models of A and B predict at the row on screen. A masked language model runs again with
// the token masked.
class ComparedPredictions {
public:
    struct Place {
        TracePtr a, b;
        core::Index position = 0;

        bool operator==(const Place&) const = default;
    };
    // The position of the predictions that a row stands for, in both traces; nullopt: none.
    static std::optional<Place> placeOf(
        const TracePtr& a, const TracePtr& b, const core::TensorRef& tensor, core::Index row);

    // `isShown`: whether the view still shows the states that have been computed; `ready`: after
    // predictions from the background.
    ComparedPredictions(std::function<bool(const Place&)> isShown, std::function<void()> ready);

    // In the background for the screen, at once for a figure.
    void request(const Place& place, bool atOnce);
    // Adds the predictions to the row, if they are known.
    void addTo(RowComparison& row, const Place& place, double temperature) const;

private:
    struct Runs {
        Place place;
        TracePtr ofA, ofB; // the traces themselves, unless a token is masked for the prediction
    };
    void take(Outcome<Runs> outcome);

    std::function<bool(const Place&)> m_isShown;
    std::function<void()> m_ready;
    Runs m_runs; // the last ones
    BackgroundTask<Runs> m_task;
};

} // namespace ui
