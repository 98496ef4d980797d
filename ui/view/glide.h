#pragma once

#include "ui/plot/matrix_panel.h"

#include <QVariantAnimation>

#include <vector>

namespace ui {

// Moves the cells of heat maps, numbers and colours, from what they showed to what they show. What
// has another shape, or was or is masked, is at once what it shall be.
class Glide : public QVariantAnimation {
    Q_OBJECT

public:
    explicit Glide(QObject* parent);

    // What panels show; null for one that is not in sight.
    static std::vector<MatrixPtr> cellsOf(const std::vector<MatrixPanel*>& panels);

    // From `before`, one for each panel, to what they show now; `moved` wants to be painted.
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
