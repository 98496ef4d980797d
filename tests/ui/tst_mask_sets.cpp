// Several masks together: chosen and undone in the form with mouse and keyboard, they equal the
// result of --set with the same texts.

#include "core/inference/run.h"
#include "core/io/arrays/npy.h"
#include "core/resolve/resolve.h"
#include "own_home.h"
#include "stage.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/plain_editors.h"
#include "ui/settings/settings_panel.h"

#include <QApplication>
#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

using namespace Qt::StringLiterals;
using core::settings::Field;
using core::settings::Type;

namespace {

struct Stage {
    ui::Document document;
    ui::SettingsPanel panel { document, nullptr };

    Stage()
    {
        panel.resize(320, 900);
        panel.show();
        if (!settled(document))
            qFatal("the first view was not computed");
    }
};

QStringList kinds()
{
    QStringList result;
    for (const std::string_view kind : core::kinds<core::Mask>())
        result << QString::fromUtf8(kind.data(), qsizetype(kind.size()));
    return result;
}

// The button next to it resets the field.
QToolButton* menuButton(const Stage& stage)
{
    for (auto* each : stage.panel.editor(u"mask.kind"_s)->findChildren<QToolButton*>())
        if (each->menu() != nullptr)
            return each;
    qFatal("there is no menu of masks");
}

// Opens the menu of masks and clicks on one; false if it is missing.
bool toggle(Stage& stage, const QString& kind)
{
    auto* const button = menuButton(stage);
    stage.panel.ensureWidgetVisible(button);
    bool clicked = false;
    QTimer::singleShot(0, button, [&] {
        auto* const menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
        if (menu == nullptr)
            return;
        for (QAction* each : menu->actions())
            if (each->data().toString() == kind) {
                clicked = true;
                QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(each).center());
                return;
            }
        menu->close();
    });
    QTest::mousePress(button, Qt::LeftButton); // returns when the menu is closed
    return clicked && settled(stage.document);
}

// Another value than a field's default; empty where none can be typed.
QString another(const Field& field)
{
    if (field.type == Type::Integer)
        return QString::number(QString::fromStdString(field.defaultText).toInt() + 1);
    return field.path == "mask.edges" ? u"1-2, 2>5"_s : QString();
}

// Types a value into a field of the form.
bool type(Stage& stage, const Field& field, const QString& value)
{
    ui::FieldEditor* const editor = stage.panel.editor(QString::fromStdString(field.path));
    if (editor == nullptr || !editor->isVisibleTo(&stage.panel))
        return false;
    auto* const number = qobject_cast<ui::NumberEditor*>(editor);
    QWidget* const box = number != nullptr ? static_cast<QWidget*>(number->box())
                                           : editor->findChild<QLineEdit*>();
    auto* const line
        = number != nullptr ? box->findChild<QLineEdit*>() : qobject_cast<QLineEdit*>(box);
    box->setFocus();
    line->selectAll();
    QTest::keyClicks(box, value);
    QTest::keyClick(box, Qt::Key_Return);
    return settled(stage.document);
}

// The command line's result.
std::shared_ptr<const core::Trace> asTheCommandLine(const core::Experiment& experiment)
{
    return core::run(core::resolve(experiment, core::ModelStore().files({})));
}

} // namespace

