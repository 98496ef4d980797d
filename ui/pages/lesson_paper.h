#pragma once

#include "ui/drawing/lack_of_memory.h"
#include "ui/figure/shared_device.h"

#include <QPageLayout>
#include <QRectF>

#include <array>

class QPagedPaintDevice;

namespace ui {

class LessonPages;

// The layout of a lesson's steps on paper.
struct LessonPaper {
    int perPage = 1; // one of stepsPerPage
    bool notes = false; // speaker notes with each step
    bool lines = false; // lines to write on with each step
};
inline constexpr std::array stepsPerPage { 1, 2, 4, 6 };

// A page with a single step has the shape of a screen, others are A4.
QPageLayout pageLayout(const LessonPaper& paper);
// The part of `room`, the area of a step and its notes in points, that the step's view takes. Two
// steps per page have the full width, with the notes below.
QSizeF stepSize(const LessonPaper& paper, const QSizeF& room, double notesHeight);

// Draws steps one by one on a PDF or a printer whose page layout is set.
class LessonPrint {
public:
    LessonPrint(QPagedPaintDevice& device, const LessonPaper& paper);

    void add(const LessonPages& pages); // the current step
    void finish();

private:
    [[nodiscard]] QRectF place(int onPage) const;
    static double notesHeight(const LessonPages& pages, double width);
    void addNotes(const LessonPages& pages, const QRectF& room);
    void addLines(const QRectF& room);
    void addHead(const LessonPages& pages); // the lesson's title and the page's number

    QPagedPaintDevice& m_device;
    LessonPaper m_paper;
    FilePainter m_filePainter;
    QPainter& m_painter;
    SharedDevice m_page; // outlives the devices of the views drawn with the painter
    int m_steps = 0;
};

} // namespace ui
