#pragma once

#include "ui/document/document.h"
#include "ui/drawing/theme.h"

#include <QAbstractListModel>
#include <QListView>
#include <QStyledItemDelegate>

#include <vector>

namespace ui {

// The keys of one query, largest weight first, masked ones last.
class WeightModel : public QAbstractListModel {
    Q_OBJECT

public:
    using QAbstractListModel::QAbstractListModel;

    struct Row {
        core::Index key = 0;
        core::Scalar weight = 0;
        bool masked = false;
        bool operator==(const Row&) const = default;
    };

    void set(const TracePtr& trace, const Selection& where); // requires where.query
    void clear();
    [[nodiscard]] const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
    [[nodiscard]] int rowOf(core::Index key) const; // -1: not listed
    [[nodiscard]] QString name(int row) const;
    [[nodiscard]] double low() const { return m_low; } // lowest of the weights and 0
    [[nodiscard]] double high() const { return m_high; }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;

private:
    core::TokenList m_tokens; // of the keys
    std::vector<Row> m_rows;
    double m_low = 0;
    double m_high = 1;
};

// Draws a row of WeightModel: the token, a bar, the weight.
class WeightDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    WeightDelegate(const WeightModel& model, QObject* parent);

    void setTheme(const Theme& theme) { m_theme = theme; }
    void setColours(const std::string& sequential) { m_sequential = sequential; }
    // The bar's rectangle within the line of its row.
    [[nodiscard]] QRectF barRect(int row, const QRectF& line) const;

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
        const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(
        const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] static qreal nameWidth(const QRectF& line) { return line.width() * 0.34; }
    [[nodiscard]] qreal numberWidth() const;
    [[nodiscard]] QRectF barRoom(const QRectF& line) const;

    const WeightModel& m_model;
    Theme m_theme;
    std::string m_sequential = "indigo";
};

// A query's weights as bars next to the tokens; hovering previews a key, a click or Enter locks it.
// It is a list, not a plot: thousands of rows scroll, screen readers and arrow keys reach them, and
// text of any script fits next to the bars.
class WeightBars : public QListView {
    Q_OBJECT

public:
    WeightBars(Document& document, QWidget* parent);

    void setTheme(const Theme& theme);
    void setColours(const std::string& sequential);
    void show(const TracePtr& trace, const Selection& where);
    [[nodiscard]] const WeightModel& rows() const { return *m_model; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] Selection keyAt(const QModelIndex& index) const;

    Document& m_document;
    WeightModel* m_model;
    TracePtr m_trace;
    Selection m_where;
    Theme m_theme;
};

} // namespace ui
