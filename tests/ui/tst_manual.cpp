#include "ui/document/view_entry.h"
#include "ui/figure/export_dialog.h"
#include "ui/inspector/inspector.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/manual/manual_pages.h"
#include "ui/manual/manual_text.h"
#include "ui/manual/manual_window.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/window/export_actions.h"
#include "ui/window/help_menu.h"
#include "ui/window/key_list.h"
#include "ui/words/labels.h"
#include "window_stage.h"

#include <QListWidget>
#include <QMenuBar>
#include <QScrollBar>
#include <QTextBlock>
#include <QToolButton>

#include <algorithm>
#include <set>

using namespace Qt::StringLiterals;

// Tests the pages, in every language, and the window that shows them.
class TestManual : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

    struct File {
        QString name;
        QString text;
    };
    static std::vector<File> files(const QString& language)
    {
        const QDir folder(QStringLiteral(RESOURCES "/manual/") + language);
        std::vector<File> result;
        for (const QString& name : folder.entryList({ u"*.md"_s }, QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                qFatal("a page cannot be read");
            result.push_back({ name, QString::fromUtf8(file.readAll()) });
        }
        return result;
    }
    static QStringList found(const QString& text, const char* pattern)
    {
        const QRegularExpression expression(
            QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
        QStringList result;
        for (const auto& match : expression.globalMatch(text))
            result << match.captured(1);
        return result;
    }
    static QString whole(const QString& language)
    {
        QString text;
        for (const File& file : files(language))
            text += file.text;
        return text;
    }
    static QString plain(QString title)
    {
        return title.remove(QRegularExpression(u"\\(&.\\)"_s)).remove(u'&');
    }
    static ui::ManualWindow* opened(Running& program)
    {
        program.press(Qt::Key_F1, Qt::NoModifier);
        return program.window.help()->manual();
    }
    static QStringList listed(const ui::ManualWindow& manual)
    {
        QStringList result;
        for (int i = 0; i < manual.list()->count(); ++i)
            if (!manual.list()->item(i)->isHidden())
                result << manual.list()->item(i)->text();
        return result;
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }
    void cleanup() { ui::speak(*QCoreApplication::instance(), u"en"_s); }

    // Text after a heading has the normal size.
    void textAfterAHeadingHasNormalSize()
    {
        ui::ManualText text(nullptr);
        text.showMarkdown(u"# One\n\nPlain, **strong** and plain.\n\n## Two\n\nPlain again."_s);
        int plain = 0;
        for (QTextBlock block = text.document()->begin(); block.isValid(); block = block.next())
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                const bool heading = block.blockFormat().headingLevel() > 0;
                QCOMPARE(format.hasProperty(QTextFormat::FontSizeAdjustment), heading);
                const bool strong = it.fragment().text() == u"strong";
                QCOMPARE(format.fontWeight() == QFont::Bold, heading || strong);
                plain += heading ? 0 : 1;
            }
        QVERIFY(plain >= 4);
    }
    void everyLanguageHasTheSamePages()
    {
        const std::vector<File> english = files(u"en"_s);
        QVERIFY(english.size() >= 8);
        for (const QString& language : ui::languages()) {
            const std::vector<File> pages = files(language);
            QCOMPARE(pages.size(), english.size());
            for (std::size_t i = 0; i < pages.size(); ++i) {
                const QByteArray name = (language + u' ' + pages[i].name).toUtf8();
                QVERIFY2(pages[i].name == english[i].name, name);
                QVERIFY2(pages[i].text.startsWith(u"# "_s), name);
                for (const char* pattern :
                    { "^(#+) ", "!\\[[^\\]]*\\]\\(([^)]+)\\)", "[^!]\\[[^\\]]*\\]\\(([^)]+)\\)",
                        "\\{([a-z]+)\\}", "^(- )", "^(    \\S.*)$" })
                    QVERIFY2(found(pages[i].text, pattern) == found(english[i].text, pattern),
                        name + " " + pattern);
                if (language != u"en"_s) // every paragraph is translated
                    for (const QString& line : pages[i].text.split(u'\n'))
                        QVERIFY2(line.size() < 30 || line.startsWith(u"    "_s)
                                || std::ranges::any_of(
                                    line, [](QChar c) { return c.script() == QChar::Script_Han; }),
                            qPrintable(line));
            }
        }
    }
    void everyLinkLeadsToAPage() // links to the program: tst_glossary.cpp
    {
        int seen = 0;
        for (const QString& link : found(whole(u"en"_s), "[^!]\\[[^\\]]*\\]\\(([^):]+)\\)"))
            QVERIFY2(++seen > 0
                    && std::ranges::any_of(files(u"en"_s),
                        [&](const File& file) { return file.name.mid(3) == link + u".md"_s; }),
                qPrintable(link));
        QVERIFY(seen >= 5);
    }
    // Where images are drawn at all, which is too slow with sanitizers.
    void everyFigureExists()
    {
        const QStringList pictures = found(whole(u"en"_s), "!\\[[^\\]]*\\]\\(([^)]+)\\)");
        QVERIFY(std::set<QString>(pictures.begin(), pictures.end()).size() >= 8);
        if (ui::manualPicture(pictures.first(), u"en"_s).isEmpty())
            QSKIP("this build has no pictures");
        for (const QString& language : ui::languages())
            for (const QString& picture : pictures) {
                const QImage image(ui::manualPicture(picture, language));
                QVERIFY2(image.width() > 400, qPrintable(picture));
            }
    }
    void everyViewIsDescribed()
    {
        for (const QString& language : ui::languages()) {
            ui::speak(*QCoreApplication::instance(), language);
            const QStringList headings = found(whole(language), "^## (.+)$");
            for (const ui::ViewEntry& view : ui::views())
                QVERIFY2(headings.contains(ui::label(view.id)), view.id.data());
        }
    }
    void everyMenuAndTabIsDescribed()
    {
        for (const QString& language : ui::languages()) {
            ui::speak(*QCoreApplication::instance(), language);
            ui::Document document;
            ui::MainWindow window(document);
            const QString text = whole(language);
            QVERIFY(window.menuBar()->actions().size() >= 5);
            for (const QAction* menu : window.menuBar()->actions())
                QVERIFY2(text.contains(u"**"_s + plain(menu->text()) + u"**"_s),
                    qPrintable(language + menu->text()));
            for (int i = 0; i < window.inspector()->count(); ++i)
                QVERIFY2(text.contains(u"**"_s + window.inspector()->tabText(i) + u"**"_s),
                    qPrintable(language + window.inspector()->tabText(i)));
            // Every menu path in italics, such as "File → Lessons", exists.
            QStringList actions;
            for (const QAction* action : window.menuBar()->findChildren<QAction*>())
                actions << plain(action->text());
            for (const QAction* action : window.findChildren<QAction*>())
                actions << plain(action->text());
            for (const QString& path : found(text, "\\*(\\S+ → [^*]+)\\*"))
                for (const QString& part : path.split(u" → "_s))
                    QVERIFY2(actions.contains(part), qPrintable(language + u": "_s + part));
        }
    }
    void settingsPageListsTheProgramsSettings()
    {
        const QString text = ui::settingsAsMarkdown();
        QVERIFY(text.contains(ui::explanation("mask.kind", "causal")));
        QVERIFY(text.contains(ui::explanation("normaliser.kind", "sparsemax")));
        QVERIFY(!text.contains(u"network.changes"_s));
    }

    void searchFindsInAllPages()
    {
        Running program;
        ui::ManualWindow* manual = opened(program);
        manual->activateWindow(); // the window was to become active, too
        QTRY_COMPARE(QApplication::activeWindow(), manual);
        const QStringList all = listed(*manual);
        QTest::keyClick(manual, Qt::Key_F, Qt::ControlModifier);
        QTRY_VERIFY(manual->search()->hasFocus());
        QTest::keyClicks(manual->search(), u"safetensors"_s);
        const QStringList some = listed(*manual);
        QVERIFY(!some.isEmpty() && some.size() < all.size());
        for (const QString& title : some)
            QVERIFY2(title.endsWith(u')'), qPrintable(title)); // the number of hits
        QCOMPARE(manual->text()->textCursor().selectedText().toLower(), u"safetensors"_s);
        QVERIFY(!manual->text()->extraSelections().isEmpty());
        const QString first = manual->page();
        QSet<QString> seen { first };
        for (int i = 0; i < 12; ++i) {
            QTest::keyClick(manual->search(), Qt::Key_Return);
            QCOMPARE(manual->text()->textCursor().selectedText().toLower(), u"safetensors"_s);
            seen << manual->page();
        }
        QCOMPARE(seen.size(), some.size());
        manual->search()->setText(u"qqqqq"_s);
        QVERIFY(listed(*manual).isEmpty());
        manual->search()->clear();
        QCOMPARE(listed(*manual), all);
        QVERIFY(manual->text()->extraSelections().isEmpty());
    }
    void backReturnsToThePreviousPage()
    {
        Running program;
        ui::ManualWindow* manual = opened(program);
        QVERIFY(!manual->backButton()->isEnabled());
        const QString first = manual->page();
        manual->openPage(u"exporting"_s);
        emit manual->text()->anchorClicked(QUrl(u"commands"_s));
        QCOMPARE(manual->page(), u"commands"_s);
        QTest::mouseClick(manual->backButton(), Qt::LeftButton);
        QCOMPARE(manual->page(), u"exporting"_s);
        QTest::mouseClick(manual->backButton(), Qt::LeftButton);
        QCOMPARE(manual->page(), first);
        QVERIFY(!manual->backButton()->isEnabled());
    }
    void f1OpensThePageOfTheFocusedWidget()
    {
        Running program;
        const auto pageAt = [&](QWidget* widget) {
            widget->setFocus();
            return opened(program)->page();
        };
        QCOMPARE(pageAt(program.window.sentenceBar()->queryEdit()), u"window"_s);
        QCOMPARE(pageAt(program.window.settings()), u"settings"_s);
        program.window.inspector()->setCurrentWidget(program.window.inspector()->lesson());
        QCOMPARE(pageAt(program.window.inspector()), u"lessons"_s);
        for (const ui::ViewEntry& view : ui::views()) {
            if (view.role == ui::ViewRole::Comparison || view.role == ui::ViewRole::Points)
                continue; // they cannot show this
            program.document.showView(view.id);
            if (program.document.navigation().view != view.id)
                continue;
            program.window.currentView()->setFocus();
            ui::ManualWindow* manual = opened(program);
            QCOMPARE(manual->page(), u"views"_s);
            QCOMPARE(manual->text()->textCursor().block().text(), ui::label(view.id));
        }
    }
    void f1WorksInADialog()
    {
        Running program;
        program.window.exports()->exportAction()->trigger();
        auto* dialog = program.window.findChild<ui::ExportDialog*>();
        QVERIFY(dialog != nullptr && QTest::qWaitForWindowActive(dialog));
        QTest::keyClick(dialog, Qt::Key_F1);
        QVERIFY(program.window.help()->manual() != nullptr);
        QCOMPARE(program.window.help()->manual()->page(), u"exporting"_s);
        QCOMPARE(program.window.help()->manual()->parentWidget(), dialog);
        dialog->reject();
        QTRY_VERIFY(program.window.help()->manual() == nullptr);
    }
    void keysPageListsTheMenusKeys()
    {
        Running program;
        ui::ManualWindow* manual = opened(program);
        manual->openPage(u"keys"_s);
        const QString text = manual->text()->toPlainText();
        for (const auto& section : ui::KeyList::sections(*program.window.menuBar())) {
            QVERIFY2(text.contains(section.title), qPrintable(section.title));
            for (const auto& key : section.keys)
                QVERIFY2(text.contains(key.keys) && text.contains(key.what), qPrintable(key.what));
        }
        for (const ui::ManualPage& page : manual->pages())
            QVERIFY2(!page.markdown.contains(QRegularExpression(u"\\{[a-z]+\\}"_s)),
                qPrintable(page.id)); // placeholders were replaced
    }
    void manualFitsASmallWindow()
    {
        Running program;
        for (const qreal scale : { 1.0, 2.0 }) {
            program.window.setTheme(ui::ThemeKind::Dark, scale);
            program.window.resize(640, 400);
            ui::ManualWindow* manual = opened(program);
            manual->resize(640, 400);
            QTRY_COMPARE(manual->size(), QSize(640, 400));
            QVERIFY(manual->text()->width() > 300);
            QTRY_VERIFY(manual->text()->horizontalScrollBar()->maximum() == 0);
            manual->openPage(u"views"_s);
            QTRY_VERIFY(manual->text()->horizontalScrollBar()->maximum() == 0);
            QTest::keyClick(manual, Qt::Key_Escape);
            QTRY_VERIFY(program.window.help()->manual() == nullptr);
        }
        program.window.setTheme(ui::ThemeKind::Light, 1);
    }
};

QTEST_MAIN(TestManual)
#include "tst_manual.moc"
