#include "ui/animation/animation_dialog.h"
#include "ui/document/view_entry.h"
#include "ui/figure/export_dialog.h"
#include "ui/inspector/inspector.h"
#include "ui/manual/manual_window.h"
#include "ui/pages/lesson_action.h"
#include "ui/pages/lesson_dialog.h"
#include "ui/settings/settings_panel.h"
#include "ui/welcome/first_steps.h"
#include "ui/widgets/action_bar.h"
#include "ui/window/animation_action.h"
#include "ui/window/export_actions.h"
#include "ui/window/help_menu.h"
#include "window_stage.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QSlider>
#include <QTabBar>
#include <QTextEdit>
#include <QToolButton>

using namespace Qt::StringLiterals;

// Whatever can be pressed, set or typed in says what that does, and not what it is called.
class TestTooltips : public QObject {
    Q_OBJECT

    OwnHome m_home;

    static bool isControl(const QWidget* widget)
    {
        if (qobject_cast<const QScrollBar*>(widget) != nullptr)
            return false;
        return qobject_cast<const QAbstractButton*>(widget) != nullptr
            || qobject_cast<const QAbstractSlider*>(widget) != nullptr
            || qobject_cast<const QAbstractSpinBox*>(widget) != nullptr
            || qobject_cast<const QComboBox*>(widget) != nullptr
            || qobject_cast<const QLineEdit*>(widget) != nullptr
            || qobject_cast<const QTextEdit*>(widget) != nullptr
            || qobject_cast<const QPlainTextEdit*>(widget) != nullptr
            || qobject_cast<const QAbstractItemView*>(widget) != nullptr;
    }
    // Part of a control of Qt's own: its arrows, its field, the list that it opens.
    static bool isPart(const QWidget* widget)
    {
        for (const QWidget* each = widget->parentWidget(); each != nullptr;
             each = each->parentWidget())
            if (qobject_cast<const QAbstractSpinBox*>(each) != nullptr
                || qobject_cast<const QComboBox*>(each) != nullptr
                || qobject_cast<const QLineEdit*>(each) != nullptr
                || qobject_cast<const QTabBar*>(each) != nullptr
                || qobject_cast<const QAbstractItemView*>(each) != nullptr
                || qobject_cast<const QMenu*>(each) != nullptr)
                return true;
        const auto* box = qobject_cast<const QDialogButtonBox*>(widget->parentWidget());
        auto* button = qobject_cast<QAbstractButton*>(const_cast<QWidget*>(widget));
        return (box != nullptr && button != nullptr
                   && box->buttonRole(button) == QDialogButtonBox::RejectRole) // Cancel, Close
            || QByteArray(widget->metaObject()->className()).contains("Dock");
    }
    // As Qt shows it: where the control has none, that of what it stands in.
    static QString tipOf(const QWidget* widget)
    {
        for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget())
            if (!widget->toolTip().isEmpty())
                return widget->toolTip();
        return {};
    }
    static QString bare(QString text)
    {
        return text.remove(QRegularExpression(u"[&….:\\s]|\\(.*\\)|<[^>]*>"_s)).toLower();
    }
    static QStringList namesOf(const QWidget* widget)
    {
        QStringList names { bare(widget->accessibleName()) };
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            names << bare(button->text());
        if (const auto* button = qobject_cast<const QToolButton*>(widget);
            button != nullptr && button->defaultAction() != nullptr)
            names << bare(button->defaultAction()->text());
        return names;
    }
    static QString described(const QWidget* widget)
    {
        const auto* button = qobject_cast<const QAbstractButton*>(widget);
        return u"%1 “%2” %3 in %4: “%5”"_s.arg(
            QString::fromLatin1(widget->metaObject()->className()), widget->accessibleName(),
            button != nullptr ? button->text() : QString(),
            QString::fromLatin1(widget->parentWidget()->metaObject()->className()), tipOf(widget));
    }
    static void collect(const QWidget& root, QSet<QString>& bad, int& seen)
    {
        for (const QWidget* widget : root.findChildren<QWidget*>()) {
            if (!isControl(widget) || isPart(widget) || widget->window() != root.window())
                continue;
            ++seen;
            const QString tip = bare(tipOf(widget));
            if (tip.isEmpty() || namesOf(widget).contains(tip))
                bad << described(widget);
        }
        for (const QTabBar* tabs : root.findChildren<QTabBar*>())
            for (int i = 0; i < tabs->count(); ++i)
                if (!tabs->tabText(i).isEmpty()
                    && (tabs->tabToolTip(i).isEmpty()
                        || bare(tabs->tabToolTip(i)) == bare(tabs->tabText(i))))
                    bad << u"tab "_s + tabs->tabText(i);
    }
    static QString told(const QSet<QString>& bad)
    {
        QStringList list(bad.begin(), bad.end());
        list.sort();
        return u"\n"_s + list.join(u'\n');
    }

private slots:
    void init() { failOnWarnings(); }

    void everyControlOfTheWindow()
    {
        Running program;
        program.window.help()->firstSteps()->start();
        QSet<QString> bad;
        int seen = 0;
        collect(program.window, bad, seen);
        for (const char* setting : { "source.kind=sentences", "source.kind=matrices",
                 "score.kind=kernel", "mask.kind=graph", "weights.kind=handmade" }) {
            QVERIFY2(change(program.document, setting), setting);
            collect(program.window, bad, seen);
        }
        QVERIFY2(seen > 200, qPrintable(QString::number(seen)));
        QVERIFY2(bad.isEmpty(), qPrintable(told(bad)));
    }
    void everyControlOfTheDialogs()
    {
        Running program;
        QSet<QString> bad;
        int seen = 0;
        const auto look = [&](auto* dialog) {
            QVERIFY(dialog != nullptr);
            QTRY_VERIFY(dialog->isVisible());
            collect(*dialog, bad, seen);
            dialog->reject();
        };
        program.window.exports()->exportAction()->trigger();
        look(program.window.findChild<ui::ExportDialog*>());
        program.window.findChild<ui::AnimationAction*>()->trigger();
        look(program.window.findChild<ui::AnimationDialog*>());
        program.window.findChild<ui::LessonAction*>()->trigger();
        if (auto* dialog = program.window.findChild<ui::LessonDialog*>())
            look(dialog);
        program.window.help()->actions().first()->trigger();
        look(program.window.help()->manual());
        QVERIFY2(seen > 30, qPrintable(QString::number(seen)));
        QVERIFY2(bad.isEmpty(), qPrintable(told(bad)));
    }
    // Neither is a name alone: no tip is one word.
    void tipsAreSentences()
    {
        Running program;
        QStringList bad;
        for (const QToolButton* button : program.window.bar()->findChildren<QToolButton*>())
            if (button->toolTip().count(u' ') < 2)
                bad << button->text() + u": "_s + button->toolTip();
        QVERIFY2(bad.isEmpty(), qPrintable(bad.join(u'\n')));
    }
};

QTEST_MAIN(TestTooltips)
#include "tst_tooltips.moc"
