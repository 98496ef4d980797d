#pragma once

#include "ui/drawing/theme.h"

#include <QRectF>
#include <QString>

#include <optional>
#include <vector>

class QPainter;

namespace ui {

// One row of A and B, and what became of the prediction there.
struct RowComparison {
    struct Entry {
        QString name;
        std::optional<double> a, b; // nullopt: masked, or not there
        QString nameInA = {}; // where A has another token there
    };
    QString title; // of the row
    std::vector<Entry> entries; // of the columns
    QString predicted; // title of the predictions
    std::vector<Entry> predictions; // probabilities, the most likely in B first

    // Keeps the entries with the largest values, in their order.
    void keepLargest(std::size_t count);
    std::size_t leftOut = 0; // number of other entries

    // "Prediction at “it” (8): animal 0.42 → 0.13, …"
    [[nodiscard]] QString spokenPredictions() const;
};

// Paints it as paired bars, as much as has room; nothing where there is too little.
class CompareRow {
public:
    CompareRow(const Theme& theme, QRectF room);

    [[nodiscard]] bool fits() const;
    [[nodiscard]] std::size_t mostEntries() const; // that have room
    void paint(QPainter& painter, const RowComparison& row) const;
    // The bars of an entry, for tests.
    [[nodiscard]] QRectF bar(const RowComparison& row, std::size_t entry, bool ofB) const;

private:
    struct Scale { // of the bars
        double low = 0, high = 1;
    };
    [[nodiscard]] bool hasNumbers() const;
    [[nodiscard]] static Scale scaleOf(const RowComparison& row);
    [[nodiscard]] static bool namesBoth(const RowComparison& row); // A's names above B's
    [[nodiscard]] qreal nameRoom(const RowComparison& row) const;
    [[nodiscard]] QRectF barRoom(const RowComparison& row) const;
    [[nodiscard]] QRectF predictionRoom() const;
    void paintHeading(QPainter& painter, const RowComparison& row) const;
    void paintEntry(QPainter& painter, const RowComparison& row, std::size_t entry) const;
    void paintPredictions(QPainter& painter, const RowComparison& row) const;
    [[nodiscard]] QColor colour(bool ofB) const { return ofB ? m_theme.accent : m_theme.muted; }

    const Theme& m_theme;
    QRectF m_room;
    QRectF m_bars; // with names and heading
    QRectF m_predictions;
};

} // namespace ui
