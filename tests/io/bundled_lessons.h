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
namespace shipped {

using Json = nlohmann::json;
using Network = std::shared_ptr<const core::training::TrainedRun>;

class Networks {
public:
    [[nodiscard]] Network operator()(const std::string& where) const
    {
        return store.files("").trainedRun(where);
    }
    // On the validation set.
    const core::training::Metrics& marks(const std::string& where)
    {
        namespace training = core::training;
        if (!all.contains(where)) {
            const Network asked = (*this)(where);
            const training::TrainingSpec& spec = asked->spec;
            const auto questions
                = training::evalSet(asked->task, { .level = spec.level, .seed = spec.seed });
            all[where] = training::evaluate(
                { spec.network, asked->weights, asked->task.output }, questions, threadPool);
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
inline void addSaid()
{
    QTest::addColumn<QString>("lesson");
    QTest::addColumn<int>("step");
    QTest::addColumn<QString>("said");
}
inline QTestData& said(const char* lesson, int step, const char* words)
{
    return QTest::addRow("%s %d: %s", lesson, step, words)
        << QString::fromUtf8(lesson) << step << QString::fromUtf8(words);
}
inline void requireSaid(const Json& step, const QString& said, const QString& computed)
{
    QCOMPARE(computed, said);
    QVERIFY2(english(step).contains(said), qPrintable(english(step)));
}

// A weight of the step's network and text, counted from 1, with the decimals of the claim.
struct WeightAt {
    int attention = 1, head = 1, query = 1, key = 1;
};
inline void requireWeight(
    const Networks& networks, const Json& step, const QString& said, const WeightAt& at)
{
    const Json& asked = step["experiment"];
    const auto seen = core::training::attentionFor(*networks(whereOf(asked)), textOf(asked));
    const core::Scalar weight
        = seen->weight(at.attention - 1, at.head - 1, at.query - 1, at.key - 1);
    const auto decimals = int(said.size() - said.indexOf(u'.') - 1);
    requireSaid(step, said, QString::number(double(weight), 'f', decimals));
}

} // namespace shipped
