#pragma once

#include "ui/document/tensor_display.h"
#include "ui/view/tensor_view.h"

#include <QPointer>

class QLabel;
class QSplitter;
class QStackedWidget;
class QToolButton;

namespace ui {

class CellEditor;
class ColourBar;
class CornerMarks;
class FreeLayout;
class NumberFiles;
class NumberTable;
class TensorTable;
class TensorTree;

// Any tensor of the trace, chosen from a tree, as one large heat map or a table. A double click,
// Enter or F2 edits a weight.
class MatricesView : public TensorView {
    Q_OBJECT

public:
    MatricesView(const ViewModel& viewModel, Actions& actions, QWidget* parent);

    static QString caption(const FigureState& state);

    void setTheme(const Theme& theme) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] int leastHeight() const override { return 20; }

    // A presented step has the view's title, and so has a figure with a title of its own.
    [[nodiscard]] bool drawsSubtitle() const override { return !titled(); }
    [[nodiscard]] bool drawsAxisTitles() const override { return true; }

    [[nodiscard]] TensorTree* tree() const { return m_tree; }
    [[nodiscard]] NumberTable* table() const { return m_table; }
    [[nodiscard]] QToolButton* tableButton() const { return m_asTable; }
    [[nodiscard]] QToolButton* takeBackButton() const { return m_takeBack; }
    [[nodiscard]] MatrixPanel* panel() const { return panels().front(); }

    void copy() const;
    void exportMatrix(); // asks for the file
    [[nodiscard]] NumberFiles* files() const { return m_files; }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;
    void fill() override;
    [[nodiscard]] qreal leastMap() const override { return 3; }
    void activated(MatrixPanel* panel) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void cellChanged() override;

private:
    void addTools(QWidget* right);
    void addTable();
    void choose(const std::string& id);
    void chooseHead(core::Index by);
    void editCell();
    void editAt(Cell at, const QString& typed = {});
    void placeEditor();
    [[nodiscard]] QWidget* focusedPart();
    void arrange(QRect area);
    void fitTexts(QSize cells, int width);
    [[nodiscard]] QStringList subtitlesFor(QSize cells) const;
    void showTools();
    void say(const QString& text);

    TensorTree* m_tree;
    QSplitter* m_splitter;
    QStackedWidget* m_stack;
    NumberTable* m_table;
    TensorTable* m_numbers;
    QWidget* m_tools;
    QToolButton* m_asTable;
    QToolButton* m_copy;
    QToolButton* m_export;
    QToolButton* m_takeBack;
    QLabel* m_readout;
    FreeLayout* m_layout;
    AxisWords* m_words;
    CornerMarks* m_marks;
    ColourBar* m_bar;
    NumberFiles* m_files;
    QPointer<CellEditor> m_editor;
    core::TensorRef m_editedTensor; // tensor of m_editor
    Cell m_editedCell;
    MatrixFacts m_facts;
    QString m_subtitle; // of the panel, when each cell has a pixel
};

} // namespace ui
