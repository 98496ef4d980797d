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

// Numbers as files: asks where they go, writes them beside the event loop and says how it went.
// The ending of the name is the format; those that hold one tensor give a file for each.
class NumberFiles : public QObject {
    Q_OBJECT

public:
    explicit NumberFiles(QWidget* window);

    void ask(const Numbers& numbers, const QString& name, const QString& folder = {});
    void write(const Numbers& numbers, const QString& path);

signals:
    void said(const QString& message);

private:
    struct Written {
        QString path;
        QString problem; // empty: it is written
    };
    void writeAs(core::TensorFormat format, const Numbers& numbers, const QString& path);
    void tell(const Written& file);

    QWidget* m_window;
    BackgroundTask<Written> m_writing;
};

} // namespace ui
