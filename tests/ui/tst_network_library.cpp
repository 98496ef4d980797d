#include "core/io/training/checkpoint_writer.h"
#include "core/training/network_names.h"
#include "ui/document/network_library.h"
#include "ui/document/training_session.h"
#include "ui/document/view_entry.h"
#include "ui/settings/model_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/view/view.h"
#include "ui/views/train/network_list.h"
#include "ui/views/train/train_view.h"
#include "ui/views/train/training_form.h"
#include "window_stage.h"

#include <QComboBox>
#include <QDir>
#include <QMenu>
#include <QSpinBox>
#include <QTreeWidget>

using namespace Qt::StringLiterals;

// Networks trained in the window are found again after a restart.
class TestNetworkLibrary : public QObject {
    Q_OBJECT

    std::unique_ptr<OwnHome> m_home;

    [[nodiscard]] QString folder(const QString& name) const
    {
        return m_home->path(u"data"_s) + u"/"_s + QCoreApplication::applicationName()
            + u"/networks/"_s + name;
    }
    static void train(const std::string& network, const std::string& folder)
    {
        core::training::TrainingSpec spec { .task = "tags" };
        spec.network.architecture
            = core::training::architectureNamed(network, core::training::OutputKind::Labels);
        spec.network.width = 8;
        spec.hyperparameters.steps = 2;
        core::TrainingRunGroup group({ spec }, folder);
        const core::ThreadPool threadPool(1);
        while (!group.ended())
            group.step(threadPool);
        group.checkpoint(threadPool);
    }
    static ui::TrainView* trainView(Running& program)
    {
        program.document.showView(ui::viewFor(ui::ViewRole::Training).id);
        QCoreApplication::processEvents();
        return qobject_cast<ui::TrainView*>(program.window.currentView());
    }
    static QTreeWidgetItem* rowOf(const ui::NetworkList& list, const QString& name)
    {
        const auto found = list.rows()->findItems(name, Qt::MatchExactly);
        return found.isEmpty() ? nullptr : found.front();
    }
    static void clickOn(const ui::NetworkList& list, QTreeWidgetItem* row)
    {
        QTest::mouseClick(
            list.rows()->viewport(), Qt::LeftButton, {}, list.rows()->visualItemRect(row).center());
    }
    static std::string shownFolder(const Running& program)
    {
        const auto& network = program.document.trace()->model->trainedRun;
        return network != nullptr ? network->folder : std::string();
    }

private slots:
    void init()
    {
        failOnWarnings();
        m_home = std::make_unique<OwnHome>();
    }

