#include "catalogue.h"
#include "core/io/model/bundled_models.h"
#include "stage.h"
#include "ui/document/view_entry.h"
#include "ui/drawing/theme.h"
#include "ui/files/examples.h"
#include "ui/session/space_points.h"
#include "ui/settings/bandwidth_editor.h"
#include "ui/settings/plain_editors.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/window/help_menu.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"
#include "window_stage.h"

#include <QComboBox>
#include <QDoubleSpinBox>
#include <QMenu>
#include <QTextBrowser>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

// Tests the names and explanations of every option.
class TestOptions : public QObject {
    Q_OBJECT

    OwnHome m_home;

    struct Option {
        std::string path;
        std::string id;
    };

    static void add(std::vector<Option>& options, std::string_view path, const auto& ids)
    {
        for (const auto& id : ids)
            options.push_back({ std::string(path), std::string(id) });
    }

    // The options of every setting and of the view state, from their lists.
    static std::vector<Option> everyOption()
    {
        std::vector<Option> options;
        for (const core::settings::Field& field : core::settings::list())
            add(options, field.path, field.choices);
        add(options, "network.where", core::bundledModels());
        for (const ui::ViewEntry& view : ui::views())
            options.push_back({ "view", std::string(view.id) });
        add(options, "view.order", enumIds(ui::HeadOrder {}));
        add(options, "view.range", enumIds(ui::ColourRange {}));
        add(options, "view.picture", enumIds(ui::HeadContent {}));
        add(options, "view.combination", ui::combinationChoices);
        add(options, "view.learn_plot", ui::trainPlotChoices);
        add(options, "view.queries", ui::queryChoices);
        add(options, "view.points", ui::pointChoices);
        add(options, "theme", enumIds(ui::ThemeKind {}));
        return options;
    }

    static bool isSeparator(const QComboBox& box, int place)
    {
        return box.itemData(place, Qt::AccessibleDescriptionRole) == u"separator"_s;
    }

private slots:
    void init() { failOnWarnings(); }
    void cleanup() { ui::speak(*QCoreApplication::instance(), u"en"_s); }

