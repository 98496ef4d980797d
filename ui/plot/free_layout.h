#pragma once

#include <qcustomplot.h>

#include <functional>

namespace ui {

// A layout with a function that places its elements, for figures that are not a grid.
class FreeLayout : public QCPLayout {
    Q_OBJECT

public:
    void add(QCPLayoutElement* element);
    void setArrangement(std::function<void(QRect)> place) { m_place = std::move(place); }

    [[nodiscard]] int elementCount() const override { return static_cast<int>(m_elements.size()); }
    [[nodiscard]] QCPLayoutElement* elementAt(int index) const override;
    QCPLayoutElement* takeAt(int index) override;
    bool take(QCPLayoutElement* element) override;
    void simplify() override { }

protected:
    void updateLayout() override;

private:
    QList<QCPLayoutElement*> m_elements;
    std::function<void(QRect)> m_place;
};

} // namespace ui