    void newProgramHasNoList()
    {
        Running program;
        const ui::TrainView* view = trainView(program);
        QVERIFY(!view->networkList()->isVisible());
    }
    void trainedNetworkIsListedAfterARestart()
    {
        QString place;
        {
            Running program;
            ui::TrainView* view = trainView(program);
            view->form()->task()->setCurrentIndex(view->form()->task()->findData(u"tags"_s));
            for (auto* each : view->form()->findChildren<QSpinBox*>())
                each->setValue(each->maximum() == 1000000 ? 2 : each->minimum());
            emit view->form()->started();
            QTRY_VERIFY_WITH_TIMEOUT(
                !shownFolder(program).empty() && !program.document.training()->busy(), 20000);
            QVERIFY(settled(program.document));
            place = QString::fromStdString(shownFolder(program));
        }
        Running program;
        const ui::TrainView* view = trainView(program);
        const ui::NetworkList& list = *view->networkList();
        QTRY_VERIFY(list.isVisible());
        QCOMPARE(list.rows()->topLevelItemCount(), 1);
        QTreeWidgetItem* const row = list.rows()->topLevelItem(0);
        QVERIFY(QDir(place).dirName().startsWith(u"tags-"_s)); // the id of its task
        QCOMPARE(row->text(0), u"parts of speech: "_s + QDir(place).dirName().sliced(5));
        QCOMPARE(row->text(1), u"parts of speech"_s);
        QVERIFY2(row->text(3).endsWith(u"%"_s), qPrintable(row->text(3)));
        QVERIFY(!row->text(4).isEmpty());
        clickOn(list, row);
        QTRY_COMPARE(shownFolder(program), place.toStdString());
        QVERIFY(settled(program.document));
        QVERIFY(view->emptyReason().isEmpty());
        QVERIFY2(program.notices().isEmpty(), // they would cover the plots
            qPrintable(program.notices().join(u'\n')));
    }
    void networkWithoutAttentionOpens()
    {
        train("token", folder(u"alone"_s).toStdString());
        Running program;
        const ui::NetworkList& list = *trainView(program)->networkList();
        QTRY_VERIFY(rowOf(list, u"alone"_s) != nullptr);
        clickOn(list, rowOf(list, u"alone"_s));
        QTRY_VERIFY(program.document.networkWithoutAttention() != nullptr);
    }
    void modelListLeadsToTheNetworks()
    {
        train("attention", folder(u"mine"_s).toStdString());
        Running program;
        program.document.showView("heads");
        auto* const editor = program.window.settings()->findChild<ui::ModelEditor*>();
        QComboBox& choice = *editor->choice();
        QTRY_VERIFY(choice.findText(u"mine"_s) >= 0);
        const int row = choice.findText(u"mine"_s);
        choice.setCurrentIndex(row);
        emit choice.activated(row);
        QTRY_COMPARE(shownFolder(program), folder(u"mine"_s).toStdString());
        QVERIFY(settled(program.document));
        QCOMPARE(choice.currentText(), u"mine"_s);
        QCOMPARE(program.document.navigation().view, std::string("heads"));
        program.document.undoStack()->undo();
        QVERIFY(settled(program.document));
        QVERIFY(choice.currentText() != u"mine"_s);
    }
    // Sessions refer to the folder, so only the list's name changes.
    void renamedNetworkKeepsItsFolder()
    {
        train("attention", folder(u"mine"_s).toStdString());
        {
            Running program;
            const ui::NetworkList& list = *trainView(program)->networkList();
            QTRY_VERIFY(rowOf(list, u"mine"_s) != nullptr);
            list.rows()->setCurrentItem(rowOf(list, u"mine"_s));
            QTest::keyClick(list.rows(), Qt::Key_F2);
            auto* const edit = list.rows()->findChild<QLineEdit*>();
            QVERIFY(edit != nullptr);
            edit->setText(u"first try"_s);
            QTest::keyClick(edit, Qt::Key_Return);
            QTRY_VERIFY(rowOf(list, u"first try"_s) != nullptr);
            QVERIFY(shownFolder(program).empty()); // editing does not open it
        }
        Running program;
        const ui::NetworkList& list = *trainView(program)->networkList();
        QTRY_VERIFY(rowOf(list, u"first try"_s) != nullptr);
        QVERIFY(QDir(folder(u"mine"_s)).exists());
        auto* const editor = program.window.settings()->findChild<ui::ModelEditor*>();
        QTRY_VERIFY(editor->choice()->findText(u"first try"_s) >= 0);
        list.rows()->setCurrentItem(rowOf(list, u"first try"_s));
        QTest::keyClick(list.rows(), Qt::Key_F2);
        QTest::keyClick(list.rows()->findChild<QLineEdit*>(), Qt::Key_Escape);
        clickOn(list, rowOf(list, u"first try"_s)); // the edit is over
        QTRY_COMPARE(shownFolder(program), folder(u"mine"_s).toStdString());
    }
    void deletedNetworkLeavesTheListAndTheView()
    {
        for (const QString& name : { u"mine"_s, u"other"_s })
            train("attention", folder(name).toStdString());
        Running program;
        ui::TrainView* const view = trainView(program);
        const ui::NetworkList& list = *view->networkList();
        QTRY_VERIFY(rowOf(list, u"mine"_s) != nullptr);
        clickOn(list, rowOf(list, u"mine"_s));
        QTRY_COMPARE(shownFolder(program), folder(u"mine"_s).toStdString());
        QVERIFY(settled(program.document));
        for (QPushButton* each : view->findChildren<QPushButton*>())
            if (each->text() == u"New training…"_s)
                each->click();
        QTRY_VERIFY(list.isVisible());
        for (const QString& answer : { u"Cancel"_s, u"Move to trash"_s }) {
            QTRY_VERIFY(rowOf(list, u"mine"_s) != nullptr);
            list.rows()->setCurrentItem(rowOf(list, u"mine"_s));
            QTest::keyClick(list.rows(), Qt::Key_Delete);
            QVERIFY(program.reply(answer));
            QCOMPARE(QDir(folder(u"mine"_s)).exists(), answer == u"Cancel"_s);
        }
        QTRY_VERIFY(rowOf(list, u"mine"_s) == nullptr);
        QVERIFY(rowOf(list, u"other"_s) != nullptr);
        QTRY_VERIFY(shownFolder(program).empty());
    }
    void networkInTrainingCannotBeDeleted()
    {
        train("attention", folder(u"mine"_s).toStdString());
        Running program;
        const ui::NetworkList& list = *trainView(program)->networkList();
        QTRY_VERIFY(rowOf(list, u"mine"_s) != nullptr);
        core::training::TrainingSpec spec { .task = "tags" };
        spec.network.architecture
            = core::training::architectureNamed("attention", core::training::OutputKind::Labels);
        program.document.training()->begin({ spec }, folder(u"running"_s).toStdString());
        QTRY_VERIFY(rowOf(list, u"running"_s) != nullptr); // listed from its start
        list.rows()->setCurrentItem(rowOf(list, u"running"_s));
        QTest::keyClick(list.rows(), Qt::Key_Delete);
        QVERIFY(program.question() == nullptr);
        program.document.training()->pause();
    }
};

QTEST_MAIN(TestNetworkLibrary)
#include "tst_network_library.moc"
