#pragma once

#include "ui/drawing/theme.h"
#include "ui/session/view_state.h"

#include <QMenu>

class QActionGroup;

namespace ui {

class Document;

// The View menu: views, themes, colours, and the text size.
class ViewMenu : public QMenu {
    Q_OBJECT

public:
    ViewMenu(Document& document, const QList<QAction*>& views, QWidget* parent);

    void showTheme(const Theme& theme); // checks it
    void addPanels(const QList<QAction*>& panels);

signals:
    void themeChosen(ui::ThemeKind kind);
    void scaleChosen(qreal scale);
    void languageChosen(const QString& language);

private:
    void addThemes();
    void addLanguages();
    void addWeightScales();
    void addColours(const QString& title, const QStringList& maps, bool diverging);
    QAction* addTokens(std::string_view field, bool ViewState::*choice);
    void addSizes();
    void showSession();

    Document& m_document;
    QActionGroup* m_themes;
    QActionGroup* m_weightScales = nullptr;
    QList<QActionGroup*> m_colours; // sequential, diverging
    QAction* m_join = nullptr; // merges subwords
    QAction* m_hide = nullptr; // hides special tokens
    qreal m_scale = 1;
};

} // namespace ui
