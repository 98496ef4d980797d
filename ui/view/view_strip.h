#pragma once

#include "ui/drawing/theme.h"

#include <QToolButton>
#include <QWidget>

#include <span>
#include <string>
#include <vector>

class QActionGroup;

namespace ui {

// A button that shows the current choice and lists the others in a menu.
class ChoiceButton : public QToolButton {
    Q_OBJECT

public:
    // The options of the setting `path` by their labels, each with its effect on the view.
    ChoiceButton(QString name, std::string_view path, std::span<const std::string_view> ids,
        QWidget* parent);

    void setCurrent(std::string_view id);
    void setChoiceEnabled(std::string_view id, bool enabled);

signals:
    void chosen(const std::string& id);

private:
    QString m_name;
    QActionGroup* m_actions;
};

// The strip above a view: its heading and its controls. Exports leave it out.
class ViewStrip : public QWidget {
    Q_OBJECT

public:
    explicit ViewStrip(QWidget* parent);

    void setTheme(const Theme& theme);
    void setHeading(const QString& title, const QString& rest); // plain text; the rest is elided
    [[nodiscard]] QString heading() const;
    // For a view that fills a screen alone: shows only differences from the original model.
    void setBare(bool bare);
    void add(QWidget* control);
    [[nodiscard]] const std::vector<QWidget*>& controls() const { return m_controls; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void fit();

    class Heading;
    Heading* m_heading;
    bool m_bare = false;
    std::vector<QWidget*> m_controls;
};

} // namespace ui
