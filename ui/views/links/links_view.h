#pragma once

#include "core/base/matrix.h"
#include "ui/session/navigation.h"
#include "ui/view/view.h"
#include "ui/views/links/links.h"

#include <optional>
#include <utility>
#include <vector>

class QLabel;
class QSlider;
class QSpinBox;

namespace ui {

class ChoiceButton;
class LinksCanvas;
class ViewStrip;

// Queries left and keys right, joined by curves as thick as the weight, one hue per head. Swatches
// switch heads: a click toggles one, a double click shows only that one.
class LinksView : public View {
    Q_OBJECT

public:
    LinksView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    static QString caption(const FigureState& state);
    static void prepare(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    // The curves; the tokens stay, for the class to choose from.
    [[nodiscard]] QList<QRect> hiddenAreas(Hidden what) const override;

    // The opaque curves, weakest first; `all()` are drawn pale below them.
    [[nodiscard]] const std::vector<Link>& links() const;
    [[nodiscard]] const std::vector<Link>& all() const { return m_all; }
    [[nodiscard]] LinksCanvas* canvas() const { return m_canvas; }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;

private:
    [[nodiscard]] QStringList headsOff() const;
    void addControls();
    void showControls();
    void choose();

    Theme m_theme;
    std::vector<Link> m_all; // links of every query
    std::vector<Link> m_chosen; // links of the selected query or key
    std::optional<Selection> m_lit; // as painted
    std::optional<core::Index> m_strong; // as the heading says
    core::Index m_weaker = 0; // number of links above the threshold that are not drawn
    ViewStrip* m_strip;
    LinksCanvas* m_canvas;
    QSlider* m_threshold = nullptr;
    QLabel* m_thresholdText = nullptr;
    QSpinBox* m_topK = nullptr;
    ChoiceButton* m_queries = nullptr;
};

} // namespace ui
