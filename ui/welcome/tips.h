#pragma once

#include "core/experiment.h"
#include "ui/document/view_model.h"

#include <QString>

#include <optional>
#include <string>

namespace ui {

// The first actions of a new user, in this order. Each shows something that slides cannot.
enum class Tip { Ask, Head, Intervene, Type, Turn };
inline constexpr int tipCount = 5;

// The largest weight of a row, which the texts on discoveries name.
struct Peak {
    Selection at; // head, query and key
    float weight = 0;
    QString query, key;
};

// The peak of the locked row; nullopt where no row is locked or tokens have no text.
std::optional<Peak> peakOf(const ViewModel& viewModel);

// The state when a tip begins: the tip is done as soon as its part of the state changes.
struct TipStart {
    core::Experiment experiment;
    std::string view;
    Selection selection;
};
TipStart tipStartOf(const ViewModel& viewModel);
bool isDone(Tip tip, const ViewModel& viewModel, const TipStart& start);

// The tip's instruction.
QString task(Tip tip, const ViewModel& viewModel);
// The tip's result, in the numbers on screen; `before`: the peak when the tip began.
QString discovery(Tip tip, const ViewModel& viewModel, const std::optional<Peak>& before);

} // namespace ui
