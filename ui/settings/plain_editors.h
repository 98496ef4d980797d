#pragma once

#include "ui/settings/field_editor.h"

#include <QList>
#include <QStringList>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;
class QToolButton;

namespace ui {

class SwitchEditor : public FieldEditor {
    Q_OBJECT

public:
    SwitchEditor(const core::settings::Field& field, QWidget* parent);

protected:
    void showValue(const QString& value) override;

private:
    QCheckBox* m_box;
};

// A choice of one option, each with its label.
class ChoiceEditor : public FieldEditor {
    Q_OBJECT

public:
    ChoiceEditor(const core::settings::Field& field, QWidget* parent);
    [[nodiscard]] QComboBox* box() const { return m_box; }

protected:
    void showValue(const QString& value) override;

private:
    QComboBox* m_box;
};

// A choice of several options, in the order of the choices: a button with a menu of check marks.
class SetEditor : public FieldEditor {
    Q_OBJECT

public:
    SetEditor(const core::settings::Field& field, QWidget* parent);

protected:
    void showValue(const QString& value) override;
    [[nodiscard]] QToolButton* button() const { return m_button; }

private:
    QToolButton* m_button;
};

// The seed, and a button for another one.
class SeedEditor : public FieldEditor {
    Q_OBJECT

public:
    SeedEditor(const core::settings::Field& field, QWidget* parent);
    [[nodiscard]] QLineEdit* edit() const { return m_edit; }
    [[nodiscard]] QToolButton* another() const { return m_another; }

protected:
    void showValue(const QString& value) override;

private:
    QLineEdit* m_edit;
    QToolButton* m_another;
};

// Ablated heads: a button for each head, pressed while the head is off.
class HeadSwitches : public FieldEditor {
    Q_OBJECT

public:
    HeadSwitches(const core::settings::Field& field, QWidget* parent);
    void showTrace(const core::Trace& trace) override; // for the number of heads
    [[nodiscard]] const QList<QToolButton*>& switches() const { return m_switches; }

protected:
    void showValue(const QString& value) override;
    void fitLetters() override;

private:
    void addSwitch();
    void showSwitches();
    void turn(int head, bool off);

    QWidget* m_row;
    QList<QToolButton*> m_switches;
    QStringList m_off; // numbers as saved
};

// Number of records made elsewhere (edited weights). Hidden without any.
class RecordsEditor : public FieldEditor {
    Q_OBJECT

public:
    RecordsEditor(const core::settings::Field& field, QWidget* parent);

protected:
    void showValue(const QString& value) override;

private:
    QLabel* m_count;
};

// A text, a file, a tensor or a list of numbers; files have a button to browse.
class TextEditor : public FieldEditor {
    Q_OBJECT

public:
    TextEditor(const core::settings::Field& field, QWidget* parent);

protected:
    void showValue(const QString& value) override;

private:
    void browse();

    QLineEdit* m_edit;
};

} // namespace ui
