#pragma once

#include "ui/animation/animation_wish.h"
#include "ui/document/moment.h"
#include "ui/words/problem_of.h"

#include <QDialog>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class AnimationForm;
class DetailsButton;
class FilmJob;
class FilmPreview;

// A setting on its way becomes a file: on the left one of its pictures, on the right what moves and
// how. While it is being made it can be stopped.
class AnimationDialog : public QDialog {
    Q_OBJECT

public:
    AnimationDialog(
        const AnimationWish& wish, const Moment& moment, const FilePlace& files, QWidget* parent);

    [[nodiscard]] AnimationForm* form() const { return m_form; }
    [[nodiscard]] FilmPreview* preview() const { return m_preview; }
    [[nodiscard]] const QLabel* note() const { return m_note; }
    [[nodiscard]] QProgressBar* progress() const { return m_progress; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    [[nodiscard]] QPushButton* closeButton() const { return m_close; }

    void reject() override; // what is being made is stopped; otherwise closes

signals:
    void said(const QString& message);
    void used(const ui::AnimationWish& wish); // for the next time

private:
    [[nodiscard]] AnimationWish wish() const;
    void layOut();
    void showFilm();
    void showNote();
    void askWhere();
    void make(const QString& path);
    void end(const QString& path, const Problem& problem);

    Moment m_moment;
    FilePlace m_files;
    FilmPreview* m_preview;
    AnimationForm* m_form;
    DetailsButton* m_details;
    QLabel* m_note; // what is to be known of this animation
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_close;
    FilmJob* m_job = nullptr; // while it is being made
    Problem m_problem; // why it was not made; until something changes
};

} // namespace ui
