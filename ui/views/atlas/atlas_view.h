#pragma once

#include "ui/view/view.h"

namespace ui {

class AtlasCanvas;
class ChoiceButton;
class Note;
class PretrainedNote;
class ViewStrip;

// Overview of every head of every layer.
class AtlasView : public View {
    Q_OBJECT

public:
    AtlasView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    static constexpr bool needsAllHeads = true;
    static bool accepts(const core::Trace& trace, const EditableState& state);
    static QString caption(const FigureState& state);
    static void prepare(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString emptyReason() const override;
    [[nodiscard]] int leastHeight() const override { return 28; }
    [[nodiscard]] AtlasCanvas* canvas() const { return m_canvas; }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;

private:
    void addControls();

    Theme m_theme;
    ViewStrip* m_strip;
    PretrainedNote* m_note;
    Note* m_tooLarge;
    AtlasCanvas* m_canvas;
    ChoiceButton* m_sorting = nullptr;
    ChoiceButton* m_range = nullptr;
};

} // namespace ui
