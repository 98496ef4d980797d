#pragma once

#include "core/base/matrix.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;

namespace ui {

class Document;

// The selected head: its switch, and its pattern where heads are hand-built.
class HeadEditor : public QWidget {
    Q_OBJECT

public:
    HeadEditor(Document& document, QWidget* parent);

    [[nodiscard]] QComboBox* pattern() const { return m_pattern; }
    [[nodiscard]] QCheckBox* on() const { return m_on; }
    [[nodiscard]] QDoubleSpinBox* width() const { return m_width; }

private:
    void showHead();
    [[nodiscard]] core::Index layers() const;
    [[nodiscard]] std::size_t layer() const; // shown, from 0
    [[nodiscard]] QString number() const;
    void step(int by);
    void givePattern(int index);
    void giveWidth(double width);
    void switchOn(bool on);

    Document& m_document;
    QLabel* m_name;
    QCheckBox* m_on;
    QComboBox* m_pattern;
    QDoubleSpinBox* m_width;
};

} // namespace ui
