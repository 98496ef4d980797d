#pragma once

#include "ui/animation/animation_request.h"
#include "ui/document/figure_state.h"
#include "ui/words/messages.h"

#include <QAction>
#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class AnimationForm;
class AnimationJob;
class AnimationPreview;
class DetailsButton;
class Document;

// Exports an animation: a preview of one frame on the left, the swept setting and the format on the
// right. An export can be stopped while it runs.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    AnimationDialog(const AnimationRequest& request, const FigureState& state,
        const FileLocation& files, QWidget* parent);

    [[nodiscard]] AnimationForm* form() const { return m_form; }
    [[nodiscard]] AnimationPreview* preview() const { return m_preview; }
    [[nodiscard]] const QLabel* note() const { return m_note; }
    [[nodiscard]] QProgressBar* progress() const { return m_progress; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    [[nodiscard]] QPushButton* closeButton() const { return m_close; }

    void reject() override; // stops a running export; otherwise closes the dialog

signals:
    void said(const QString& message);
    void used(const ui::AnimationRequest& request); // remembered for the next export

private:
    [[nodiscard]] AnimationRequest request() const;
    void layOut();
    void showFrames();
    void showNote();
    void askWhere();
    void make(const QString& path);
    void end(const QString& path, const Problem& problem);

    FigureState m_state;
    FileLocation m_files;
    AnimationPreview* m_preview;
    AnimationForm* m_form;
    DetailsButton* m_details;
    QLabel* m_note; // a remark on this animation
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_close;
    AnimationJob* m_job = nullptr; // null unless an export runs
    Problem m_problem; // the reason why the last export failed; until something changes
};

// "Export animation…": opens the dialog for the view on screen, with the last settings.
class AnimationAction : public QAction {
    Q_OBJECT

public:
    AnimationAction(Document& document, QWidget& window);

signals:
    void said(const QString& message);

private:
    void showDialog();

    Document& m_document;
    QWidget& m_window;
    AnimationRequest m_last;
};

} // namespace ui