class TestMaskSets : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;
    QString m_matrix; // a file that forbids a few keys for some of the 11 tokens

    // Compares --set with the form, step by step, then undoes all of it.
    void choose(const QStringList& masks) const
    {
        Stage stage;
        stage.panel.setChooser([this](const QString&) { return m_matrix; });
        const QString nothing = menuButton(stage)->text();
        core::Experiment wanted;
        core::settings::set(wanted, ("mask.kind=" + masks.join(u',')).toStdString());
        for (const QString& mask : masks)
            QVERIFY2(toggle(stage, mask), qPrintable(mask));
        if (masks.contains(u"matrix"_s))
            core::settings::set(wanted, ("mask.matrix=" + m_matrix).toStdString());
        int steps = int(masks.size());
        for (const Field& field : core::settings::list(wanted)) {
            const QString value = another(field);
            if (!field.path.starts_with("mask.") || !field.value || value.isEmpty())
                continue;
            core::settings::set(wanted, field.path, value.toStdString());
            QVERIFY2(type(stage, field, value), field.path.c_str());
            ++steps;
        }
        QCOMPARE(stage.document.experiment().attention().mask.size(), std::size_t(masks.size()));
        for (const core::Mask& mask : wanted.attention().mask)
            QVERIFY(std::ranges::count(stage.document.experiment().attention().mask, mask) == 1);
        const auto expected = asTheCommandLine(wanted);
        for (std::size_t h = 0; h < expected->attentions[0].heads.size(); ++h)
            QVERIFY(stage.document.trace()->attentions[0].heads[h].weights
                == expected->attentions[0].heads[h].weights);
        QVERIFY(stage.document.trace()->output() == expected->output());
        QCOMPARE(stage.document.undoStack()->count(), steps);
        while (stage.document.undoStack()->canUndo())
            stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QVERIFY(stage.document.experiment() == core::Experiment {});
        QCOMPARE(menuButton(stage)->text(), nothing);
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
        constexpr core::Index tokens = 11; // of the default sentence
        core::Tensor mask { { tokens, tokens }, core::Buffer(tokens * tokens), true };
        for (core::Index i = 0; i < mask.size(); ++i)
            mask.data.data()[i] = i % 7 == 0 ? 0.0F : 1.0F;
        m_matrix = m_home->path(u"mask.npy"_s);
        QFile file(m_matrix);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(QByteArray::fromStdString(core::writeNpy(mask)));
    }

    void everyMaskIsInTheMenuOnce()
    {
        Stage stage;
        QStringList offered;
        const auto* const button = menuButton(stage);
        for (const QAction* each : button->menu()->actions()) {
            QVERIFY(each->isCheckable() && !each->text().isEmpty() && !each->toolTip().isEmpty());
            offered << each->data().toString();
        }
        QCOMPARE(offered, kinds());
    }
    void anySetEqualsThatOfTheCommandLine_data()
    {
        QTest::addColumn<QStringList>("masks");
        QTest::newRow("a causal mask and a window") << QStringList { u"causal"_s, u"window"_s };
        QTest::newRow("the other way round") << QStringList { u"window"_s, u"causal"_s };
        QTest::newRow("all") << kinds();
        for (const QString& kind : kinds()) {
            const QString next = kinds().value((kinds().indexOf(kind) + 1) % kinds().size());
            QTest::addRow("%s", qPrintable(kind)) << QStringList { kind };
            QTest::addRow("%s, %s", qPrintable(next), qPrintable(kind))
                << QStringList { next, kind };
        }
        QTest::newRow("the newer ones") << QStringList { u"global"_s, u"dilated"_s, u"prefix"_s,
            u"causal_window"_s, u"blocks"_s };
    }
    void anySetEqualsThatOfTheCommandLine()
    {
        QFETCH(QStringList, masks);
        choose(masks);
    }
    void removingAMaskKeepsTheOthersNumbers()
    {
        Stage stage;
        for (const char* mask : { "causal", "window", "blocks" })
            QVERIFY(toggle(stage, QString::fromLatin1(mask)));
        QVERIFY(change(stage.document, "mask.window=1"));
        QVERIFY(change(stage.document, "mask.size=5"));
        QVERIFY(toggle(stage, u"blocks"_s));
        const std::vector<core::Mask> left { core::CausalMask {}, core::WindowMask { 1 } };
        QVERIFY(stage.document.experiment().attention().mask == left);
        QVERIFY(!stage.panel.editor(u"mask.size"_s)->isVisibleTo(&stage.panel));
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QVERIFY(stage.document.experiment().attention().mask.back()
            == core::Mask { core::BlocksMask { 5 } });
    }
};

QTEST_MAIN(TestMaskSets)
#include "tst_mask_sets.moc"
