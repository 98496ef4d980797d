#pragma once

#include "ui/views/flow/flow_view.h"

#include <array>
#include <optional>

namespace ui {

struct ScoreChanges;

// What each matrix of Flow shows, whatever its room: the numbers with their colours, the formula
// and its words.
class FlowContents {
public:
    FlowContents(const ViewModel& viewModel, const Theme& theme);

    // nullopt: the trace has no such matrix.
    [[nodiscard]] const std::optional<PanelContent>& of(FlowView::Part which) const
    {
        return m_contents[static_cast<std::size_t>(which)];
    }

    void enlarge(FlowView::Part which); // names all rows and columns
    // The weights of a head as a thumbnail.
    [[nodiscard]] static PanelContent thumbnail(
        const ViewModel& viewModel, const Theme& theme, core::Index head);

private:
    void put(FlowView::Part which, PanelContent content);
    void fillInputs();
    void fillProjections();
    void fillScores();
    [[nodiscard]] static QString changeWords(const ScoreChanges& changes);
    [[nodiscard]] static QString cappedWords(const ScoreChanges& changes);
    void fillWeights();
    void fillOutputs();

    const ViewModel& m_viewModel;
    const Theme& m_theme;
    std::array<std::optional<PanelContent>, FlowView::PartCount> m_contents;
};

} // namespace ui
