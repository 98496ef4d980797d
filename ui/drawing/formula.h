#pragma once

#include "ui/drawing/theme.h"

#include <QPainter>
#include <QString>

#include <memory>
#include <vector>

namespace ui {

// A line of mathematics, set from a small part of TeX's notation: letters (italic), digits,
// operators, x_i, x^{T}, \frac{a}{b}, \sqrt{x}, \sum, \cdot, \odot, \tanh, \exp, \max, \text{…},
// greek letters, and \Q{…}, \K{…}, \V{…}, \query{…} for the colours of the roles.
class Formula {
public:
    Formula();
    explicit Formula(const QString& source);
    ~Formula();
    Formula(const Formula&);
    Formula& operator=(const Formula&);

    [[nodiscard]] bool empty() const;
    [[nodiscard]] bool operator==(const Formula& other) const { return m_source == other.m_source; }
    // Width, height above and below the baseline at a size relative to the theme's plain font.
    struct Extent {
        qreal width = 0;
        qreal ascent = 0;
        qreal descent = 0;
    };
    [[nodiscard]] Extent extent(const Theme& theme, qreal factor = 1) const;
    void paint(QPainter& painter, QPointF baseline, const Theme& theme, qreal factor = 1) const;
    [[nodiscard]] Formula subject() const; // the part before the first equals sign
    // The formula in lines that are no wider than `width` where it has signs to break before: at
    // =, + and − outside of brackets. Lines after the first have less room by `indent`.
    struct Room {
        qreal width = 0;
        qreal indent = 0;
    };
    [[nodiscard]] std::vector<Formula> broken(
        const Room& room, const Theme& theme, qreal factor = 1) const;
    [[nodiscard]] QString plainText() const; // for screen readers and captions

    struct Node; // formula_parser.h

private:
    QString m_source;
    std::shared_ptr<const Node> m_root;
    struct Measured;
    std::shared_ptr<Measured> m_measured; // shared with copies
};

} // namespace ui
