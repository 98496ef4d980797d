#include "core/analysis/steps.h"
#include "ui/document/view_entry.h"
#include "ui/figure/export_dialog.h"
#include "ui/inspector/inspector.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/manual/glossary.h"
#include "ui/manual/manual_text.h"
#include "ui/manual/manual_window.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/views/steps/step_terms.h"
#include "ui/views/steps/steps_view.h"
#include "ui/window/export_actions.h"
#include "ui/window/help_menu.h"
#include "ui/words/labels.h"
#include "window_stage.h"

#include <QListWidget>
#include <QToolTip>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

// Tests the manual's glossary: its entries, their links, and the ways to reach them.
class TestGlossary : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

    static void addLanguages()
    {
        QTest::addColumn<QString>("language");
        for (const QString& language : ui::languages())
            QTest::newRow(qPrintable(language)) << language;
    }
    static void useLanguage()
    {
        QFETCH(QString, language);
        ui::speak(*QCoreApplication::instance(), language);
    }
    static std::vector<ui::GlossaryEntry> in(const QString& language)
    {
        ui::speak(*QCoreApplication::instance(), language);
        return ui::glossary();
    }
    static std::set<QString> links()
    {
        std::set<QString> result;
        for (const ui::GlossaryEntry& entry : ui::glossary())
            result.insert(entry.links.begin(), entry.links.end());
        return result;
    }
    static ui::ManualWindow* opened(Running& program)
    {
        program.press(Qt::Key_F1, Qt::NoModifier);
        return program.window.help()->manual();
    }
    static QString selected(const ui::ManualWindow& manual)
    {
        return manual.text()->textCursor().selectedText();
    }
    static bool isListed(const ui::ManualWindow& manual, const QString& page)
    {
        for (int i = 0; i < manual.list()->count(); ++i)
            if (manual.pages()[std::size_t(i)].id == page)
                return !manual.list()->item(i)->isHidden();
        return false;
    }
    // The setting's editor, or the choice of the model where this one lacks the setting.
    static ui::FieldEditor* editorFor(Running& program, const QString& path)
    {
        const ui::SettingsPanel& settings = *program.window.settings();
        for (const QString& each : { path, u"network.changes."_s + path })
            if (ui::FieldEditor* editor = settings.editor(each);
                editor != nullptr && !editor->isHidden())
                return editor;
        return settings.editor(u"network.kind"_s);
    }
    static bool isOpen(Running& program, const QString& link)
    {
        const QStringList parts = link.section(u':', 1).split(u'/');
        const QWidget* const focus = program.window.focusWidget();
        if (parts[0] == u"view")
            return program.document.navigation().view == parts[1].toStdString();
        if (parts[0] == u"setting")
            return program.window.settings()->isAncestorOf(focus)
                && (parts[1] == u"heads_off" || editorFor(program, parts[1])->isAncestorOf(focus));
        const ui::Inspector& inspector = *program.window.inspector();
        return parts[0] == u"inspector"
            && inspector.currentWidget()
            == (parts[1] == u"lesson"      ? static_cast<QWidget*>(inspector.lesson())
                    : parts[1] == u"notes" ? static_cast<QWidget*>(inspector.notes())
                                           : inspector.widget(0));
    }
    static ui::StepsView* stepsView(Running& program)
    {
        program.document.showView("steps");
        return qobject_cast<ui::StepsView*>(program.window.currentView());
    }
    static void showStep(Running& program, std::string_view id)
    {
        ui::Selection s = program.document.locked();
        const auto steps = core::steps(*program.document.trace(), s.layer, s.head);
        s.step = int(std::ranges::find(steps, id, &core::Step::id) - steps.begin());
        program.document.lock(s);
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }
    void cleanup() { ui::speak(*QCoreApplication::instance(), u"en"_s); }

    void everyLanguageHasTheSameEntries()
    {
        const std::vector<ui::GlossaryEntry> english = in(u"en"_s);
        QVERIFY(english.size() >= 60);
        for (const QString& language : ui::languages()) {
            const std::vector<ui::GlossaryEntry> entries = in(language);
            QCOMPARE(entries.size(), english.size());
            std::set<QString> names;
            for (std::size_t i = 0; i < entries.size(); ++i) {
                QCOMPARE(entries[i].links, english[i].links);
                QVERIFY2(!entries[i].links.isEmpty(), qPrintable(entries[i].term));
                for (const QString& name : entries[i].names)
                    QVERIFY2(names.insert(name.toLower()).second, qPrintable(name));
                // A Chinese entry has an English name, too.
                QVERIFY2(std::ranges::any_of(entries[i].names,
                             [&](const QString& name) {
                                 return english[i].names.contains(name, Qt::CaseInsensitive);
                             }),
                    qPrintable(entries[i].term));
            }
        }
    }
    void entriesAreSorted()
    {
        QStringList terms;
        for (const ui::GlossaryEntry& entry : in(u"en"_s))
            terms << entry.term.toLower().replace(u'-', u' ').remove(u',');
        QVERIFY(std::ranges::is_sorted(terms));
    }
    void everyLinkOpensItsTarget_data() { addLanguages(); }
    void everyLinkOpensItsTarget()
    {
        useLanguage();
        Running program;
        for (const char* const model : { "network.where=encoder", "network=designed" }) {
            QVERIFY(change(program.document, model));
            ui::ManualWindow* manual = opened(program);
            for (const QString& link : links()) {
                emit manual->text()->anchorClicked(QUrl(link));
                QVERIFY2(isOpen(program, link), qPrintable(link));
            }
        }
    }
    void linkTextsAreTheWindowsNames_data() { addLanguages(); }
    void linkTextsAreTheWindowsNames()
    {
        useLanguage();
        static const QRegularExpression link(
            u"\\[([^\\]]+)\\]\\(headlight:(view|setting)/([\\w.]+)"_s);
        int seen = 0;
        for (const auto& match :
            link.globalMatch(ui::manualPageText(ui::glossaryPage(), ui::spokenLanguage()))) {
            const QString name = ui::label(match.captured(3).toStdString());
            QVERIFY2(match.captured(2) == u"view" ? match.captured(1) == name
                                                  : match.captured(1).endsWith(name),
                qPrintable(match.captured(0)));
            ++seen;
        }
        QVERIFY(seen >= 60);
    }
    void linkToAStepShowsTheStep()
    {
        Running program;
        ui::ManualWindow* manual = opened(program);
        for (const std::string_view id : core::stepIds) {
            emit manual->text()->anchorClicked(QUrl(
                u"headlight:view/steps/"_s + QString::fromUtf8(id.data(), qsizetype(id.size()))));
            const ui::Selection& s = program.document.locked();
            const auto steps = core::steps(*program.document.trace(), s.layer, s.head);
            QCOMPARE(steps[std::size_t(s.step)].id, std::string(id));
        }
    }
    void linkToTheNormShowsTheModelsNormStep()
    {
        Running program;
        ui::ManualWindow* manual = opened(program);
        const auto shown = [&](const char* model) {
            if (!change(program.document, model))
                return std::string();
            emit manual->text()->anchorClicked(QUrl(u"headlight:view/steps/norm"_s));
            const ui::Selection& s = program.document.locked();
            return core::steps(*program.document.trace(), s.layer, s.head)[std::size_t(s.step)].id;
        };
        QCOMPARE(shown("network.where=encoder"), std::string("residual_norm"));
        QCOMPARE(shown("network.where=decoder"), std::string("norm"));
    }
    void linkChangesNoViewWhileADialogIsOpen()
    {
        Running program;
        program.window.exports()->exportAction()->trigger();
        auto* dialog = program.window.findChild<ui::ExportDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, Qt::Key_F1);
        const std::string before = program.document.navigation().view;
        emit program.window.help()->manual()->text()->anchorClicked(
            QUrl(u"headlight:view/matrices"_s));
        QCOMPARE(program.document.navigation().view, before);
        dialog->reject();
        QTRY_VERIFY(program.window.help()->manual() == nullptr);
    }

    void searchFindsEveryName_data() { addLanguages(); }
    void searchFindsEveryName()
    {
        useLanguage();
        Running program;
        ui::ManualWindow* manual = opened(program);
        manual->openPage(u"glossary"_s);
        for (const ui::GlossaryEntry& entry : ui::glossary())
            for (const QString& name : entry.names + entry.translations) {
                manual->search()->setText(name);
                QVERIFY2(isListed(*manual, u"glossary"_s), qPrintable(name));
                QCOMPARE(manual->page(), u"glossary"_s);
                const auto first = std::ranges::find_if(
                    ui::glossary(), [&](const ui::GlossaryEntry& each) { return each.has(name); });
                QCOMPARE(selected(*manual), first->term);
            }
    }
    // From any page, unless the page contains the words.
    void searchPrefersTheGlossary()
    {
        Running program;
        ui::ManualWindow* manual = opened(program);
        manual->openPage(u"keys"_s);
        manual->search()->setText(u"消融"_s);
        QCOMPARE(manual->page(), u"glossary"_s);
        QCOMPARE(selected(*manual), u"Ablation"_s);
        manual->openPage(u"keys"_s);
        manual->search()->setText(u"perplexity"_s);
        QCOMPARE(manual->page(), u"glossary"_s);
        QCOMPARE(selected(*manual), u"Loss"_s);
    }

    void termsAreFoundAsWholeWords()
    {
        const auto terms = [](const QString& text) {
            QStringList result;
            for (const ui::GlossaryEntry* entry : ui::entriesIn(text))
                result << entry->term;
            return result;
        };
        QCOMPARE(terms(u"Largest attention weight of all heads"_s),
            (QStringList { u"Attention weight"_s, u"Head"_s }));
        QCOMPARE(terms(u"a masked overhead"_s), QStringList());
        QCOMPARE(terms(u"patches, softmax; patch"_s), (QStringList { u"Patch"_s, u"Softmax"_s }));
        ui::speak(*QCoreApplication::instance(), u"zh_CN"_s);
        QCOMPARE(terms(u"用softmax归一化函数"_s), (QStringList { u"Softmax"_s, u"归一化函数"_s }));
        QCOMPARE(terms(u"按任意键"_s), QStringList());
    }
    void stepsLinkToTheirTerms_data() { addLanguages(); }
    void stepsLinkToTheirTerms()
    {
        useLanguage();
        Running program;
        ui::StepsView* view = stepsView(program);
        QVERIFY(view != nullptr);
        for (const std::string_view id : core::stepIds) {
            showStep(program, id);
            const ui::StepTerms& terms = *view->terms();
            QVERIFY2(!terms.terms().isEmpty(), id.data());
            for (const QString& term : terms.terms())
                QVERIFY(std::ranges::any_of(ui::glossary(),
                    [&](const ui::GlossaryEntry& entry) { return entry.term == term; }));
        }
        showStep(program, "normalise");
        QVERIFY(view->terms()->terms().contains(u"Softmax"_s));
        QPushButton* const link = view->terms()->links().front();
        link->setFocus();
        QTest::keyClick(link, Qt::Key_Space);
        ui::ManualWindow* manual = program.window.help()->manual();
        QVERIFY(manual != nullptr);
        QCOMPARE(manual->page(), u"glossary"_s);
        QCOMPARE(selected(*manual), link->text());
    }
    void presentedViewHasNoLinks()
    {
        Running program;
        ui::StepsView* view = stepsView(program);
        QVERIFY(view->terms()->isVisible());
        view->setBare(true);
        QVERIFY(!view->terms()->isVisible());
        showStep(program, "score");
        QVERIFY(!view->terms()->isVisible());
        view->setBare(false);
        QVERIFY(view->terms()->isVisible());
    }
    void f1OnATooltipOpensItsEntry()
    {
        Running program;
        ui::FieldEditor* const editor = editorFor(program, u"normaliser.kind"_s);
        QTest::mouseMove(editor);
        QToolTip::showText(QCursor::pos(), editor->toolTip(), editor);
        QTRY_VERIFY(QToolTip::isVisible());
        ui::ManualWindow* manual = opened(program);
        QCOMPARE(manual->page(), u"glossary"_s);
        QToolTip::hideText();
    }
    void f1OnASettingOpensItsEntry_data() { addLanguages(); }
    void f1OnASettingOpensItsEntry()
    {
        useLanguage();
        Running program;
        for (const char* const path : { "temperature", "normaliser.kind", "mask.kind" }) {
            editorFor(program, QString::fromLatin1(path))->setFocus();
            ui::ManualWindow* manual = opened(program);
            QCOMPARE(manual->page(), u"glossary"_s);
            QCOMPARE(selected(*manual), ui::label(path));
        }
    }
};

QTEST_MAIN(TestGlossary)
#include "tst_glossary.moc"
