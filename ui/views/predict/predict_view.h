#pragma once

#include "core/inference/generate.h"
#include "ui/document/background_task.h"
#include "ui/view/view.h"
#include "ui/views/predict/prediction_table.h"

class QDoubleSpinBox;
class QPushButton;
class QSpinBox;

namespace ui {

class PredictPicture;
class PretrainedNote;
class ViewStrip;

// What a trained model expects: the next token or what stands at a hidden one, before and after it
// was altered, and what each layer would say already. Tokens can be added one by one.
class PredictView : public View {
    Q_OBJECT

public:
    PredictView(const ViewModel& viewModel, Actions& commands, QWidget* parent);

    static bool accepts(const core::Trace& trace, const EditableState& work);
    static QString caption(const FigureState& state);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString emptyReason() const override;
    [[nodiscard]] int leastHeight() const override; // a line for each layer
    [[nodiscard]] QString revealText(Hidden what) const override; // the likeliest
    [[nodiscard]] PredictPicture* picture() const { return m_picture; }
    [[nodiscard]] bool busy() const { return m_task.busy(); }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;

private:
    // What was found, or why nothing was.
    struct Result {
        PredictionTable found;
        QString problem;
    };
    static Result answer(const TracePtr& trace, const PredictionTable::Request& request,
        const std::stop_token& stop) noexcept;
    [[nodiscard]] PredictionTable::Request wish(QSizeF size) const;
    [[nodiscard]] bool predicts() const; // whether what is shown predicts anything
    [[nodiscard]] bool generates() const; // whether tokens can be added
    void addControls();
    void showControls();
    void ask();
    void append(bool draw);
    core::Sampling nextSample();
    void hide(core::Index place);

    Theme m_theme;
    ViewStrip* m_strip;
    PretrainedNote* m_note;
    PredictPicture* m_picture;
    QDoubleSpinBox* m_temperature = nullptr;
    QSpinBox* m_count = nullptr;
    QPushButton* m_append = nullptr;
    QPushButton* m_sample = nullptr;
    TracePtr m_askedTrace;
    PredictionTable::Request m_asked;
    QString m_problem;
    core::Experiment m_sampledFrom; // what was drawn for last,
    std::uint64_t m_samples = 0; // and how often
    BackgroundTask<Result> m_task;
};

} // namespace ui
