#pragma once

#include "ui/document/figure_state.h"
#include "ui/figure/figure.h"

#include <QList>
#include <QWidget>

#include <functional>

class QFormLayout;
class QHBoxLayout;

namespace ui {

class CaptionEditor;

// Editors for the fields of a Figure, made from its list of fields.
class FigureForm : public QWidget {
    Q_OBJECT

public:
    FigureForm(Figure figure, FigureState state, QWidget* parent);

    [[nodiscard]] const Figure& figure() const { return m_figure; }
    void setFigure(const Figure& figure); // emits changed()
    // Adds a row that is not one of the figure's fields, above such a field.
    void addBefore(
        std::string_view field, const QString& name, const QString& effect, QWidget* editor);
    void markScreenTheme(ThemeKind kind); // "as on screen"

    [[nodiscard]] QWidget* editor(std::string_view field) const; // "font_size"; size: "width"
    [[nodiscard]] CaptionEditor* caption() const { return m_caption; }

signals:
    void changed();

private:
    void add(std::string_view field, QWidget* editor);
    void addField(std::string_view field, bool& value);
    void addField(std::string_view field, int& value, const core::Range& range);
    void addField(std::string_view field, float& value, const core::Range& range);
    void addField(std::string_view field, std::string& value);
    void addField(std::string_view field, FigureSize& value);
    void addField(std::string_view field, LengthUnit& value);
    template <core::NamedEnum E> void addField(std::string_view field, E& value);
    void addViews(std::string_view field);
    void addTensors(std::string_view field);
    void addFonts(std::string_view field);
    void addText(std::string_view field, std::string& value);
    void addAxisLabels(std::string_view field);
    void addCaption();
    void change(); // a field of the figure was edited
    void refresh();

    FigureState m_state;
    Figure m_figure;
    QFormLayout* m_rows;
    QHBoxLayout* m_sizeRow = nullptr; // only while the fields of the size are added
    CaptionEditor* m_caption = nullptr;
    QList<std::function<void()>> m_shown; // each shows a field's value in its editor
};

} // namespace ui
