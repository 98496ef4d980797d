#pragma once

#include "ui/session/derived_data.h"

#include <QVariantAnimation>

#include <vector>

namespace ui {

class MatrixPanel;

// Animates the values and colours of heat maps from the earlier to the present ones. A cell of
// another shape, or one that is or was masked, changes at once.
class Glide : public QVariantAnimation {
    Q_OBJECT

public:
    explicit Glide(QObject* parent);

    // The cells that panels show; null for a panel that is not visible.
    static std::vector<MatrixPtr> cellsOf(const std::vector<MatrixPanel*>& panels);

    // Starts from `before`, one matrix per panel, towards what the panels show now; emits moved()
    // for every frame to paint.
    void begin(const std::vector<MatrixPtr>& before, const std::vector<MatrixPanel*>& panels);
    void end(); // at once

signals:
    void moved();

private:
    struct Way {
        MatrixPanel* panel;
        MatrixPtr from, to;
    };
    void show(double share);

    std::vector<Way> m_ways;
};

} // namespace ui
