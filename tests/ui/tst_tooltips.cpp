#include "ui/animation/animation_dialog.h"
#include "ui/document/view_entry.h"
#include "ui/figure/export_dialog.h"
#include "ui/files/starters.h"
#include "ui/inspector/inspector.h"
#include "ui/manual/manual_window.h"
#include "ui/pages/lesson_dialog.h"
#include "ui/window/export_actions.h"
#include "window_stage.h"

#include <QAbstractItemView>
#include <QAbstractSlider>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QHeaderView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabBar>

using namespace Qt::StringLiterals;

namespace {

// True for one of the classes, or a derived one.
template <class... Classes> bool isOne(const QObject* object)
{
    return (... || (qobject_cast<const Classes*>(object) != nullptr));
}

// True for widgets to press, move, choose from or write in.
bool isControl(const QWidget* widget)
{
    return isOne<QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit,
        QPlainTextEdit, QAbstractItemView>(widget);
}

// The field of a spin box, the list of a combo box, the header of a table, the arrows of tabs.
bool isPartOfAControl(const QWidget* widget)
{
    for (const QWidget* each = widget->parentWidget(); each != nullptr && !each->isWindow();
         each = each->parentWidget())
        if (isControl(each) || isOne<QTabBar>(each))
            return true;
    return widget->isWindow() || isOne<QScrollBar, QHeaderView>(widget);
}

// Cancel and Close are the same everywhere; a notice explains its own buttons.
bool isStandard(QWidget* widget)
{
    for (const QWidget* each = widget; each != nullptr; each = each->parentWidget())
        if (isOne<ui::NoticeRow>(each))
            return true;
    const auto* box = qobject_cast<QDialogButtonBox*>(widget->parentWidget());
    auto* button = qobject_cast<QAbstractButton*>(widget);
    return box != nullptr && button != nullptr
        && box->buttonRole(button) == QDialogButtonBox::RejectRole;
}

// The tooltip as shown: a widget without one has its parent's.
QString tipOf(const QWidget* widget)
{
    for (; widget != nullptr; widget = widget->parentWidget())
        if (!widget->toolTip().isEmpty())
            return widget->toolTip();
    return {};
}

QString plain(QString text)
{
    static const QRegularExpression signs(u"[&….]|\\(.*\\)$"_s); // mnemonics and shortcuts
    return text.remove(signs).simplified().toLower();
}

bool explains(const QString& tip, const QStringList& names)
{
    return !tip.isEmpty() && std::ranges::none_of(names, [&](const QString& name) {
        return plain(name) == plain(tip);
    });
}

QString nameOf(const QWidget* widget)
{
    constexpr int longest = 20;
    const QString text = widget->property("text").toString();
    return u"%1 \"%2\" \"%3\": %4"_s.arg(QString::fromLatin1(widget->metaObject()->className()),
        text.left(longest), widget->accessibleName(), tipOf(widget));
}

QStringList tabsWithoutTip(const QTabBar& tabs)
{
    QStringList found;
    for (int i = 0; i < tabs.count(); ++i)
        if (!explains(tabs.tabToolTip(i), { tabs.tabText(i) }))
            found << u"tab "_s + tabs.tabText(i);
    return found;
}

// The visible controls below a widget that do not explain themselves.
QStringList withoutTip(const QWidget& below)
{
    QStringList found;
    for (QWidget* each : below.findChildren<QWidget*>()) {
        if (!each->isVisible() || !each->isEnabled() || each->window() != below.window())
            continue;
        if (const auto* tabs = qobject_cast<QTabBar*>(each))
            found << tabsWithoutTip(*tabs);
        else if (isControl(each) && !isPartOfAControl(each) && !isStandard(each)
            && !explains(
                tipOf(each), { each->property("text").toString(), each->accessibleName() }))
            found << nameOf(each);
    }
    return found;
}

} // namespace

