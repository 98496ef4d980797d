#pragma once

#include "core/settings/settings.h"

#include <QString>
#include <QStringList>
#include <QWidget>

class QHBoxLayout;
class QLabel;
class QToolButton;

namespace core {
struct Experiment;
struct Trace;
} // namespace core

namespace ui {

// One field of an Experiment: its name, the control that fits its type, and an arrow back to the
// default that shows only when the value differs. Speaks the text that core::settings takes.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    static FieldEditor* make(const core::settings::Field& field, QWidget* parent);

    [[nodiscard]] QString path() const { return m_path; }
    // Shows a value without saying that it changed.
    void show(const core::settings::Field& field);
    // The numbers that came of it: what "auto" is, for example.
    virtual void showTrace(const core::Trace& trace) { Q_UNUSED(trace) }
    // What else of the experiment it tells.
    virtual void showExperiment(const core::Experiment& experiment) { Q_UNUSED(experiment) }
    // What came of the setting that it does not say. It marks the editor, and is said with its
    // control; where it is to be read is the panel's, because nothing may move when it comes.
    void setRemark(const QString& remark);
    [[nodiscard]] const QString& remark() const { return m_remark; }
    static constexpr int markRoom = 6; // pixels, on the left
    [[nodiscard]] core::settings::Type type() const { return m_type; }

signals:
    void changed(const QString& path, const QString& value);
    void changedTogether(const QString& path, const QStringList& assignments); // as one step
    void settled(); // the drag or the typing ended

protected:
    FieldEditor(const core::settings::Field& field, QWidget* parent);
    virtual void showValue(const QString& value) = 0;
    virtual void fitLetters(); // of another size
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void addControl(QWidget* control);
    void setNamed(bool named);
    void setResets(bool resets) { m_resets = resets; } // no: none of its values is the usual one
    void turnOnlyWithFocus(QWidget& control); // or a wheel that scrolls the panel would change it
    void change(const QString& value);
    void changeOther(const QString& path, const QString& value); // a field that goes with this one
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] const QString& defaultText() const { return m_default; }
    [[nodiscard]] QString exactName() const; // of a box beside a slider

private:
    QString m_path;
    core::settings::Type m_type;
    QString m_default;
    QHBoxLayout* m_row;
    QLabel* m_name;
    QToolButton* m_reset;
    QString m_remark;
    bool m_resets = true;
    bool m_showing = false;
};

} // namespace ui
