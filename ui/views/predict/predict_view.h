#pragma once

#include "core/inference/generate.h"
#include "ui/document/background_task.h"
#include "ui/view/view.h"
#include "ui/views/predict/prediction_table.h"

class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace ui {

class PredictCanvas;
class PretrainedNote;
class ViewStrip;

// Predictions of a trained model: the next token or the one at a masked position, before and after
// interventions, and layer by layer (logit lens). Generated tokens can be added one by one.
class PredictView : public View {
    Q_OBJECT

public:
    PredictView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    static bool accepts(const core::Trace& trace, const EditableState& state);
    static QString caption(const FigureState& state);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString emptyReason() const override;
    [[nodiscard]] int leastHeight() const override; // room for a line per layer
    [[nodiscard]] bool legible(QSize size) const override;
    [[nodiscard]] QString revealText(Hidden what) const override; // the most likely token
    [[nodiscard]] QList<QRect> hiddenAreas(Hidden what) const override;
    void setHiddenParts(Hidden what) override;
    [[nodiscard]] QSize mapSize() const override;
    [[nodiscard]] qreal fittedLetters() const override;
    [[nodiscard]] PredictCanvas* canvas() const { return m_canvas; }
    [[nodiscard]] bool busy() const { return m_task.busy(); }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;

private:
    [[nodiscard]] PredictionTable::Request requestFor(QSizeF size) const;
    [[nodiscard]] bool predicts() const; // true if the shown model predicts tokens or labels
    [[nodiscard]] bool generates() const; // true if generated tokens can be added
    void addControls();
    void showControls();
    void ask();
    void append(bool draw);
    core::Sampling nextSample();
    void hide(core::Index place);

    Theme m_theme;
    ViewStrip* m_strip;
    PretrainedNote* m_note;
    PredictCanvas* m_canvas;
    QDoubleSpinBox* m_temperature = nullptr;
    QSpinBox* m_count = nullptr;
    QPushButton* m_append = nullptr;
    QPushButton* m_sample = nullptr;
    TracePtr m_askedTrace;
    PredictionTable::Request m_asked;
    QString m_problem; // why there are no predictions
    bool m_hidden = false;
    core::Experiment m_sampledFrom; // the experiment of the last samples
    std::uint64_t m_samples = 0; // number of samples drawn for it
    BackgroundTask<PredictionTable> m_task;
};

} // namespace ui
