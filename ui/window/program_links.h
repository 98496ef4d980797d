#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

class QActionGroup;
class QWidget;

namespace ui {

class Document;
class MainWindow;

// Links of the manual to places in the program:
//
//     headlight:view/steps              a view, by its id
//     headlight:view/steps/normalise    at one of its steps
//     headlight:view/heads/values       with one of its kinds of maps
//     headlight:setting/temperature     a setting, by its path; with a pretrained model on screen,
//                                       its intervention of the same name
//     headlight:inspector/lesson        a tab of the inspector: cell, table, notes, lesson
class ProgramLinks {
    Q_DECLARE_TR_FUNCTIONS(ui::ProgramLinks)

public:
    ProgramLinks(Document& document, MainWindow& window, QActionGroup& views);

    // Returns false if the program has no such place.
    bool follow(const QString& link);

private:
    bool openView(const QString& id, const QString& detail);
    bool openStep(const QString& id);
    bool openPicture(const QString& id);
    bool openSetting(const QString& path);
    bool openInspector(const QString& tab);
    [[nodiscard]] QWidget* controlOf(const QString& path) const; // null: not visible

    Document& m_document;
    MainWindow& m_window;
    QActionGroup& m_views;
};

} // namespace ui
