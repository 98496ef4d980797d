#include "stage.h"
#include "ui/drawing/theme.h"
#include "ui/settings/head_editor.h"
#include "ui/settings/number_editor.h"
#include "ui/settings/number_slider.h"
#include "ui/settings/plain_editors.h"
#include "ui/settings/scaling_editor.h"
#include "ui/settings/settings_panel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

using core::settings::Field;
using core::settings::Type;

namespace {

constexpr int steps = 1000; // steps of the scaling's slider, from a tenth to a thousand

struct Stage {
    ui::Document document;
    ui::SettingsPanel panel { document, nullptr };

    Stage()
    {
        panel.resize(320, 900);
        panel.show();
    }
    template <class E = ui::FieldEditor> E* editor(const char* path)
    {
        return qobject_cast<E*>(panel.editor(path));
    }
};

// Another value than the field's present one.
std::string another(const Field& field)
{
    const std::string now = field.value.value_or("");
    switch (field.type) {
    case Type::Boolean:
        return now == "true" ? "false" : "true";
    case Type::Integer:
    case Type::Number:
        return now == "3" ? "2" : "3";
    default:
        for (const std::string& choice : field.choices)
            if (choice != now)
                return choice;
        return {};
    }
}

} // namespace

class TestSettingsPanel : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }

    void everyFieldOfTheExperimentIsReachable()
    {
        const Stage stage;
        const QStringList elsewhere { "source.text", "scaling.factor", "heads_off", "network.where",
            "network.target", "network.changes.at", "network.changes.own_mask",
            "weights.patterns.kind", "weights.patterns.width", "score.length" };
        for (const Field& field : core::settings::list()) {
            const QString path = QString::fromStdString(field.path);
            if (elsewhere.contains(path) || (path == "source.keys" && field.type == Type::Text))
                continue;
            QVERIFY2(std::ranges::any_of(stage.panel.editors(),
                         [&](const ui::FieldEditor* editor) {
                             return editor->path() == path && editor->type() == field.type;
                         }),
                field.path.c_str());
        }
    }
    void editorIsVisibleExactlyWhileItsFieldIsUsed()
    {
        Stage stage;
        for (const char* assignment : { "score.kind=kernel", "score.kind=additive",
                 "mask.kind=causal,window", "weights.kind=random", "position.kind=rotary" }) {
            QVERIFY(change(stage.document, assignment));
            for (const Field& field : core::settings::list(stage.document.experiment()))
                for (const ui::FieldEditor* editor : stage.panel.editors())
                    if (editor->path().toStdString() == field.path && editor->type() == field.type
                        && field.type != Type::Records)
                        QCOMPARE(editor->isVisibleTo(&stage.panel), field.value.has_value());
        }
    }
    // Through the signal of each control: the document gets its value, as one undo step.
    void everyEditorChangesItsFieldUntilUndone()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        int tried = 0;
        for (const Field& field : core::settings::list(stage.document.experiment())) {
            const std::string value = another(field);
            ui::FieldEditor* editor = stage.panel.editor(QString::fromStdString(field.path));
            if (value.empty() || !field.value || editor == nullptr)
                continue;
            ++tried;
            const core::Experiment before = stage.document.experiment();
            const int index = stage.document.undoStack()->index();
            emit editor->changed(editor->path(), QString::fromStdString(value));
            emit editor->settled();
            core::Experiment expected = before;
            core::settings::set(expected, field.path, value);
            QVERIFY2(stage.document.experiment() == expected, field.path.c_str());
            QCOMPARE(stage.document.undoStack()->index(), index + 1);
            stage.document.undoStack()->undo();
            QVERIFY2(stage.document.experiment() == before, field.path.c_str());
        }
        QVERIFY(tried > 12);
    }
    void sliderDragIsOneStepAndUpdatesTheBox()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        auto* heads = stage.editor<ui::NumberEditor>("heads");
        heads->slider()->setSliderDown(true);
        for (int position = 8; position < 14; ++position)
            heads->slider()->setValue(position);
        heads->slider()->setSliderDown(false);
        QCOMPARE(stage.document.experiment().attention().heads, 14); // the slider begins at 1
        QCOMPARE(heads->box()->value(), 14.0);
        QCOMPARE(stage.document.undoStack()->count(), 1);
        QVERIFY(settled(stage.document));
    }
    void boxAcceptsTypedNumbersAndRefusesNonsense()
    {
        Stage stage;
        auto* temperature = stage.editor<ui::NumberEditor>("temperature");
        temperature->box()->setFocus();
        temperature->box()->selectAll();
        QTest::keyClicks(temperature->box(), "2.5");
        QTest::keyClick(temperature->box(), Qt::Key_Return);
        QCOMPARE(stage.document.experiment().attention().temperature, 2.5F);
        stage.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&stage.panel));
        temperature->box()->setFocus();
        temperature->box()->selectAll();
        QTest::keyClicks(temperature->box(), "4");
        change(stage.document, "seed=5"); // as a network in training does meanwhile
        QCOMPARE(temperature->box()->text(), QStringLiteral("4"));
        QTest::keyClick(temperature->box(), Qt::Key_Return);
        QCOMPARE(stage.document.experiment().attention().temperature, 4.0F);
        stage.document.undoStack()->undo(); // fields that are not being edited follow
        QCOMPARE(temperature->box()->value(), 2.5);
        temperature->box()->selectAll();
        QTest::keyClicks(temperature->box(), "x");
        QTest::keyClick(temperature->box(), Qt::Key_Return);
        QCOMPARE(stage.document.experiment().attention().temperature, 2.5F);
    }
    void linkedWidthsShowTheirValues()
    {
        Stage stage;
        auto* dk = stage.editor<ui::NumberEditor>("dk");
        QVERIFY(change(stage.document, "dimension=60"));
        QCOMPARE(dk->box()->value(), 8.0); // 60 / 8, rounded up
        dk->box()->setValue(20);
        QCOMPARE(stage.document.experiment().attention().dk, 20);
        QVERIFY(settled(stage.document));
        auto* link = dk->findChild<QToolButton*>();
        QVERIFY(!link->isChecked());
        QTest::mouseClick(link, Qt::LeftButton);
        QVERIFY(!stage.document.experiment().attention().dk);
        QVERIFY(settled(stage.document));
        QCOMPARE(dk->box()->value(), 8.0);
    }
    void draggedScalingSliderSnapsToItsStops()
    {
        Stage stage;
        QVERIFY(settled(stage.document)); // d_k = 8
        auto* scaling = stage.editor<ui::ScalingEditor>("scaling.kind");
        const auto at
            = [](double factor) { return int(std::lround(steps * (std::log10(factor) + 1) / 4)); };
        scaling->slider()->setSliderDown(true);
        scaling->slider()->setValue(at(1.05));
        QVERIFY(std::holds_alternative<core::NoScaling>(
            stage.document.experiment().attention().scaling));
        scaling->slider()->setValue(at(8.2));
        QVERIFY(std::holds_alternative<core::WidthScaling>(
            stage.document.experiment().attention().scaling));
        scaling->slider()->setValue(at(40));
        const auto* factor
            = std::get_if<core::FactorScaling>(&stage.document.experiment().attention().scaling);
        QVERIFY(factor != nullptr);
        QVERIFY(std::abs(factor->factor - 40) < 1);
        QVERIFY(settled(stage.document));
        QVERIFY(std::abs(scaling->box()->value() - double(factor->factor)) < 1e-3);
        scaling->slider()->setValue(at(2.8));
        QVERIFY(std::holds_alternative<core::SqrtScaling>(
            stage.document.experiment().attention().scaling));
        scaling->slider()->setSliderDown(false);
        QVERIFY(settled(stage.document));
        QTest::keyClick(scaling->slider(), Qt::Key_Right); // leaves the stop
        QVERIFY(std::holds_alternative<core::FactorScaling>(
            stage.document.experiment().attention().scaling));
    }
    void divisorIsKeptAsTyped()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        stage.panel.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&stage.panel)); // or losing focus sends no signal
        auto* box = stage.editor<ui::ScalingEditor>("scaling.kind")->box();
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, "123.456");
        QTest::keyClick(box, Qt::Key_Tab);
        QVERIFY(settled(stage.document));
        QCOMPARE(core::settings::get(stage.document.experiment(), "scaling.factor"),
            std::string("123.456"));
        QCOMPARE(box->value(), 123.456);
    }
    void eachHeadHasItsOwnPatternAndSwitch()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(change(stage.document, "heads=12"));
        stage.document.lock({ 0, 9, {}, {}, 0 });
        ui::HeadEditor* head = stage.panel.head();
        QCOMPARE(head->pattern()->currentIndex(), 1); // the list of eight repeats: next token
        QTest::keyClick(head->pattern(), Qt::Key_End);
        emit head->pattern()->activated(head->pattern()->currentIndex());
        QVERIFY(settled(stage.document));
        const auto& weights
            = std::get<core::HandBuiltWeights>(stage.document.experiment().design.weights);
        QCOMPARE(weights.patterns.size(), std::size_t { 12 });
        QVERIFY(std::holds_alternative<core::SimilarWords>(weights.patterns[9]));
        QVERIFY(std::holds_alternative<core::NextToken>(weights.patterns[1]));
        QTest::mouseClick(head->on(), Qt::LeftButton, {}, { 8, head->on()->height() / 2 });
        QCOMPARE(stage.document.experiment().attention().ablatedHeads, std::vector<int> { 10 });
        stage.document.undoStack()->undo();
        QVERIFY(stage.document.experiment().attention().ablatedHeads.empty());
        QVERIFY(head->on()->isChecked());
    }
    void clickGivesAnotherSeed()
    {
        Stage stage;
        auto* seed = stage.editor<ui::SeedEditor>("seed");
        QTest::mouseClick(seed->another(), Qt::LeftButton);
        QVERIFY(stage.document.undoStack()->canUndo());
        QCOMPARE(seed->edit()->text().toULongLong(), stage.document.experiment().seed);
        seed->edit()->selectAll();
        QTest::keyClicks(seed->edit(), "18446744073709551615");
        QTest::keyClick(seed->edit(), Qt::Key_Return);
        QCOMPARE(stage.document.experiment().seed, UINT64_MAX);
    }
    void ineffectiveSettingIsDisabledWithAReason()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        QVERIFY(stage.editor("dimension")->isEnabled());
        QVERIFY(stage.editor("dimension")->remark().isEmpty());
        QVERIFY(change(stage.document, "embedding=one_hot"));
        QVERIFY(!stage.editor("dimension")->isEnabled());
        QVERIFY(stage.editor("dimension")->remark().contains("d = 11"));
        QVERIFY(stage.editor("embedding.kind")->isEnabled());
        stage.document.undoStack()->undo();
        QVERIFY(settled(stage.document));
        QVERIFY(stage.editor("dimension")->isEnabled());
        QVERIFY(stage.editor("dimension")->remark().isEmpty());
    }
    void roundedWidthsAreExplained()
    {
        Stage stage;
        QVERIFY(change(stage.document, "heads=7"));
        QCOMPARE(
            stage.editor("dk")->remark(), QString("64 / 7 is not an integer: rounded up to 10."));
        QVERIFY(stage.editor("dk")->findChild<QLabel*>() != nullptr);
        QVERIFY(change(stage.document, "dk=10"));
        QVERIFY(stage.editor("dk")->remark().isEmpty());
        QVERIFY(!stage.editor("dv")->remark().isEmpty());
    }
    // Core's notices appear at the setting they are about.
    void noticesOfTheModelAreShown_data()
    {
        QTest::addColumn<QStringList>("assignments");
        QTest::addColumn<QString>("path");
        QTest::newRow("identity truncated")
            << QStringList { "weights=identity", "dk=3" } << "weights.kind";
        QTest::newRow("no positions") << QStringList { "position=none" } << "weights.kind";
        QTest::newRow("scaled twice") << QStringList { "score=scaled_dot" } << "scaling.kind";
        QTest::newRow("edit out of range")
            << QStringList { "edits=matrix=w_q head=8 row=1 column=1 value=1", "heads=2" }
            << "edits";
        QTest::newRow("head out of range") << QStringList { "heads_off=8", "heads=2" } << "heads";
        QTest::newRow("zeros and ones")
            << QStringList { "source.text=a b", "mask.matrix=[[0, 1], [1, 0]]" } << "mask.kind";
    }
    void noticesOfTheModelAreShown()
    {
        QFETCH(QStringList, assignments);
        QFETCH(QString, path);
        Stage stage;
        for (const QString& assignment : assignments)
            QVERIFY2(change(stage.document, assignment.toStdString()), qPrintable(assignment));
        QVERIFY(!stage.document.trace()->model->notices.empty());
        QVERIFY(!stage.panel.editor(path)->remark().isEmpty());
    }
    void everyAlternativeCanBeChosen()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        QStringList asked;
        stage.panel.setChooser([&](const QString& what) {
            asked << what;
            return QString();
        });
        for (const Field& field : core::settings::list())
            for (const std::string& choice : field.choices) {
                ui::FieldEditor* editor = stage.panel.editor(QString::fromStdString(field.path));
                if (editor == nullptr)
                    continue;
                const qsizetype questions = asked.size();
                const core::Experiment before = stage.document.experiment();
                QSignalSpy problems(&stage.document, &ui::Document::problem);
                QSignalSpy refused(&stage.panel, &ui::SettingsPanel::refused);
                emit editor->changed(editor->path(), QString::fromStdString(choice));
                emit editor->settled();
                QVERIFY2(settled(stage.document), choice.c_str());
                QVERIFY2(
                    problems.isEmpty() && refused.isEmpty(), (field.path + "=" + choice).c_str());
                // Cancelling the choice of a file changes nothing.
                QVERIFY(asked.size() == questions || stage.document.experiment() == before);
                while (stage.document.undoStack()->canUndo())
                    stage.document.undoStack()->undo();
            }
        QCOMPARE(asked.size(), 4); // weights, word vectors, a mask, a pretrained model
    }
    void valuesOutOfRangeAreRefusedWithASentence()
    {
        Stage stage;
        QSignalSpy refused(&stage.panel, &ui::SettingsPanel::refused);
        emit stage.editor("heads")->changed("heads", "65");
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.first().first().toString().contains("64"));
        QVERIFY(stage.document.experiment() == core::Experiment {});
    }
    void noNameIsCutAtAnyFontSize()
    {
        Stage stage;
        QVERIFY(settled(stage.document));
        int names = 0;
        for (const double scale : { 1.0, 1.8, 1.0 }) {
            ui::applyTheme(*qApp, ui::makeTheme(ui::ThemeKind::Light, scale));
            QCoreApplication::processEvents();
            QCoreApplication::processEvents(); // the layout of the first pass
            for (const auto* name : stage.panel.findChildren<QLabel*>()) {
                if (!name->isVisible() || name->wordWrap())
                    continue;
                QVERIFY2(name->width() >= name->fontMetrics().horizontalAdvance(name->text()),
                    qPrintable(name->text()));
                ++names;
            }
        }
        QVERIFY(names > 30);
    }
    void wheelScrollsThePanelUntilAControlHasTheFocus()
    {
        Stage stage;
        auto* slider = stage.editor<ui::NumberEditor>("heads")->slider();
        QWheelEvent wheel({ 5, 5 }, slider->mapToGlobal(QPointF(5, 5)), {}, { 0, 120 },
            Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(slider, &wheel);
        QCOMPARE(stage.document.experiment().attention().heads, 8);
    }
};

QTEST_MAIN(TestSettingsPanel)
#include "tst_settings_panel.moc"
