#pragma once

#include "ui/document/background_task.h"
#include "ui/document/view_model.h"

#include <QWidget>

#include <vector>

namespace ui {

class Document;

// How much each dimension of the head looked at matters for its pattern, largest first; those that
// the rank leaves stand out.
class SpectrumStrip : public QWidget {
    Q_OBJECT

public:
    SpectrumStrip(Document& document, QWidget* parent);

    void showRank(); // of the layer that is looked at
    [[nodiscard]] const std::vector<double>& sizes() const { return m_found.sizes; }
    [[nodiscard]] QString words() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Found {
        std::vector<double> sizes;
        bool pairs = false;
        int dimensions = 0; // of the head
    };
    void look();
    [[nodiscard]] std::size_t kept() const;

    Document& m_document;
    TracePtr m_trace; // whose head it is
    core::Index m_layer = -1, m_head = -1;
    int m_rank = 0; // 0: all
    Found m_found;
    BackgroundTask<Found> m_task;
};

} // namespace ui
