#pragma once

#include "ui/drawing/theme.h"

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
    void addSizes();
    void showSession();

    Document& m_document;
    QActionGroup* m_themes;
    QList<QActionGroup*> m_colours; // sequential, diverging
    qreal m_scale = 1;
};

} // namespace ui
