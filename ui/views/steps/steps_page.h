#pragma once

#include "ui/drawing/formula.h"
#include "ui/views/steps/steps_worked.h"

#include <QRectF>

namespace ui {

// The words of a step around its picture: place, heading and formula on top; what is said at the
// right, or below where the page is narrow; the tokens as chips where there is no matrix.
struct StepPage {
    QString place; // "Step 4 of 9 · head 3"
    Sentence title;
    Formula formula;
    std::vector<Paragraph> body;
    struct Chip {
        QString text;
        QString number;
        bool lit = false;
    };
    struct Chips {
        QString caption; // may be empty
        std::vector<Chip> chips;
        core::Index after = 0; // tokens after these
    };
    std::vector<Chips> tokens;
    Worked worked; // under what is said
    bool headed = true; // place and title are drawn
    bool presented = false; // to a class: few letters, and large ones
    qreal pictureHeight = 0; // the most that the picture can use; 0: all there is
    qreal leastPicture = 0; // what it needs to show anything; 0: there is none
    qreal leastWidth = 0; // and across
    bool wordless = false; // there is room for the picture alone
    // The size of the words that fits, kept: to measure them takes longer than to draw them.
    struct Fit {
        QRectF room;
        qreal size = 0;
    };
    mutable Fit fitted {};

    static bool hasWordsBeside(qreal width, const Theme& theme, bool presented); // not below it
    // Draws everything within the area, or only measures without a painter; returns what is left
    // for the picture.
    QRectF layOut(QPainter* painter, const QRectF& area, const Theme& theme) const;

private:
    [[nodiscard]] QRectF chipRoom(const QRectF& area) const;
    static qreal drawLine(
        QPainter* painter, const QRectF& area, const Theme& theme, const Formula& line, qreal size);
    [[nodiscard]] qreal lineFit(qreal width, const Theme& theme, qreal size) const;
    qreal drawWorked(QPainter* painter, const QRectF& area, const Theme& theme, qreal size) const;
    [[nodiscard]] qreal fittingSize(const QRectF& room, const Theme& theme) const;
    qreal head(QPainter* painter, const QRectF& area, const Theme& theme) const;
    qreal heading(QPainter* painter, const QRectF& area, const Theme& theme, qreal size) const;
    qreal words(
        QPainter* painter, const QRectF& area, const Theme& theme, qreal size, qreal most) const;
    [[nodiscard]] qreal leastTokens(const Theme& theme) const;
    qreal drawTokens(QPainter* painter, const QRectF& area, const Theme& theme) const;
    static qreal drawChips(
        QPainter* painter, const QRectF& area, const Theme& theme, const Chips& group);
};

StepPage stepPage(const StepScene& scene);

} // namespace ui
