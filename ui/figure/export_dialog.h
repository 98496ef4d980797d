#pragma once

#include "ui/figure/figure_files.h"
#include "ui/words/problem_of.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class DetailsButton;
class FigureForm;
class FigurePreview;
class FigureWriter;

// What is shown becomes a file: on the left the page as it will be, on the right how it is made.
class ExportDialog : public QDialog {
    Q_OBJECT

public:
    ExportDialog(const Figure& figure, const FigureState& state, QWidget* parent);
    ~ExportDialog() override;

    [[nodiscard]] FigureForm* form() const { return m_form; }
    [[nodiscard]] FigurePreview* preview() const { return m_preview; }
    [[nodiscard]] QComboBox* presets() const { return m_presets; }
    [[nodiscard]] QComboBox* series() const { return m_series; } // in the order of FigureSeries
    [[nodiscard]] const QLabel* note() const { return m_note; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }

    void setFolder(const QString& folder) { m_folder = folder; } // where files are offered to go
    // The path's ending is the format. Closes when all is written; else the note says why not.
    void save(const QString& path);
    void reject() override; // what is being written is stopped first

signals:
    void said(const QString& message);
    void used(const ui::Figure& figure, const QString& folder); // for the next time

private:
    void addPresets();
    void addSeries();
    void layOut();
    void showFigure();
    void showNote();
    void askWhere();
    void write(const std::vector<FigureFile>& files);
    [[nodiscard]] FigureSeries chosenSeries() const;
    void end(const Problem& problem);

    FigureState m_state;
    QString m_folder;
    FigurePreview* m_preview;
    QComboBox* m_presets;
    QComboBox* m_series;
    FigureForm* m_form;
    FigureWriter* m_writer;
    DetailsButton* m_details;
    QLabel* m_note; // what is to be known of this figure
    QPushButton* m_export;
    QString m_path; // of what is being written
    QString m_progress;
    Problem m_problem; // why it was not; until something changes
};

} // namespace ui
