#include "core/base/error.h"
#include "core/base/utf8.h"
#include "core/io/archives/npz.h"
#include "core/io/arrays/npy.h"
#include "core/io/arrays/safetensors.h"
#include "core/io/text/json.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QtTest>

#include <cmath>
#include <limits>
#include <string>

using core::Bytes;
using nlohmann::json;

namespace {

std::string contentOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot open %s", qPrintable(path));
    return file.readAll().toStdString();
}

json indexOf(const char* suite)
{
    const std::string text = contentOf(QString(TEST_DATA "/suites/") + suite + "/index.json");
    // Python's NaN and Infinity are not JSON.
    return json::parse(QString::fromStdString(text)
                           .replace(QRegularExpression("(-?Infinity|NaN)"), "\"\\1\"")
                           .toStdString());
}

float numberOf(const json& value)
{
    if (!value.is_string())
        return value.get<float>();
    const float infinity = std::numeric_limits<float>::infinity();
    if (value == "NaN")
        return std::numeric_limits<float>::quiet_NaN();
    return value == "Infinity" ? infinity : -infinity;
}

bool same(float a, float b)
{
    return a == b || (std::isnan(a) && std::isnan(b));
}

core::NamedTensors read(const std::string& name, const std::string& bytes)
{
    if (name.ends_with(".safetensors"))
        return core::readSafetensors(core::bytesOf(bytes));
    if (name.ends_with(".npz"))
        return core::readNpz(core::bytesOf(bytes));
    core::NamedTensors result;
    result.emplace("", core::readNpy(core::bytesOf(bytes)));
    return result;
}

// The error id of each invalid file: users, translations and scripts rely on them.
json problems()
{
    return json::parse(contentOf(TEST_DATA "/suites/array_problems.json"));
}

} // namespace

class TestArraySuites : public QObject {
    Q_OBJECT

private slots:
    void filesAreAcceptedOrRefusedAsInTheIndex_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("expect");
        QTest::addColumn<QString>("problem");
        const json ids = problems();
        for (const char* suite : { "npy", "safetensors" })
            for (const json& entry : indexOf(suite)) {
                const auto name = entry.at("file").get<std::string>();
                QTest::newRow(name.c_str())
                    << QString(TEST_DATA "/suites/") + suite + "/" + name.c_str()
                    << QString::fromStdString(entry.at("expect").get<std::string>())
                    << QString::fromStdString(ids.value(name, std::string()));
            }
    }
    void filesAreAcceptedOrRefusedAsInTheIndex()
    {
        QFETCH(QString, path);
        QFETCH(QString, expect);
        QFETCH(QString, problem);
        const std::string name = QFileInfo(path).fileName().toStdString();
        QString found;
        try {
            (void)read(name, contentOf(path));
        } catch (const core::Error& error) {
            found = QString::fromStdString(error.problem);
            QVERIFY(QString::fromStdString(error.detail()).size() > 40);
            QVERIFY(!core::firstIllFormed(error.detail()));
        }
        QCOMPARE(found, problem);
        if (expect == "valid")
            QVERIFY(found.isEmpty());
        if (expect.startsWith("error"))
            QVERIFY(!found.isEmpty());
    }
    void valuesMatchTheIndex()
    {
        int compared = 0;
        for (const json& entry : indexOf("npy")) {
            if (!entry.contains("values") || !entry.at("values").is_array())
                continue;
            const auto name = entry.at("file").get<std::string>();
            const core::Tensor tensor
                = read(name, contentOf(QString(TEST_DATA "/suites/npy/") + name.c_str())).at("");
            QCOMPARE(tensor.shape, entry.at("shape").get<std::vector<core::Index>>());
            QCOMPARE(tensor.values().size(), entry.at("values").size());
            for (std::size_t i = 0; i < tensor.values().size(); ++i)
                QVERIFY2(
                    same(tensor.values()[i], numberOf(entry.at("values").at(i))), name.c_str());
            ++compared;
        }
        QVERIFY(compared >= 12);
    }
    void shapesMatchTheIndex()
    {
        for (const json& entry : indexOf("safetensors")) {
            if (entry.at("expect") != "valid" || !entry.contains("tensors"))
                continue;
            const auto name = entry.at("file").get<std::string>();
            const core::NamedTensors tensors
                = read(name, contentOf(QString(TEST_DATA "/suites/safetensors/") + name.c_str()));
            QCOMPARE(tensors.size(), entry.at("tensors").size());
            for (const auto& [tensor, expected] : entry.at("tensors").items())
                QCOMPARE(tensors.at(tensor).shape, expected.at(1).get<std::vector<core::Index>>());
        }
    }
    void valuesOfSmallFilesAreExact()
    {
        const auto load = [](const char* name) {
            return read(name, contentOf(QString(TEST_DATA "/suites/safetensors/") + name));
        };
        QCOMPARE(load("ok_unsorted_names.safetensors").at("a").values()[0], 1.0F);
        QCOMPARE(load("ok_unsorted_names.safetensors").at("b").values()[0], 2.0F);
        const core::Tensor brain = load("ok_bf16_values.safetensors").at("h");
        QCOMPARE(brain.values()[3], -2.0F);
        QCOMPARE(brain.values()[4], 0x1.FEp127F);
        QCOMPARE(brain.values()[5], std::numeric_limits<float>::min());
        QVERIFY(std::signbit(brain.values()[1]) && std::isnan(brain.values()[7]));
    }
    void manyTensorsAreReadInLinearTime()
    {
        const std::string file
            = contentOf(TEST_DATA "/suites/safetensors/ok_many_tensors.safetensors");
        QElapsedTimer timer;
        timer.start();
        QCOMPARE(core::readSafetensors(core::bytesOf(file)).size(), 20000U);
        QVERIFY(timer.elapsed() < 5000); // 0.1 s; a comparison of all pairs takes minutes
    }
};

QTEST_GUILESS_MAIN(TestArraySuites)
#include "tst_array_suites.moc"