// Every control explains its effect on attention, and not only its name.
class TestTooltips : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    std::unique_ptr<Running> m_program;

    [[nodiscard]] ui::Document& document() const { return m_program->document; }
    [[nodiscard]] ui::MainWindow& window() const { return m_program->window; }
    [[nodiscard]] bool make(const std::function<void(core::Experiment&)>& how) const
    {
        edit(document(), u"make"_s, [&](ui::EditableState& state) { how(state.experiment); });
        document().commitEdit();
        return settled(document());
    }
    // The dialog that an entry of the File menu opens.
    template <class Dialog> [[nodiscard]] Dialog* opened(const QString& entry) const
    {
        for (QAction* action : window().files()->menu()->actions())
            if (action->text().remove(u'&') == entry)
                action->trigger();
        auto* dialog = window().findChild<Dialog*>();
        return dialog != nullptr && QTest::qWaitForWindowExposed(dialog) ? dialog : nullptr;
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        m_program = std::make_unique<Running>();
        window().resize(1600, 1000);
    }
    void cleanup()
    {
        m_program.reset();
        m_home.reset();
    }

    void everyControlOfTheWindowHasATooltip_data()
    {
        QTest::addColumn<std::vector<std::string>>("settings");
        const auto row = [](const char* name, const std::vector<std::string>& settings) {
            QTest::newRow(name) << settings;
        };
        row("trained", { "network.where=encoder" });
        row("decoder", { "network.where=decoder", "source.text=The dog" });
        row("custom attention", { "network.kind=designed" });
        row("matrices", { "network.kind=designed", "source.kind=matrices" });
        row("points", {});
    }
    void everyControlOfTheWindowHasATooltip()
    {
        QFETCH(std::vector<std::string>, settings);
        QVERIFY(make([&](core::Experiment& experiment) {
            if (settings.empty())
                ui::showRegressionExample(experiment);
            for (const std::string& each : settings)
                core::settings::set(experiment, each);
        }));
        QStringList found;
        for (const bool pinned : { false, true }) {
            edit(document(), u"pin"_s, [&](ui::EditableState& state) {
                state.pinned = pinned ? std::optional(state.experiment) : std::nullopt;
            });
            document().commitEdit();
            QVERIFY(settled(document()));
            for (const ui::ViewEntry& view : ui::views()) {
                document().showView(std::string(view.id));
                QTest::qWait(30);
                found << withoutTip(window());
            }
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
    void everyControlOfTheInspectorHasATooltip()
    {
        edit(document(), u"step"_s, [](ui::EditableState& state) { state.steps.resize(2); });
        document().lock({ 0, 0, 1, 2, 0 });
        auto* const inspector = window().findChild<ui::Inspector*>();
        QStringList found;
        for (int tab = 0; tab < inspector->count(); ++tab) {
            inspector->setCurrentIndex(tab);
            for (auto* list : inspector->currentWidget()->findChildren<QAbstractItemView*>())
                list->setCurrentIndex(list->model()->index(0, 0));
            QTest::qWait(30);
            found << withoutTip(*inspector);
        }
        found.removeDuplicates();
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
    void everyControlOfADialogHasATooltip()
    {
        edit(document(), u"step"_s, [](ui::EditableState& state) { state.steps.resize(2); });
        QVERIFY(settled(document()));
        QStringList found;
        const auto check = [&](QDialog* dialog) {
            QVERIFY(dialog != nullptr);
            found << withoutTip(*dialog);
            dialog->reject();
        };
        check(opened<ui::ExportDialog>(u"Export…"_s));
        check(opened<ui::AnimationDialog>(u"Export animation…"_s));
        check(opened<ui::LessonDialog>(u"Export lesson…"_s));
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
    void everyControlOfTheManualHasATooltip()
    {
        m_program->press(Qt::Key_F1, Qt::NoModifier);
        auto* const manual = window().findChild<ui::ManualWindow*>();
        QVERIFY(manual != nullptr && QTest::qWaitForWindowExposed(manual));
        const QStringList found = withoutTip(*manual);
        QVERIFY2(found.isEmpty(), qPrintable(found.join(u'\n')));
    }
};

QTEST_MAIN(TestTooltips)
#include "tst_tooltips.moc"
