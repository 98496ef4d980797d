#pragma once

#include "ui/document/background_task.h"
#include "ui/document/view_model.h"

#include <QWidget>

#include <vector>

namespace ui {

class Document;

// Singular values of the selected head's W_Q·W_Kᵀ (for RoPE ‖W_Q‖·‖W_K‖ of each pair), largest
// first, with those within the rank highlighted. [core::Spectrum]
class SpectrumStrip : public QWidget {
    Q_OBJECT

public:
    SpectrumStrip(Document& document, QWidget* parent);

    void showRank(); // rank setting of the current layer
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
        int dimensions = 0; // d_k of the head
    };
    void look();
    [[nodiscard]] std::size_t kept() const;

    Document& m_document;
    TracePtr m_trace; // the trace of the head
    core::Index m_layer = -1, m_head = -1;
    int m_rank = 0; // 0: all
    Found m_found;
    BackgroundTask<Found> m_task;
};

} // namespace ui
