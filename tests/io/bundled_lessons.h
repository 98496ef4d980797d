#pragma once

#include "core/io/store/model_store.h"
#include "core/io/training/network_folder.h"

#include <nlohmann/json.hpp>

#include <QFile>
#include <QString>
#include <QtTest>

#include <map>
#include <memory>
#include <string>

// Claims of the lessons about bundled networks, and the networks' results.
namespace bundled {

using Json = nlohmann::json;
using Network = std::shared_ptr<const core::training::TrainedNetwork>;

class Networks {
public:
    [[nodiscard]] Network operator()(const std::string& where) const
    {
        return store.files("").trainedNetwork(where);
    }
    // On the validation set.
    const core::training::Metrics& metricsOf(const std::string& where)
    {
        namespace training = core::training;
        if (!all.contains(where)) {
            const Network network = (*this)(where);
            const training::TrainingSpec& spec = network->spec;
            const auto examples
                = training::evalSet(network->task, { .level = spec.level, .seed = spec.seed });
            all[where] = training::evaluate(
                { spec.network, network->weights, network->task.output }, examples, threadPool);
        }
        return all[where];
    }
    const core::ThreadPool threadPool { 2 };

private:
    core::ModelStore store;
    std::map<std::string, core::training::Metrics> all;
};

inline QString percent(double share)
{
    return QString::number(100 * share, 'f', 1) + QStringLiteral(" %");
}

inline Json stepOf(const QString& lesson, int step)
{
    QFile file(QStringLiteral(RESOURCES "/lessons/") + lesson + QStringLiteral(".headlight"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("a lesson is gone");
    return Json::parse(file.readAll().toStdString())["steps"][static_cast<std::size_t>(step - 1)];
}

inline QString english(const Json& step)
{
    const Json& words = step["captions"][0];
    QString all;
    for (const char* part : { "title", "text", "notes" })
        all += QString::fromStdString(words[part]) + u'\n';
    return all;
}

inline std::string textOf(const Json& experiment)
{
    return experiment["source"]["text"];
}
inline std::string whereOf(const Json& experiment)
{
    return experiment["network"]["where"];
}

// Rows of a test: a lesson, one of its steps, and a claim in it.
inline void addStated()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("stated");
}
inline QTestData& stated(const char* lesson, int step, const char* words)
{
    return QTest::addRow("%s %d: %s", lesson, step, words)
        << QString::fromUtf8(lesson) << step << QString::fromUtf8(words);
}
inline void requireStated(const Json& step, const QString& stated, const QString& computed)
{
    QCOMPARE(computed, stated);
    QVERIFY2(english(step).contains(stated), qPrintable(english(step)));
}

// A weight of the step's network and text, counted from 1, with the decimals of the claim.
struct WeightAt {
    int attention = 1, head = 1, query = 1, key = 1;
};
inline void requireWeight(
    const Networks& networks, const Json& step, const QString& stated, const WeightAt& at)
{
    const Json& experiment = step["experiment"];
    const auto seen
        = core::training::attentionFor(*networks(whereOf(experiment)), textOf(experiment));
    const core::Scalar weight
        = seen->weight(at.attention - 1, at.head - 1, at.query - 1, at.key - 1);
    const auto decimals = int(stated.size() - stated.indexOf(u'.') - 1);
    requireStated(step, stated, QString::number(double(weight), 'f', decimals));
}

} // namespace bundled
