#pragma once

#include "core/settings/settings.h"

#include <QLabel>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <algorithm>
#include <string_view>

class QComboBox;
class QHBoxLayout;
class QToolButton;
class QVBoxLayout;

namespace core {
struct Experiment;
struct Trace;
} // namespace core

namespace ui {

// The name before a control. Short names have the same width, so that the controls are aligned.
class SettingName : public QLabel {
public:
    using QLabel::QLabel;

    [[nodiscard]] QSize sizeHint() const override
    {
        constexpr int letters = 7; // in letter heights; a font's mean width may be that of Chinese
        const QSize hint = QLabel::sizeHint();
        return { std::max(hint.width(), letters * fontInfo().pixelSize()), hint.height() };
    }
    [[nodiscard]] QSize minimumSizeHint() const override
    {
        return wordWrap() ? QLabel::minimumSizeHint() : sizeHint();
    }
};

// One field of an Experiment: its name, a control for its type, and a reset button that is visible
// while the value differs from the default. Values are texts as in core::settings.
class FieldEditor : public QWidget {
    Q_OBJECT

public:
    static FieldEditor* make(const core::settings::Field& field, QWidget* parent);

    [[nodiscard]] QString path() const { return m_path; }
    // Shows a value without emitting changed().
    void show(const core::settings::Field& field);
    // Shows values from the trace, such as the number that "auto" stands for.
    virtual void showTrace(const core::Trace& trace) { Q_UNUSED(trace) }
    // Shows what else the editor takes from the experiment.
    virtual void showExperiment(const core::Experiment& experiment) { Q_UNUSED(experiment) }
    // A remark about the setting's effect. It marks the editor and is part of the control's
    // accessible text; the panel shows the text, since the layout must not move for it.
    void setRemark(const QString& remark);
    [[nodiscard]] const QString& remark() const { return m_remark; }
    // Adds the layers that the setting acts on to its name: "Temperature (all 6 layers)".
    void setScope(const QString& scope);
    // Puts the name above the control where both have no room side by side, instead of cutting it.
    void fitName(int width);
    static constexpr int markRoom = 6; // pixels, on the left
    [[nodiscard]] core::settings::Type type() const { return m_type; }

signals:
    void changed(const QString& path, const QString& value);
    void changedTogether(const QString& path, const QStringList& assignments); // one history step
    void settled(); // the drag or the typing ended

protected:
    FieldEditor(const core::settings::Field& field, QWidget* parent);
    virtual void showValue(const QString& value) = 0;
    virtual void fitLetters(); // adapts to another font size
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void addControl(QWidget* control);
    void setNamed(bool named);
    void setResets(bool resets) { m_resets = resets; } // false: there is no default to reset to
    void turnOnlyWithFocus(QWidget& control); // ignores the wheel without focus
    void change(const QString& value);
    void changeOther(const QString& path, const QString& value); // a field that belongs to this one
    void paintEvent(QPaintEvent* event) override;
    [[nodiscard]] const QString& defaultText() const { return m_default; }
    [[nodiscard]] QString exactName() const; // accessible name of the box next to a slider

private:
    QString m_path;
    core::settings::Type m_type;
    QString m_default;
    QVBoxLayout* m_rows; // the name, where it is above the control, and m_row
    QHBoxLayout* m_row;
    QLabel* m_name;
    QToolButton* m_reset;
    QString m_remark;
    bool m_resets = true;
    bool m_showing = false;
};

// Adds an option of the setting `path` with its label, and its effect on attention as tooltip and
// accessible description.
void addOption(QComboBox& box, std::string_view path, std::string_view id);
// Selects the option; the closed box then has the option's description, too.
void showOption(QComboBox& box, std::string_view id);

} // namespace ui
