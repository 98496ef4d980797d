#pragma once

#include <QSlider>

#include <vector>

class QDoubleSpinBox;

namespace ui {

// A slider for the numbers of a box next to it: screen readers read and set the number instead of
// the slider's position. Where it moves by marks, one key goes to the next mark, and with Shift a
// small way.
class NumberSlider : public QSlider {
    Q_OBJECT

public:
    explicit NumberSlider(QWidget* parent);

    void setBox(QDoubleSpinBox* box);
    [[nodiscard]] QDoubleSpinBox* box() const { return m_box; }
    void tell(); // the box's number has changed
    void setMarks(const std::vector<int>& positions); // in ascending order
    [[nodiscard]] const std::vector<int>& marks() const { return m_marks; }
    void setMovesByMarks(bool by);
    [[nodiscard]] bool movesByMarks() const { return m_byMarks; }

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] virtual bool drawsMarks() const { return m_byMarks; }

private:
    [[nodiscard]] int nextMark(bool up) const;

    QDoubleSpinBox* m_box = nullptr;
    std::vector<int> m_marks;
    bool m_byMarks = false;
};

// A slider whose marks catch the handle. Without focus it leaves wheel events to the panel around
// it.
class StopSlider : public NumberSlider {
    Q_OBJECT

public:
    explicit StopSlider(QWidget* parent);

    [[nodiscard]] int caught(int position) const; // the nearby mark, or the position itself

protected:
    [[nodiscard]] bool drawsMarks() const override { return true; }
    void wheelEvent(QWheelEvent* event) override;
};

} // namespace ui
