#pragma once

#include "ui/animation/animation.h"
#include "ui/pages/lesson_pages.h"
#include "ui/pages/lesson_paper.h"

class QPagedPaintDevice;

namespace ui {

// The settings of a lesson export: a PDF, numbered PNG images, or any animation format.
struct LessonExportRequest {
    LessonPaper paper; // for PDF and print
    bool covers = false; // hidden parts stay covered
    int height = 1080; // pixels of an image (16:9)
    double seconds = 8; // duration of a step in a video
    ThemeKind theme = ThemeKind::Light;
};
inline constexpr double fewestSeconds = 0.5;
inline constexpr double mostSeconds = 120;
inline constexpr int lowestPicture = 180; // pixels
inline constexpr int highestPicture = 4320;

// Receives the steps of a lesson, one after another.
class LessonSink {
public:
    virtual ~LessonSink() = default;
    // Errors: those of AnimationWriter, "write_failed".
    virtual void add(const LessonPages& pages) = 0;
    virtual void finish() = 0;
    [[nodiscard]] virtual bool ready() const { return true; } // may go on
};

// Draws a lesson, step by step, while the event loop runs. A job deleted before its end leaves
// every file as it was.
class LessonJob : public QObject {
    Q_OBJECT

public:
    // Writes a file: .pdf, .png (numbered), or an animation. Errors: "unknown_ending", those of
    // checkAnimation.
    LessonJob(const Session& lesson, const FileLocation& files, const LessonExportRequest& request,
        const QString& path, QObject* parent);
    // Prints on a printer whose layout is set.
    LessonJob(const Session& lesson, const FileLocation& files, const LessonExportRequest& request,
        QPagedPaintDevice& printer, QObject* parent);
    ~LessonJob() override;

    [[nodiscard]] int count() const { return m_pages.count(); }
    void start();

signals:
    void progressed(int done);
    void ended(const ui::Problem& problem); // empty: everything is written

private:
    void take();
    void goOn();
    void end(const Problem& problem);

    LessonPages m_pages;
    std::unique_ptr<LessonSink> m_sink;
    int m_done = 0;
    enum class Waiting { No, ForSink, ForEnd } m_waiting = Waiting::No;
};

} // namespace ui
