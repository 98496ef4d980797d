#pragma once

#include "ui/animation/animation.h"
#include "ui/pages/lesson_pages.h"
#include "ui/pages/lesson_paper.h"

class QPagedPaintDevice;

namespace ui {

// How a lesson leaves the program: a PDF, numbered PNG, or a film of any kind.
struct LessonExportRequest {
    LessonPaper paper; // of a PDF and a printer
    int height = 1080; // pixels of a picture, which is 16 to 9
    double seconds = 8; // that a film shows a step
    ThemeKind theme = ThemeKind::Light;
};
inline constexpr double fewestSeconds = 0.5;
inline constexpr double mostSeconds = 120;
inline constexpr int lowestPicture = 180; // pixels
inline constexpr int highestPicture = 4320;

// Where the steps of a lesson go to, one after the other.
class LessonSink {
public:
    virtual ~LessonSink() = default;
    // Errors: those of AnimationWriter, "write_failed".
    virtual void add(const LessonPages& pages) = 0;
    virtual void finish() = 0;
    [[nodiscard]] virtual bool ready() const { return true; } // for the next one; all is written
};

// Draws a lesson, step by step, while the event loop goes on. Deleted before its end it leaves all
// files as they were.
class LessonJob : public QObject {
    Q_OBJECT

public:
    // Into a file: .pdf, .png (numbered), or one of the animations. Errors: "unknown_ending", those
    // of checkAnimation.
    LessonJob(const Session& lesson, const FilePlace& files, const LessonExportRequest& request,
        const QString& path, QObject* parent);
    // Onto a printer that is laid out.
    LessonJob(const Session& lesson, const FilePlace& files, const LessonExportRequest& request,
        QPagedPaintDevice& printer, QObject* parent);
    ~LessonJob() override;

    [[nodiscard]] int count() const { return m_pages.count(); }
    void start();

signals:
    void progressed(int done);
    void ended(const ui::Problem& problem); // empty: all is written

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
