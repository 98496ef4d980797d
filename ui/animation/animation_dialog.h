#pragma once

#include "ui/animation/animation_request.h"
#include "ui/document/figure_state.h"
#include "ui/words/problem_of.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class AnimationForm;
class DetailsButton;
class AnimationJob;
class AnimationPreview;

// A setting on its way becomes a file: on the left one of its pictures, on the right what moves and
// how. While it is being made it can be stopped.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    AnimationDialog(const AnimationRequest& request, const FigureState& state,
        const FilePlace& files, QWidget* parent);

    [[nodiscard]] AnimationForm* form() const { return m_form; }
    [[nodiscard]] AnimationPreview* preview() const { return m_preview; }
    [[nodiscard]] const QLabel* note() const { return m_note; }
    [[nodiscard]] QProgressBar* progress() const { return m_progress; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    [[nodiscard]] QPushButton* closeButton() const { return m_close; }

    void reject() override; // what is being made is stopped; otherwise closes

signals:
    void said(const QString& message);
    void used(const ui::AnimationRequest& request); // for the next time

private:
    [[nodiscard]] AnimationRequest request() const;
    void layOut();
    void showFrames();
    void showNote();
    void askWhere();
    void make(const QString& path);
    void end(const QString& path, const Problem& problem);

    FigureState m_state;
    FilePlace m_files;
    AnimationPreview* m_preview;
    AnimationForm* m_form;
    DetailsButton* m_details;
    QLabel* m_note; // what is to be known of this animation
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_close;
    AnimationJob* m_job = nullptr; // while it is being made
    Problem m_problem; // why it was not made; until something changes
};

} // namespace ui
