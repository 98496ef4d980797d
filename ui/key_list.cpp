#include "ui/key_list.h"

#include <QGridLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct Key {
        QString keys;
        QString what;
    };

    // "Save", of "&Save" and of "保存(&S)".
    QString plainText(const QAction& action)
    {
        static const QRegularExpression letter(u"\\(&.\\)"_s);
        return action.text().remove(letter).remove(u'&');
    }

    void collect(const QList<QAction*>& actions, std::vector<Key>& result)
    {
        for (const QAction* action : actions) {
            if (action->menu() != nullptr)
                collect(action->menu()->actions(), result);
            else if (!action->shortcut().isEmpty())
                result.push_back(
                    { action->shortcut().toString(QKeySequence::NativeText), plainText(*action) });
        }
    }

    std::vector<Key> keysOfPictures()
    {
        return {
            { KeyList::tr("Click"), KeyList::tr("lock the query and the key under the mouse") },
            { KeyList::tr("Arrow keys"), KeyList::tr("move the locked cell") },
            { KeyList::tr("Esc"), KeyList::tr("release it; leave an enlarged matrix") },
            { KeyList::tr("Enter, double click"), KeyList::tr("enlarge a matrix") },
            { KeyList::tr("Wheel, + and −"), KeyList::tr("zoom") },
            { KeyList::tr("Drag"), KeyList::tr("pan a zoomed matrix") },
            { KeyList::tr("Tab"), KeyList::tr("the next control") },
        };
    }

} // namespace

KeyList::KeyList(const QMenuBar& menus, QWidget* parent)
    : QDialog(parent)
{
    setWindowTitle(tr("Keys"));
    setAttribute(Qt::WA_DeleteOnClose);
    std::vector<Key> keys = keysOfPictures();
    collect(menus.actions(), keys);
    auto* grid = new QGridLayout(this);
    grid->setHorizontalSpacing(24);
    const int rows = static_cast<int>(keys.size() + 1) / 2;
    for (int i = 0; i < static_cast<int>(keys.size()); ++i) {
        const Key& key = keys[static_cast<std::size_t>(i)];
        auto* name = new QLabel(key.keys, this);
        QFont bold = name->font();
        bold.setBold(true);
        name->setFont(bold);
        grid->addWidget(name, i % rows, 2 * (i / rows));
        grid->addWidget(new QLabel(key.what, this), i % rows, 2 * (i / rows) + 1);
    }
}

} // namespace ui
