#pragma once

#include "core/text/tokens.h"
#include "ui/drawing/theme.h"
#include "ui/session/navigation.h"

#include <QWidget>

#include <cstddef>
#include <optional>
#include <vector>

class QPainter;

namespace ui {

class Document;

// The tokens of a sequence as wrapped chips with index and text. Click locks the query, Shift+click
// the key (tokens of a second sequence can only be keys); arrow keys move, Space or Enter lock.
class TokenChips : public QWidget {
    Q_OBJECT

public:
    enum class Sequence { Queries, Keys };
    TokenChips(Document& document, Sequence sequence, QWidget* parent);

    void setTheme(const Theme& theme);
    void setMostLines(int lines); // a long paragraph must not displace the view
    void showTrace();
    [[nodiscard]] QRect chipRect(int index) const; // outside the widget if hidden
    [[nodiscard]] bool inSight(int index) const;
    [[nodiscard]] int count() const { return static_cast<int>(m_chips.size()); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    bool event(QEvent* event) override;

private:
    struct Chip {
        QString text;
        QString number;
        bool known = true;
        int width = 0;
        int x = 0, line = 0;
    };
    void showSelection();
    void announce();
    void measure();
    void fit();
    [[nodiscard]] int linesToShow();
    [[nodiscard]] int chipHeight() const;
    [[nodiscard]] int lines() const { return m_chips.empty() ? 1 : m_chips.back().line + 1; }
    void breakLines(int width);
    void reveal(core::Index index);
    [[nodiscard]] std::optional<core::Index> locked() const; // among these tokens
    void scrollTo(int line);
    void paintMore(QPainter& painter) const;
    [[nodiscard]] std::optional<int> chipAt(QPoint position) const;
    void choose(int index, bool asKey);
    void paintChip(QPainter& painter, int index) const;

    Document& m_document;
    Sequence m_sequence;
    Theme m_theme;
    std::vector<core::Token> m_tokens; // shown as chips
    Selection m_shown;
    bool m_cross = false; // the keys are another sequence
    std::vector<Chip> m_chips;
    int m_current = 0; // with the keyboard's focus
    int m_mostLines = 2;
    int m_top = 0; // the first visible line
    int m_high = 1; // number of visible lines
    int m_held = 1; // number of lines while typing
    int m_fitted = 0; // window width that m_held was computed for
    int m_turned = 0; // wheel rotation in eighths of a degree, less than one line
    std::optional<core::Index> m_revealed; // the locked token that was scrolled into view
};

} // namespace ui
