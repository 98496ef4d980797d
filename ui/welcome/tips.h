#pragma once

#include "core/experiment.h"
#include "ui/document/view_model.h"

#include <QString>

#include <optional>
#include <string>

namespace ui {

// What a new user does first, in this order. Each shows something that slides cannot.
enum class Tip { Ask, Head, Intervene, Type, Turn };
inline constexpr int tipCount = 5;

// What a row gives most of its weight to: what is told of each discovery.
struct Peak {
    Selection at; // head, query and key
    float weight = 0;
    QString query, key;
};

// The peak of the locked row; nothing is told where no row is locked or tokens have no text.
std::optional<Peak> peakOf(const ViewModel& viewModel);

// Where one was when the tips began: a tip is done as soon as something else stands there.
struct TipStart {
    core::Experiment experiment;
    std::string view;
    Selection selection;
};
TipStart tipStartOf(const ViewModel& viewModel);
bool isDone(Tip tip, const ViewModel& viewModel, const TipStart& start);

// What to do, and where.
QString task(Tip tip, const ViewModel& viewModel);
// What came of it, in the numbers on screen; `before`: the peak when the tip was given.
QString discovery(Tip tip, const ViewModel& viewModel, const std::optional<Peak>& before);

} // namespace ui
