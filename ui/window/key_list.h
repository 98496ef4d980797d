#pragma once

#include <QDialog>

#include <vector>

class QGridLayout;
class QMenuBar;

namespace ui {

// Every key of the program: those of pictures, of each view, and those of the menus, read from
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
    static std::vector<Section> sections(const QMenuBar& menus); // all of them

private:
    static std::vector<Section> sectionsOfPictures();
    static std::vector<Section> sectionsOfViews();
    static Section sectionOfMenus(const QMenuBar& menus);
    QWidget* column(const std::vector<Section>& sections);
    void addSection(QGridLayout& grid, const Section& section);
};

} // namespace ui
