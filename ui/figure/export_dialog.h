#pragma once

#include "ui/figure/figure_writer.h"
#include "ui/words/messages.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QPushButton;

namespace ui {

class DetailsButton;
class FigureForm;
class FigurePreview;
class FigureWriter;

// Exports the view: a preview of the page on the left, the figure's settings on the right.
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

    void setFolder(const QString& folder) { m_folder = folder; } // where files are saved
    // The path's ending sets the format. Closes when everything is written; otherwise the note
    // shows the error.
    void save(const QString& path);
    void reject() override; // stops a running export first

signals:
    void said(const QString& message);
    void used(const ui::Figure& figure, const QString& folder); // remembered for the next export

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
    QLabel* m_note; // a remark on this figure
    QPushButton* m_export;
    QString m_path; // pattern being written
    QString m_progress;
    Problem m_problem; // the reason why the last export failed; until something changes
};

} // namespace ui
