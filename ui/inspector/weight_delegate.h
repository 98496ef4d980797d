#pragma once

#include "ui/drawing/theme.h"

#include <QStyledItemDelegate>

namespace ui {

class WeightModel;

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

} // namespace ui
