#pragma once

#include "ui/figure/shared_device.h"

#include <QPageLayout>
#include <QPainter>
#include <QRectF>

#include <array>
#include <memory>

class QPagedPaintDevice;

namespace ui {

class LessonPages;

// How the steps of a lesson lie on paper.
struct LessonPaper {
    int perPage = 1; // one of stepsPerPage
    bool notes = false; // what the lecturer says, with each step
};
inline constexpr std::array stepsPerPage { 1, 2, 4, 6 };

// A page of a step alone is as wide as a screen, others are A4.
QPageLayout pageLayout(const LessonPaper& paper);
// Of the room of a step and its notes, in points, what its picture has. Two on a page have the
// whole width, and below them what is said.
QSizeF stepSize(const LessonPaper& paper, const QSizeF& room, double notesHeight);

// Draws steps as they come onto a PDF or a printer, whose page is laid out already.
class LessonPrint {
public:
    LessonPrint(QPagedPaintDevice& device, const LessonPaper& paper);
    ~LessonPrint();

    void add(const LessonPages& pages); // the step that is shown
    void finish();

private:
    [[nodiscard]] QRectF place(int onPage) const;
    static double notesHeight(const LessonPages& pages, double width);
    void addNotes(const LessonPages& pages, const QRectF& room);

    QPagedPaintDevice& m_device;
    LessonPaper m_paper;
    std::unique_ptr<QPainter> m_painter;
    SharedDevice m_page; // lasts, unlike those of the views that are drawn with the painter
    int m_steps = 0;
};

} // namespace ui
