#pragma once

#include "core/analysis/cell_explanation.h"
#include "ui/document/document.h"
#include "ui/drawing/theme.h"

#include <QScrollArea>
#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ui {

class ArithmeticBox;
class HeadFacts;
class HeadSummary;
class OutputLine;
class ProductStrips;
class WeightBars;
struct NumberStrip;

// "it → animal 77.0 %": query, key and weight.
class CellHeading : public QWidget {
    Q_OBJECT

public:
    explicit CellHeading(QWidget* parent);

    void setTheme(const Theme& theme);
    void set(const QString& query, const QString& key, const QString& weight);
    [[nodiscard]] QString weight() const { return m_weight; }
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Theme m_theme;
    QString m_query, m_key, m_weight;
};

// Arithmetic of the selected cell, or the head's statistics without a cell. With only a query: its
// row and its output.
class CellTab : public QScrollArea {
    Q_OBJECT

public:
    CellTab(Document& document, QWidget* parent);

    void setTheme(const Theme& theme);
    void refresh(); // immediately, not with the next event

    [[nodiscard]] CellHeading* heading() const { return m_heading; }
    [[nodiscard]] ProductStrips* strips() const { return m_strips; }
    [[nodiscard]] ArithmeticBox* arithmetic() const { return m_arithmetic; }
    [[nodiscard]] WeightBars* bars() const { return m_bars; }
    [[nodiscard]] QString rowText() const;
    [[nodiscard]] OutputLine* output() const { return m_output; }
    [[nodiscard]] HeadSummary* summary() const { return m_summary; }
    [[nodiscard]] QString copyText() const;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void later();
    void showCell();
    [[nodiscard]] std::vector<NumberStrip> stripsOf(
        const core::CellExplanation& cell, const core::CellAt& at) const;
    void showRow();
    void showSummary();
    void copy() const;

    Document& m_document;
    Theme m_theme;
    QTimer m_soon;
    HeadFacts* m_facts;
    QLabel* m_head;
    CellHeading* m_heading;
    ProductStrips* m_strips;
    ArithmeticBox* m_arithmetic;
    QToolButton* m_copy;
    QLabel* m_rowTitle;
    QLabel* m_rowFacts;
    WeightBars* m_bars;
    QLabel* m_outputTitle;
    OutputLine* m_output;
    HeadSummary* m_summary;
};

} // namespace ui
