#pragma once

#include "ui/drawing/theme.h"

#include <QCoreApplication>
#include <qcustomplot.h>

#include <vector>

namespace ui {

// Input, output and target of a network below each other, with a remark; replaces the heat map for
// networks without attention.
class OutputNote : public QCPLayoutElement {
    Q_OBJECT

public:
    // A token and its label, or a whole text.
    struct Part {
        QString input, output;
        QString target {}; // empty: unknown
    };
    struct Content {
        std::vector<Part> parts {};
        QString remark {};
    };

    explicit OutputNote(QCustomPlot* plot);

    void setTheme(const Theme& theme) { m_theme = theme; }
    void setContent(Content content) { m_content = std::move(content); }
    [[nodiscard]] const Content& content() const { return m_content; }

protected:
    void draw(QCPPainter* painter) override;
    void applyDefaultAntialiasingHint(QCPPainter*) const override { }

private:
    [[nodiscard]] qreal lineHeight() const { return 1.4 * m_theme.em(); }
    [[nodiscard]] bool hasTargets() const;
    qreal drawParts(QCPPainter& painter, const QRectF& area) const; // returns their lower end
    void drawHeadings(QCPPainter& painter, QPointF at, qreal width) const;
    void drawPart(QCPPainter& painter, const Part& part, const QRectF& column) const;

    Theme m_theme;
    Content m_content;
};

} // namespace ui
