#pragma once

#include "ui/drawing/formula.h"
#include "ui/views/steps/steps_worked.h"

#include <QRectF>

namespace ui {

// The text of a step around its figure: position, heading and formula on top; the explanation at
// the right, or below on a narrow page; the tokens as chips where there is no matrix.
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
        core::Index after = 0; // number of tokens after these
    };
    std::vector<Chips> tokens;
    Worked worked; // under the explanation
    bool headed = true; // position and title are drawn
    bool presented = false; // in a presentation: little text, in large letters
    qreal pictureHeight = 0; // most that the figure can use; 0: unlimited
    qreal leastPicture = 0; // least height that shows anything; 0: no figure
    qreal leastWidth = 0; // least width
    bool wordless = false; // there is room for the figure only
    // Cached text size that fits: measuring text takes longer than drawing it.
    struct Fit {
        QRectF room;
        qreal size = 0;
    };
    mutable Fit fitted {};

    // The worked example in lines of one width, at one size; cached as well.
    struct Broken {
        qreal width = 0, size = 0;
        std::vector<std::vector<Formula>> lines;
    };
    mutable Broken lines {};

    // True if the text is next to the figure, not below it.
    static bool hasWordsBeside(qreal width, const Theme& theme, bool presented);
    // Draws everything within the area, or only measures without a painter. Returns the rest for
    // the figure.
    QRectF layOut(QPainter* painter, const QRectF& area, const Theme& theme) const;

private:
    [[nodiscard]] QRectF chipRoom(const QRectF& area) const;
    [[nodiscard]] const Broken& broken(qreal width, const Theme& theme, qreal size) const;
    static qreal drawLines(QPainter* painter, const QRectF& area, const Theme& theme,
        const std::vector<Formula>& pieces, qreal size);
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