    void everyOptionHasAnExplanation()
    {
        for (const QString& language : ui::languages()) {
            ui::speak(*QCoreApplication::instance(), language);
            const std::vector<Option> options = everyOption();
            QVERIFY(options.size() > 80);
            for (const Option& option : options) {
                const QByteArray name
                    = (option.path + "=" + option.id + ", ").c_str() + language.toUtf8();
                const QString word = ui::label(option.path, option.id);
                const QString effect = ui::explanation(option.path, option.id);
                QVERIFY2(!word.isEmpty(), name);
                QVERIFY2(effect.size() > (language == u"en"_s ? 12 : 4), name);
                QVERIFY2(effect != word, name);
                if (language != u"en"_s)
                    QVERIFY2(std::ranges::any_of(effect,
                                 [](QChar letter) { return letter.script() == QChar::Script_Han; }),
                        name);
            }
        }
    }
    // Several settings may share an option id: within one setting, each option has its own name and
    // effect.
    void optionsOfASettingHaveDistinctNames()
    {
        for (const QString& language : ui::languages()) {
            ui::speak(*QCoreApplication::instance(), language);
            std::set<std::pair<std::string, QString>> words;
            std::set<QString> effects;
            for (const Option& option : everyOption()) {
                if (option.path.starts_with(ui::interventionPrefix) && option.id != "as_trained")
                    continue; // the names of the same setting of custom attention
                QVERIFY2(words.emplace(option.path, ui::label(option.path, option.id)).second,
                    (option.path + "=" + option.id).c_str());
                QVERIFY2(effects.insert(ui::explanation(option.path, option.id)).second,
                    (option.path + "=" + option.id).c_str());
            }
        }
    }
    void listsDescribeTheirOptions()
    {
        ui::Document document;
        const ui::SettingsPanel panel(document, nullptr);
        int told = 0;
        for (const QComboBox* box : panel.findChildren<QComboBox*>())
            for (int i = 0; i < box->count(); ++i, ++told)
                for (const auto role : { Qt::ToolTipRole, Qt::AccessibleDescriptionRole })
                    QVERIFY2(isSeparator(*box, i) || !box->itemData(i, role).toString().isEmpty(),
                        qPrintable(box->accessibleName() + u": "_s + box->itemText(i)));
        QVERIFY(told > 40);
        QVERIFY(change(document, "embedding.kind=subword"));
        const auto* embedding = qobject_cast<ui::ChoiceEditor*>(panel.editor(u"embedding.kind"_s));
        QCOMPARE(embedding->box()->toolTip(), ui::explanation("embedding.kind", "subword"));
    }
    void multipleChoiceMenusDescribeTheirOptions()
    {
        ui::Document document;
        const ui::SettingsPanel panel(document, nullptr);
        const auto* masks = panel.editor(u"mask.kind"_s)->findChild<QToolButton*>();
        for (QToolButton* button : panel.editor(u"mask.kind"_s)->findChildren<QToolButton*>())
            if (button->menu() != nullptr)
                masks = button;
        QVERIFY(masks->menu() != nullptr && masks->menu()->toolTipsVisible());
        QCOMPARE(masks->toolTip(), ui::explanation("mask.kind", "none"));
        for (const QAction* action : masks->menu()->actions())
            QCOMPARE(action->toolTip(),
                ui::explanation("mask.kind", action->data().toString().toStdString()));
        QVERIFY(change(document, "mask.kind=causal,window"));
        QVERIFY(masks->toolTip().contains(ui::explanation("mask.kind", "causal")));
        QVERIFY(masks->toolTip().contains(ui::explanation("mask.kind", "window")));
    }
    void viewGuideDescribesEveryView()
    {
        Running program;
        QAction* guide = nullptr;
        for (QAction* each : program.window.findChildren<QAction*>())
            if (each->text() == u"What the views show"_s)
                guide = each;
        QVERIFY(guide != nullptr);
        guide->trigger();
        const auto* dialog = program.window.findChild<ui::ViewGuide*>();
        QVERIFY(dialog != nullptr && dialog->isVisible() && !dialog->isModal());
        const QString text = dialog->findChild<QTextBrowser*>()->toPlainText();
        for (const ui::ViewEntry& view : ui::views()) {
            QVERIFY(text.contains(ui::label(view.id)));
            QVERIFY(text.contains(ui::explanation("view", view.id)));
        }
        QVERIFY(text.contains(u"Ctrl+1"_s));
    }
    void gaussianKernelAcceptsSigma()
    {
        ui::Document document;
        const ui::SettingsPanel panel(document, nullptr);
        QVERIFY(change(document, "score.kind=kernel"));
        auto* editor = qobject_cast<ui::BandwidthEditor*>(panel.editor(u"score.bandwidth"_s));
        QVERIFY(editor != nullptr);
        QVERIFY(editor->formula().contains(u"exp(−r²/h)"_s));
        QVERIFY(std::abs(editor->sigma()->value() - std::sqrt(0.5)) < 0.0005); // h = 1
        editor->sigma()->setValue(0.5);
        QVERIFY(settled(document));
        QCOMPARE(core::settings::get(document.experiment(), "score.bandwidth"), std::string("0.5"));
        QCOMPARE(editor->box()->value(), 0.5);
        editor->box()->setValue(8);
        QVERIFY(settled(document));
        QCOMPARE(editor->sigma()->value(), 2.0);
        editor->sigma()->setValue(6);
        QVERIFY(settled(document));
        QVERIFY(change(document, "score.kernel=box"));
        QCOMPARE(editor->box()->value(), 6.0); // the length stays
    }
    void otherKernelsShowTheirFormulaAndNoSigma()
    {
        ui::Document document;
        ui::SettingsPanel panel(document, nullptr);
        QVERIFY(change(document, "score.kind=kernel"));
        auto* editor = qobject_cast<ui::BandwidthEditor*>(panel.editor(u"score.bandwidth"_s));
        const int height = editor->sizeHint().height();
        QVERIFY(change(document, "score.kernel=box"));
        QVERIFY(editor->formula().contains(u"r ≤ h"_s));
        QVERIFY(!editor->sigma()->isVisibleTo(editor));
        QCOMPARE(editor->sizeHint().height(), height); // nothing below moves
        QVERIFY(change(document, "score.kernel=triangle"));
        QVERIFY(editor->formula().contains(u"1 − r/h"_s));
        QVERIFY(change(document, "score.kernel=gaussian"));
        QVERIFY(editor->sigma()->isVisibleTo(editor));
    }
    // A click next to the scaling setting shows its effect: the same random heads without and with
    // it.
    void scalingSettingOpensItsExample()
    {
        ui::Document document;
        QVERIFY(settled(document));
        const ui::SettingsPanel panel(document, nullptr);
        const ui::Example& example = ui::exampleNamed("scaling");
        const auto buttons = panel.findChildren<QPushButton*>();
        const auto button = std::ranges::find(buttons, example.heading(), &QPushButton::text);
        QVERIFY(button != buttons.end());
        (*button)->click();
        QVERIFY(settled(document));
        QVERIFY(QTest::qWaitFor([&] { return document.pinned() != nullptr; }));
        QCOMPARE(document.navigation().view, std::string("compare"));
        const auto entropy = [](const core::Trace& trace) {
            double sum = 0;
            for (const core::HeadTrace& head : trace.attentions.front().heads)
                for (const float a : head.weights.values())
                    sum -= a > 0 ? double(a) * std::log2(double(a)) : 0;
            return sum / double(trace.attentions.front().heads.size()) / 11; // bits per query
        };
        const double off = entropy(*document.pinned());
        const double on = entropy(*document.trace());
        QVERIFY2(off < 1 && on > 2, qPrintable(u"%1 and %2 bits"_s.arg(off).arg(on)));
    }
};

QTEST_MAIN(TestOptions)
#include "tst_options.moc"
