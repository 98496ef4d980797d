#pragma once

#include <QLayout>

namespace ui {

// Lays items out in rows from left to right and wraps them. Items that want to expand share the
// space left in their row.
class WrapLayout : public QLayout {
    Q_OBJECT

public:
    explicit WrapLayout(QWidget* parent);
    ~WrapLayout() override;

    void addItem(QLayoutItem* item) override { m_items.append(item); }
    [[nodiscard]] int count() const override { return static_cast<int>(m_items.size()); }
    [[nodiscard]] QLayoutItem* itemAt(int index) const override;
    QLayoutItem* takeAt(int index) override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;
    void setGeometry(const QRect& area) override;

private:
    [[nodiscard]] int arrange(QRect area, bool apply) const; // returns the height used
    void placeRow(const QList<QLayoutItem*>& row, QRect area) const;

    QList<QLayoutItem*> m_items;
};

} // namespace ui
