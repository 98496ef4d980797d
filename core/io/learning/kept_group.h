#pragma once

#include "core/io/learning/kept_training.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace core {

// So many networks learn beside another at most, as many as can be told apart in one plot.
inline constexpr std::size_t mostBeside = 4;

// Errors: those of learning::Training and, of several, "network_twice" and "too_many_networks".
void requireTeachable(const std::vector<learning::Course>& courses,
    const std::optional<GivenData>& data = std::nullopt);

// Networks that learn the same task beside each other: the first lies in a folder, the others below
// it. One is the rule.
class KeptGroup {
public:
    using FilesOf = std::function<Files(const std::string& folder)>;

    // New ones, at least one; where the task is "data", with these. Errors: those of KeptTraining
    // and requireTeachable(); where one cannot be, no file is written.
    KeptGroup(const std::vector<learning::Course>& courses, const std::string& folder,
        const std::optional<GivenData>& data = std::nullopt);
    // Those of a folder go on.
    KeptGroup(const std::string& folder, const FilesOf& files,
        const std::function<void(learning::Teaching&)>& change = {});
    // One that goes on elsewhere.
    explicit KeptGroup(KeptTraining one);

    [[nodiscard]] const std::vector<KeptTraining>& networks() const { return all; }
    [[nodiscard]] bool ended() const;
    [[nodiscard]] double seconds() const; // of learning, of all together
    [[nodiscard]] long steps() const; // that each has taken, or more

    // One step of the one that has taken the fewest. Error "not_finite".
    void step(const Team& team);
    // Each that has learnt since.
    void keep(const Team& team);
    // A copy of it as it was did.
    void hasKept(const KeptGroup& copy);
    void save() const;
    void examine(const Team& team) const;

private:
    [[nodiscard]] std::vector<KeptTraining>::iterator next();

    std::vector<KeptTraining> all;
};

} // namespace core
