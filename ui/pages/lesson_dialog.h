#pragma once

#include "ui/pages/lesson_job.h"

#include <QAction>
#include <QDialog>

#include <memory>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QPrinter;
class QProgressBar;
class QPushButton;
class QSpinBox;

namespace ui {

class Document;

// Exports a lesson as pages, images or a video, or prints it. A running export can be stopped.
class LessonDialog : public QDialog {
    Q_OBJECT

public:
    LessonDialog(Session lesson, FileLocation files, QWidget* parent);
    ~LessonDialog() override;

    [[nodiscard]] QComboBox* format() const { return m_format; }
    [[nodiscard]] QComboBox* perPage() const { return m_perPage; }
    [[nodiscard]] QCheckBox* notes() const { return m_notes; }
    [[nodiscard]] QCheckBox* lines() const { return m_lines; }
    [[nodiscard]] QCheckBox* covers() const { return m_covers; }
    [[nodiscard]] const QLabel* note() const { return m_note; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    [[nodiscard]] QPushButton* printButton() const { return m_print; }

    void make(const QString& path);
    void print(QPrinter& printer); // must live until this is done
    void reject() override; // stops a running export; otherwise closes the dialog

signals:
    void said(const QString& message);

private:
    [[nodiscard]] LessonExportRequest request() const;
    void layOut();
    void explainFields();
    void showFields();
    void showNote();
    void askWhere();
    void askPrinter();
    void start(std::unique_ptr<LessonJob> job, const QString& done);
    void fail(const Problem& problem);

    Session m_lesson;
    FileLocation m_files;
    QFormLayout* m_rows;
    QComboBox* m_format;
    QComboBox* m_perPage;
    QCheckBox* m_notes;
    QCheckBox* m_lines;
    QCheckBox* m_covers;
    QSpinBox* m_height;
    QDoubleSpinBox* m_seconds;
    QComboBox* m_theme;
    QLabel* m_note;
    QProgressBar* m_progress;
    QPushButton* m_export;
    QPushButton* m_print;
    QPushButton* m_close;
    std::unique_ptr<QPrinter> m_printer;
    std::unique_ptr<LessonJob> m_job; // null unless an export runs
    Problem m_problem; // the reason why the last export failed
};

// Opens the dialog that exports the session's lesson, once it has steps.
class LessonAction : public QAction {
    Q_OBJECT

public:
    LessonAction(Document& document, QWidget& window);

signals:
    void said(const QString& message);

private:
    void showDialog();

    Document& m_document;
    QWidget& m_window;
};

} // namespace ui
