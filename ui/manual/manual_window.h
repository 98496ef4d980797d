#pragma once

#include "ui/manual/manual_pages.h"

#include <QDialog>

#include <vector>

class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace ui {

class ManualText;

// The manual: on the left a search field and the list of pages, on the right the page. It stays
// open next to the window and has the program's fonts, colours and language.
class ManualWindow : public QDialog {
    Q_OBJECT

public:
    ManualWindow(std::vector<ManualPage> pages, QWidget* parent);

    // `heading`: a heading of the page or a term of the glossary; empty: the top of the page
    void openPage(const QString& page, const QString& heading = {});
    [[nodiscard]] QString page() const; // id of the page shown
    [[nodiscard]] const std::vector<ManualPage>& pages() const { return m_pages; }
    [[nodiscard]] QLineEdit* search() const { return m_search; }
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] ManualText* text() const { return m_text; }
    [[nodiscard]] QToolButton* backButton() const { return m_back; }
    void say(const QString& message); // below the list of pages

signals:
    void placeWanted(const QString& link); // in the program: "headlight:view/steps"

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addKeys();
    void fit();
    void turn(int row);
    void find(const QString& words);
    void showFound();
    void goToNext();
    void goBack();

    struct Place {
        int page = 0;
        int scrolled = 0;
    };
    std::vector<ManualPage> m_pages;
    std::vector<QString> m_plain; // text of each page, for the search
    std::vector<Place> m_before; // visited before, for Back
    QLineEdit* m_search;
    QListWidget* m_list;
    QLabel* m_found;
    QToolButton* m_back;
    ManualText* m_text;
    int m_shown = -1;
};

} // namespace ui
