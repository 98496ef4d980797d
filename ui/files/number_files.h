#pragma once

#include "core/analysis/tensors.h"
#include "core/io/export/tensor_format.h"
#include "ui/document/background_task.h"
#include "ui/session/derived_data.h"

#include <QObject>

#include <vector>

class QWidget;

namespace ui {

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
