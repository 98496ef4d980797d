#include "core/inference/run.h"
#include "core/io/archives/npz.h"
#include "core/io/export/tensor_export.h"
#include "core/resolve/resolve.h"
#include "ui/files/number_files.h"
#include "ui/window/export_actions.h"
#include "window_stage.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>

using namespace ui;
using namespace Qt::StringLiterals;

// Tests the window's export of a trace's tensors.
class TestNumberFiles : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QWidget m_window;
    TracePtr m_trace;

    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    [[nodiscard]] std::string read(const QString& name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
    }
    [[nodiscard]] Numbers one(const char* id) const
    {
        return { m_trace, { core::find(*m_trace, id) } };
    }
    [[nodiscard]] Numbers all() const { return { m_trace, core::tensors(*m_trace) }; }

    // The last message about it.
    QString written(const Numbers& numbers, const QString& name)
    {
        NumberFiles files(&m_window);
        QSignalSpy said(&files, &NumberFiles::said);
        files.write(numbers, path(name));
        const auto last = [&] { return said.isEmpty() ? QString() : said.last()[0].toString(); };
        const bool done = QTest::qWaitFor(
            [&] { return !last().isEmpty() && !last().startsWith(u"Writing"_s); }, 20000);
        return done ? last() : u"nothing was said"_s;
    }

private slots:
    void initTestCase()
    {
        core::Experiment experiment;
        experiment.source = core::Sentence { "say \"yes, 7\" say 注意" };
        core::settings::set(experiment, "heads=2");
        core::settings::set(experiment, "mask=causal");
        m_trace = core::run(core::resolve(experiment));
    }
    void init() { failOnWarnings(); }

    void fileEndingChoosesTheFormat_data()
    {
        QTest::addColumn<QString>("ending");
        for (const std::string_view id : enumIds(core::TensorFormat {}))
            QTest::newRow(std::string(id).c_str())
                << QString::fromStdString(std::string(core::endingOf(*core::formatNamed(id))));
    }
    void fileEndingChoosesTheFormat()
    {
        QFETCH(QString, ending);
        const QString name = u"masked."_s + ending;
        const Numbers masked = one("layer1/head2/masked");
        QCOMPARE(written(masked, name), u"Written: "_s + path(name));
        QVERIFY(!read(name).empty());
        QVERIFY(read(name)
            == core::tensorBytes(
                *m_trace, masked.tensors, *core::formatOfFile(name.toStdString())));
    }
    void latexTableIsRoundedAsChosen()
    {
        const OwnHome home;
        RoundingDialog first(nullptr);
        QCOMPARE(first.rounding(), core::Rounding());
        first.kind()->setCurrentIndex(1);
        first.digits()->setValue(2);
        QCOMPARE(first.example()->text(), u"0.02"_s);
        first.accept();
        const RoundingDialog next(nullptr); // the answer is remembered
        QCOMPARE(next.rounding(), (core::Rounding { .decimals = 2 }));
        NumberFiles files(&m_window);
        QSignalSpy said(&files, &NumberFiles::said);
        files.write(one("layer1/head1/weights"), path(u"rounded.tex"_s), next.rounding());
        QTRY_VERIFY(read(u"rounded.tex"_s).find("\\bottomrule") != std::string::npos);
        QVERIFY(read(u"rounded.tex"_s).find("$1.00$") != std::string::npos);
    }
    void excludedCellsAreMinusInfinity()
    {
        QCOMPARE(written(one("layer1/head1/masked"), u"cells.csv"_s).left(8), u"Written:"_s);
        const core::Table table = core::readTable(read(u"cells.csv"_s));
        QCOMPARE(table.columnLabels.back(), std::string("注意"));
        QCOMPARE(table.values(0, table.values.cols() - 1), -std::numeric_limits<float>::infinity());
    }
    void archiveHoldsEveryTensor()
    {
        QCOMPARE(written(all(), u"all.npz"_s), u"Written: "_s + path(u"all.npz"_s));
        const std::string bytes = read(u"all.npz"_s);
        QVERIFY(bytes == core::tensorBytes(*m_trace, all().tensors, core::TensorFormat::Npz));
        for (const core::TensorRef& tensor : all().tensors)
            QVERIFY2(bytes.find(tensor.id + ".npy") != std::string::npos, tensor.id.c_str());
    }
    void singleTensorFormatWritesAFilePerTensor()
    {
        QCOMPARE(written(all(), u"each.csv"_s),
            u"Written: %1 files, %2 … %3"_s.arg(QString::number(all().tensors.size()),
                path(u"each-queries.csv"_s), u"each-rollout.csv"_s));
        for (const core::TensorRef& tensor : all().tensors) {
            const QString name
                = u"each-%1.csv"_s.arg(QString::fromStdString(tensor.id).replace(u'/', u'_'));
            QVERIFY2(
                read(name) == core::tensorBytes(*m_trace, { &tensor, 1 }, core::TensorFormat::Csv),
                qPrintable(name));
        }
        QVERIFY(!QFile::exists(path(u"each.csv"_s)));
    }
    void existingFilesAreReplacedOnlyAfterConfirmation()
    {
        QFile old(path(u"old-queries.tsv"_s));
        QVERIFY(old.open(QIODevice::WriteOnly) && old.write("old") == 3);
        old.close();
        NumberFiles files(&m_window);
        files.write(all(), path(u"old.tsv"_s));
        auto* question = m_window.findChild<QMessageBox*>();
        QVERIFY(question != nullptr);
        QVERIFY2(question->text().startsWith(u"1 of the "_s), qPrintable(question->text()));
        question->reject();
        QTest::qWait(50);
        QCOMPARE(read(u"old-queries.tsv"_s), std::string("old"));
        QVERIFY(!QFile::exists(path(u"old-keys.tsv"_s)));
    }
    void failedWriteShowsItsReason()
    {
        const QString ending = written(one("queries"), u"queries.docx"_s);
        QVERIFY2(ending.contains(u".npz, .safetensors, .json, .npy, .csv, .tsv, .tex, .md"_s),
            qPrintable(ending));
        const QString folder = written(one("queries"), u"missing/queries.npy"_s);
        QVERIFY2(folder.contains(u"does not exist; create it"_s), qPrintable(folder));
    }
    void menuWritesEveryTensorOfTheWindow()
    {
        const OwnHome home;
        Running program;
        program.window.exports()->numbersAction()->trigger();
        QVERIFY(program.nameFile(path(u"window"_s))); // the chosen format sets the ending
        QVERIFY(QTest::qWaitFor([&] { return QFile::exists(path(u"window.npz"_s)); }, 20000));
        const core::Trace& trace = *program.document.trace();
        QVERIFY(read(u"window.npz"_s)
            == core::tensorBytes(trace, core::tensors(trace), core::TensorFormat::Npz));
    }
};

QTEST_MAIN(TestNumberFiles)
#include "tst_number_files.moc"
