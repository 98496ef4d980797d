#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QObject>

#include <optional>

class QAction;
class QPrinter;

namespace ui {

class Document;
class MainWindow;
class NumberFiles;

// Exports of the view: to a file, the clipboard, the printer, or as a command that draws it again;
// and the export of tensors.
class ExportActions : public QObject {
    Q_OBJECT

public:
    ExportActions(Document& document, MainWindow& window);

    [[nodiscard]] QAction* exportAction() const { return m_export; } // opens a dialog
    [[nodiscard]] QAction* numbersAction() const { return m_numbers; } // all tensors
    [[nodiscard]] QAction* printAction() const { return m_print; } // with a preview
    [[nodiscard]] QAction* copyAction() const { return m_copy; } // image, SVG and caption at once
    [[nodiscard]] QAction* commandAction() const { return m_command; }

    void print(QPrinter& printer);

signals:
    void said(const QString& message);

private:
    [[nodiscard]] FigureState figureState() const;
    [[nodiscard]] Figure figure() const; // the current view with the last settings
    [[nodiscard]] QString folder() const;
    void showDialog();
    void askForNumbers();
    void showPrintPreview();
    void copyPicture();
    void copyCommand();

    Document& m_document;
    MainWindow& m_window;
    std::optional<Figure> m_last; // nullopt: the settings remembered from the last start
    QString m_lastFolder;
    NumberFiles* m_files;
    QAction* m_export;
    QAction* m_numbers;
    QAction* m_print;
    QAction* m_copy;
    QAction* m_command;
};

} // namespace ui
