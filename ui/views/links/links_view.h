#pragma once

#include "core/base/matrix.h"
#include "ui/session/selection.h"
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
class LinksPicture;
class ViewStrip;

// Tokens left (asking) and right (answering), joined by curves as thick as the weight; one hue a
// head. Swatches on top switch heads: a click one of them, a double click only that one.
class LinksView : public View {
    Q_OBJECT

public:
    LinksView(const ViewModel& viewModel, Actions& commands, QWidget* parent);

    static QString caption(const FigureState& state);
    static void prepare(DerivedData& derived, const DerivedData::Request& request,
        const DerivedData::Budget& budget);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;

    // The curves at full strength, weakest first; those behind them are `all()`, pale.
    [[nodiscard]] const std::vector<Link>& links() const;
    [[nodiscard]] const std::vector<Link>& all() const { return m_all; }
    [[nodiscard]] LinksPicture* picture() const { return m_picture; }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;

private:
    [[nodiscard]] QStringList headsOff() const;
    void addControls();
    void showControls();
    void choose();

    Theme m_theme;
    std::vector<Link> m_all; // of every query
    std::vector<Link> m_chosen; // of the query or key that is pointed at
    std::optional<Selection> m_lit; // what the picture shows
    core::Index m_weaker = 0; // links above the threshold that are not drawn
    ViewStrip* m_strip;
    LinksPicture* m_picture;
    QSlider* m_threshold = nullptr;
    QLabel* m_thresholdText = nullptr;
    QSpinBox* m_topK = nullptr;
    ChoiceButton* m_queries = nullptr;
};

} // namespace ui
