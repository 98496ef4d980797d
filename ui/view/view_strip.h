#pragma once

#include "ui/drawing/theme.h"

#include <QToolButton>
#include <QWidget>

#include <span>
#include <string>
#include <vector>

class QActionGroup;

namespace ui {

// A button that shows which of a few choices is taken, and offers the others in a menu.
class ChoiceButton : public QToolButton {
    Q_OBJECT

public:
    // The options of the setting `path` by their words, each with what it does to the picture.
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

// The slim strip above a picture: what it shows, and the few controls that belong to it. Not part
// of the picture when it is exported.
class ViewStrip : public QWidget {
    Q_OBJECT

public:
    explicit ViewStrip(QWidget* parent);

    void setTheme(const Theme& theme);
    void setHeading(const QString& moment, const QString& rest); // plain; the rest is shortened
    [[nodiscard]] QString heading() const;
    // Of a picture that stands alone: only what is not as the model has it is told.
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
