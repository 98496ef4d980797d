#pragma once

#include "ui/figure/figure.h"
#include "ui/figure/subject.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class FigureForm;
class FigurePreview;
class FigureWriter;

// What is shown becomes a file: on the left the page as it will be, on the right how it is made.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const Figure& figure, const Subject& subject, QWidget* parent);
    ~ExportDialog() override;

    [[nodiscard]] FigureForm* form() const { return m_form; }
    [[nodiscard]] FigurePreview* preview() const { return m_preview; }
    [[nodiscard]] QComboBox* presets() const { return m_presets; }
    [[nodiscard]] const QLabel* note() const { return m_note; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }

    void setFolder(const QString& folder) { m_folder = folder; } // where files are offered to go
    void save(
        const QString& path); // its ending is the format; then closes, or the note says why not

signals:
    void said(const QString& message);
    void used(const ui::Figure& figure, const QString& folder); // for the next time

private:
    void addPresets();
    void layOut();
    void showFigure();
    void showNote();
    void askWhere();
    void end(const QString& problem);

    Subject m_subject;
    QString m_folder;
    FigurePreview* m_preview;
    FigureForm* m_form;
    FigureWriter* m_writer;
    QComboBox* m_presets;
    QLabel* m_note; // what is to be known of this figure
    QPushButton* m_export;
    QString m_path; // of the file that is being written
    QString m_problem; // why it was not; until something changes
};

} // namespace ui
