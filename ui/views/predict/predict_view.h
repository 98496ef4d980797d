#pragma once

#include "core/forward/generate.h"
#include "ui/document/background.h"
#include "ui/view/view.h"
#include "ui/views/predict/foretold.h"

class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace ui {

class PredictPicture;
class TrainedNote;
class ViewStrip;

// What a trained model expects: the next token or what stands at a hidden one, before and after it
// was altered, and what each layer would say already. Tokens can be added one by one.
class PredictView : public View {
    Q_OBJECT

public:
    PredictView(const Subject& subject, Commands& commands, QWidget* parent);

    static bool accepts(const core::Trace& trace, const Work& work);
    static QString caption(const Moment& moment);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString nothing() const override;
    [[nodiscard]] int leastHeight() const override; // a line for each layer
    [[nodiscard]] QString truth(Covered what) const override; // the likeliest
    [[nodiscard]] PredictPicture* picture() const { return m_picture; }
    [[nodiscard]] bool busy() const { return m_work.busy(); }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;

private:
    // What was found, or why nothing was.
    struct Answer {
        Foretold found;
        QString problem;
    };
    static Answer answer(
        const TracePtr& trace, const Foretold::Wish& wish, const std::stop_token& stop) noexcept;
    [[nodiscard]] Foretold::Wish wish(QSizeF size) const;
    [[nodiscard]] bool foretells() const; // whether what is shown predicts anything
    [[nodiscard]] bool goesOn() const; // whether tokens can be added
    void addControls();
    void showControls();
    void ask();
    void append(bool draw);
    core::TokenDraw nextDraw();
    void hide(core::Index place);

    Theme m_theme;
    ViewStrip* m_strip;
    TrainedNote* m_note;
    PredictPicture* m_picture;
    QDoubleSpinBox* m_temperature = nullptr;
    QSpinBox* m_count = nullptr;
    QPushButton* m_append = nullptr;
    QPushButton* m_draw = nullptr;
    TracePtr m_askedTrace;
    Foretold::Wish m_asked;
    QString m_problem;
    core::Experiment m_drawnOf; // what was drawn for last,
    std::uint64_t m_draws = 0; // and how often
    Background<Answer> m_work;
};

} // namespace ui
