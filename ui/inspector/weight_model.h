#pragma once

#include "ui/document/document.h"

#include <QAbstractListModel>

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

} // namespace ui
