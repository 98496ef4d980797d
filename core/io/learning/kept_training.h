#pragma once

#include "core/io/learning/learnt_folder.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

// A network that learns into a folder: what it has learnt lies there from its first step on.
class KeptTraining {
public:
    // A new network; where the course's task is "data", with these. Errors: those of saveLearnt and
    // of Training, "already_learnt" where the folder holds one.
    KeptTraining(const learning::Course& course, std::string folder,
        const std::optional<GivenData>& data = std::nullopt);
    // The one that a folder holds goes on, with teaching that may be another. `files` are those of
    // the folder. Errors: those of opening and saving it; "no_steps_left" where it has taken more
    // steps already than it would have.
    KeptTraining(std::string folder, const Files& files,
        const std::function<void(learning::Teaching&)>& change = {});
    // A network goes on elsewhere, from the moment it is of, with the teaching and the seed of a
    // course; the optimiser begins anew. Errors: those of a new one, "no_steps_left".
    KeptTraining(
        const learning::LearntNetwork& from, const learning::Course& course, std::string folder);

    [[nodiscard]] const learning::Training& training() const { return taught; }
    [[nodiscard]] const learning::History& history() const { return reports; }
    [[nodiscard]] const std::string& folder() const { return place; }
    [[nodiscard]] bool ended() const { return taught.steps() >= taught.course().teaching.steps; }
    [[nodiscard]] double seconds() const { return learnt; } // of learning, since its beginning

    // Error "not_finite": what was learnt before stays.
    void step(const Team& team);
    // How it does now: reported, and kept as what to go on from; as a moment, too, as often as all
    // of them fit into mostMomentBytes. Errors: those of a step, where what it left is ruined.
    const learning::Report& keep(const Team& team);
    // A copy of it as it was kept a moment that this has not.
    void hasKept(const KeptTraining& copy);
    void save() const; // what to go on from
    void examine(const Team& team) const; // by length of the text

private:
    void begin();
    void keepMoment();
    [[noreturn]] void giveUp(const Error& error); // with what it leaves to go on from
    [[noreturn]] void takeBack(); // the last step

    learning::Training taught;
    std::string place;
    learning::History reports;
    std::vector<learning::Example> questions;
    learning::StepReport last;
    double learnt = 0;
    long moment = 0; // the last one
};

} // namespace core
