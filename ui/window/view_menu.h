#pragma once

#include "ui/drawing/theme.h"
#include "ui/session/view_state.h"

#include <QMenu>

class QActionGroup;

namespace ui {

class Document;

// What the picture looks like: the views, themes, colours, and the size of the text.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    ViewMenu(Document& document, const QList<QAction*>& views, QWidget* parent);

    void showTheme(const Theme& theme); // ticks it
    void addPanels(const QList<QAction*>& panels);

signals:
    void themeChosen(ui::ThemeKind kind);
    void scaleChosen(qreal scale);
    void languageChosen(const QString& language);

private:
    void addThemes();
    void addLanguages();
    void addColours(const QString& title, const QStringList& maps, bool diverging);
    QAction* addTokens(std::string_view field, bool ViewState::*choice);
    void addSizes();
    void showSession();

    Document& m_document;
    QActionGroup* m_themes;
    QList<QActionGroup*> m_colours; // sequential, diverging
    QAction* m_join = nullptr; // the pieces of words
    QAction* m_hide = nullptr; // special tokens
    qreal m_scale = 1;
};

} // namespace ui
