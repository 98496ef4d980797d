#pragma once

#include "core/analysis/tensors.h"
#include "core/io/export/tensor_format.h"
#include "core/io/text/table.h"
#include "ui/document/background_task.h"
#include "ui/session/derived_data.h"

#include <QDialog>
#include <QObject>

#include <vector>

class QComboBox;
class QLabel;
class QSpinBox;
class QWidget;

namespace ui {

// Asks how the numbers of a LaTeX or Markdown table are rounded. The answer is remembered.
class RoundingDialog : public QDialog {
    Q_OBJECT

public:
    explicit RoundingDialog(QWidget* parent);

    [[nodiscard]] core::Rounding rounding() const;
    [[nodiscard]] QComboBox* kind() const { return m_kind; } // significant, after the point
    [[nodiscard]] QSpinBox* digits() const { return m_digits; }
    [[nodiscard]] const QLabel* example() const { return m_example; }

    void accept() override;

private:
    void showExample();

    QComboBox* m_kind;
    QSpinBox* m_digits;
    QLabel* m_example;
};

struct Numbers {
    TracePtr trace; // never null
    std::vector<core::TensorRef> tensors; // of the trace
};

// Exports tensors: asks for a path, writes outside the event loop and reports the result. The
// path's ending sets the format; a format for one tensor per file gives several files.
class NumberFiles : public QObject {
    Q_OBJECT

public:
    explicit NumberFiles(QWidget* window);

    void ask(const Numbers& numbers, const QString& name, const QString& folder = {});
    void write(const Numbers& numbers, const QString& path, const core::Rounding& rounding = {});

signals:
    void said(const QString& message);

private:
    struct Written {
        QStringList paths;
        QString problem; // empty: the files are written
    };
    void askRounding(const Numbers& numbers, const QString& path);
    void writeAs(const core::ExportFormat& format, const Numbers& numbers, const QString& path);
    void tell(const Written& file);

    QWidget* m_window;
    BackgroundTask<Written> m_writing;
};

} // namespace ui
