#include "ui/window/key_list.h"

#include "ui/drawing/fitting_area.h"
#include "ui/widgets/menu_keys.h"
#include "ui/words/labels.h"

#include <QAction>
#include <QBoxLayout>
#include <QGridLayout>
#include <QLabel>
#include <QMenuBar>
#include <QRegularExpression>

#include <algorithm>
#include <iterator>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // "Save", for "&Save" and "保存(&S)".
    QString plainText(const QAction& action)
    {
        static const QRegularExpression letter(u"\\(&.\\)"_s);
        return action.text().remove(letter).remove(u'&');
    }

    QLabel* bold(const QString& text, QWidget* parent)
    {
        auto* label = new QLabel(text, parent);
        QFont font = label->font();
        font.setBold(true);
        label->setFont(font);
        return label;
    }

} // namespace

std::vector<KeyList::Section> KeyList::sectionsOfPictures()
{
    return {
        { tr("In every view"),
            { { tr("Click"), tr("lock the query and the key under the pointer") },
                { tr("Arrow keys"), tr("move the locked cell") },
                { tr("[ and ]"), tr("previous head, next head") },
                { tr("Esc"), tr("unlock the cell; leave an enlarged matrix or full screen") },
                { tr("Enter, double click"), tr("enlarge a matrix") },
                { tr("Wheel, + and −"), tr("zoom a matrix, or the points of Space") },
                { tr("Drag"), tr("pan when zoomed in") },
                { tr("Tab, Shift+Tab"), tr("next control, previous control") } } },
        { tr("Tokens"),
            { { tr("← and →"), tr("move along the tokens") },
                { tr("Space, click"), tr("lock the token as the query") },
                { tr("Shift+Space, Shift+click"), tr("lock it as the key") } } },
    };
}

// The keys that differ between views.
std::vector<KeyList::Section> KeyList::sectionsOfViews()
{
    return {
        { label("steps"),
            { { tr("→ or Page Down"), tr("the next step") },
                { tr("← or Page Up"), tr("the previous step") },
                { tr("Home and End"), tr("first step, last step") },
                { tr("1 to 9"), tr("that step") }, { tr("Space"), tr("play the steps, or pause") },
                { tr("↑ and ↓"),
                    tr("choose another query "
                       "token") } } },
        { label("links"),
            { { tr("Space, click a swatch"), tr("show or hide the links of the head") },
                { tr("Enter, double click a swatch"), tr("only this head") } } },
        { label("matrices"),
            { { tr("Enter, F2, double click"), tr("set the value of the cell") },
                { QKeySequence(QKeySequence::Copy).toString(QKeySequence::NativeText),
                    tr("copy the matrix, or the cells chosen in its table") } } },
        { label("regression"),
            { { tr("← and →"), tr("move the query position") },
                { tr("↑ and ↓"), tr("choose another data point") },
                { tr("Drag, Ctrl+arrow keys"), tr("move the data point") },
                { tr("Double click, Insert"), tr("add a data point (by key: on the curve)") },
                { tr("Delete"), tr("remove the data point") } } },
    };
}

KeyList::Section KeyList::sectionOfMenus(const QMenuBar& menus)
{
    Section section { tr("Everywhere"), {} };
    for (const QAction* action : actionsWithKeys(menus))
        section.keys.push_back(
            { action->shortcut().toString(QKeySequence::NativeText), plainText(*action) });
    section.keys.push_back({ tr("F11, F11"), tr("only the view on the screen") });
    return section;
}

std::vector<KeyList::Section> KeyList::sections(const QMenuBar& menus)
{
    std::vector<Section> all { sectionOfMenus(menus) };
    std::ranges::copy(sectionsOfPictures(), std::back_inserter(all));
    std::ranges::copy(sectionsOfViews(), std::back_inserter(all));
    return all;
}

KeyList::KeyList(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    std::vector<Section> first = sectionsOfPictures();
    std::ranges::copy(sectionsOfViews(), std::back_inserter(first));
    auto* content = new QWidget(this);
    auto* columns = new QHBoxLayout(content);
    columns->setSpacing(2 * fontMetrics().height());
    columns->addWidget(column(first), 0, Qt::AlignTop);
    columns->addWidget(column({ sectionOfMenus(menus) }), 0, Qt::AlignTop);
    columns->addStretch();
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new FittingArea(content, this));
    resizeWithinScreen(*this, sizeHint());
}

QWidget* KeyList::column(const std::vector<Section>& sections)
{
    auto* result = new QWidget(this);
    auto* grid = new QGridLayout(result);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(fontMetrics().height());
    for (const Section& section : sections)
        addSection(*grid, section);
    return result;
}

void KeyList::addSection(QGridLayout& grid, const Section& section)
{
    int row = grid.rowCount();
    auto* title = bold(section.title, this);
    title->setForegroundRole(QPalette::PlaceholderText);
    title->setContentsMargins(0, row > 1 ? fontMetrics().height() / 2 : 0, 0, 0);
    grid.addWidget(title, row++, 0, 1, 2);
    for (const Key& key : section.keys) {
        grid.addWidget(bold(key.keys, this), row, 0);
        grid.addWidget(new QLabel(key.what, this), row++, 1);
    }
}

} // namespace ui
