#pragma once

#include "ui/animation/film.h"
#include "ui/engine.h"
#include "ui/figure/subject.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

class QLabel;
class QSlider;

namespace ui {

// One picture of a film, as large as there is room, and a slider to choose which. Its numbers are
// computed beside the window; what cannot be computed or drawn is told instead.
class FilmPreview : public QWidget {
    Q_OBJECT

public:
    FilmPreview(Subject subject, const QString& folder, QWidget* parent);

    void setFilm(const Film& film);
    void setProblem(const QString& problem); // there is no film
    [[nodiscard]] QSlider* slider() const { return m_slider; }
    [[nodiscard]] const QImage& picture() const { return m_picture; }
    [[nodiscard]] const QString& problem() const { return m_problem; }

signals:
    void drawn();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showFrame();
    void take(const Outcome& outcome);
    void draw();
    void end(const QString& problem);
    [[nodiscard]] QRectF room() const;

    Subject m_subject;
    Film m_film;
    Scene m_scene;
    Engine m_engine;
    QTimer m_pause; // several changes at once are drawn once
    QSlider* m_slider;
    QLabel* m_place;
    QImage m_picture;
    QString m_problem; // empty: there is a picture
};

} // namespace ui
