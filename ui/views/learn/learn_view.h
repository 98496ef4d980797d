#pragma once

#include "core/learning/learnt_network.h"
#include "ui/view/plot_view.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>

class QPushButton;
class QScrollArea;
class QSlider;

namespace ui {

class CourseForm;
class FreeLayout;
class LearnCurves;

// A network that learns: how it does on texts that it never learns from, step by step, and whom it
// looks at while it answers one. The slider goes back to any moment that was kept, in all views.
class LearnView : public PlotView {
    Q_OBJECT

public:
    LearnView(const Subject& subject, Commands& commands, QWidget* parent);
    ~LearnView() override;

    static bool accepts(const core::Trace& trace, const Work& work);
    static QString caption(const Moment& moment);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString nothing() const override;

    [[nodiscard]] CourseForm* form() const { return m_form; }
    [[nodiscard]] QSlider* rewind() const { return m_rewind; }
    [[nodiscard]] QPushButton* go() const { return m_go; } // begins, pauses and goes on
    [[nodiscard]] const LearnCurves* curves() const { return m_curves.get(); }

protected:
    void fill() override;
    [[nodiscard]] PanelLight lightOf(const MatrixPanel& panel, const Selection& s) const override;
    [[nodiscard]] std::optional<Selection> meaning(
        const MatrixPanel& panel, Cell cell) const override;
    [[nodiscard]] std::vector<QWidget*> controls() const override;

private:
    using Network = core::learning::LearntNetwork;

    void addControls();
    void showControls();
    void showForm(bool form);
    void arrange(QRect area);
    [[nodiscard]] const Network* network() const; // null: none was taught here
    [[nodiscard]] long shownStep() const;
    [[nodiscard]] QString answerText() const; // "5/3/79 → 1979-05-03"
    void begin();
    void turn(); // pauses what learns, or goes on
    void askAnother(); // another text that it never learns from
    void goTo(int moment); // of those that are kept
    void follow(const std::string& folder, long step);

    FreeLayout* m_layout;
    std::unique_ptr<LearnCurves> m_curves;
    MatrixPanel* m_panel;
    CourseForm* m_form;
    QScrollArea* m_formArea; // it may need more room than there is
    QPushButton* m_go = nullptr;
    QPushButton* m_anew = nullptr;
    QPushButton* m_another = nullptr;
    QWidget* m_rewindBar;
    QSlider* m_rewind;
    int m_asked = 0; // texts that were drawn
    std::pair<std::string, std::string> m_right; // a text that was drawn, and its answer
    bool m_following = true; // the newest moment is shown as it comes
    bool m_choosing = false; // the form is open, though there is a network
};

} // namespace ui
