#pragma once

#include <QDialog>

#include <vector>

class QGridLayout;
class QMenuBar;

namespace ui {

// Lists every key of the program: those of all views, of each view, and of the menus, read from
// their actions.
class KeyList : public QDialog {
    Q_OBJECT

public:
    KeyList(const QMenuBar& menus, QWidget* parent);

    struct Key {
        QString keys;
        QString what;
    };
    struct Section {
        QString title;
        std::vector<Key> keys;
    };
    static std::vector<Section> sections(const QMenuBar& menus); // all sections

private:
    static std::vector<Section> sectionsOfPictures();
    static std::vector<Section> sectionsOfViews();
    static Section sectionOfMenus(const QMenuBar& menus);
    QWidget* column(const std::vector<Section>& sections);
    void addSection(QGridLayout& grid, const Section& section);
};

} // namespace ui
