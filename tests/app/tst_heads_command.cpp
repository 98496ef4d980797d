#include "core/analysis/head_measures.h"
#include "core/io/text/cells.h"
#include "core/io/text/json.h"
#include "tests/app/program.h"

#include <QtTest>

#include <cmath>

#include <nlohmann/json.hpp>

using namespace Qt::StringLiterals;

using test::headlight;
using test::Outcome;

namespace {

const QString sentence = u"I saw a saw and you saw a saw"_s;

nlohmann::json headsOf(const QStringList& more)
{
    const Outcome outcome = headlight(QStringList { u"heads"_s, u"--format"_s, u"json"_s } + more);
    return outcome.code == 0 ? core::parseJson(outcome.bytes.toStdString()) : nlohmann::json();
}

QStringList onEncoder(const QStringList& more = {})
{
    return QStringList { u"--model"_s, u"encoder"_s, u"--text"_s, sentence } + more;
}

// The weights of a head, from the command that exports them.
std::vector<std::vector<double>> weightsOf(const QString& tensor)
{
    const Outcome outcome
        = headlight(QStringList { u"compute"_s, u"--tensor"_s, tensor, u"--format"_s, u"json"_s }
            + onEncoder());
    return core::parseJson(outcome.bytes.toStdString()).at(tensor.toStdString()).at("values");
}

} // namespace

class TestHeadsCommand : public QObject {
    Q_OBJECT

private slots:
    void everyHeadHasEveryMeasure()
    {
        const nlohmann::json heads = headsOf(onEncoder());
        QCOMPARE(heads.size(), std::size_t { 48 });
        for (const auto& head : heads) {
            QVERIFY(
                std::ranges::count(core::patternIds, head.at("pattern").get<std::string>()) == 1);
            for (const core::HeadMeasure& measure : core::headMeasures)
                QVERIFY(head.at(std::string(measure.id)).is_number());
        }
        QCOMPARE(heads[8].at("layer").get<std::string>(), std::string("layer2"));
        QCOMPARE(heads[8].at("head").get<int>(), 1);
    }
    // The definitions again, on the exported weights.
    void measuresFollowFromTheWeights()
    {
        const nlohmann::json heads = headsOf(onEncoder());
        for (const auto& [number, tensor] : { std::pair { 0, u"layer1/head1/weights"_s },
                 std::pair { 21, u"layer3/head6/weights"_s } }) {
            const auto weights = weightsOf(tensor);
            double entropy = 0, distance = 0, previous = 0, first = 0, largest = 0;
            for (std::size_t i = 0; i < weights.size(); ++i)
                for (std::size_t j = 0; j < weights.size(); ++j) {
                    const double a = weights[i][j];
                    entropy -= a > 0 ? a * std::log(a) : 0;
                    distance += a * std::abs(double(i) - double(j));
                    previous += i == j + 1 ? a : 0;
                    first += j == 0 ? a : 0;
                    largest = std::max(largest, a);
                }
            const auto n = double(weights.size());
            const auto near = [&](const char* id, double expected) {
                return std::abs(heads[std::size_t(number)].at(id).get<double>() - expected) < 1e-5;
            };
            QVERIFY(near("entropy", entropy / n));
            QVERIFY(near("distance", distance / n));
            QVERIFY(near("previous", previous / (n - 1)));
            QVERIFY(near("first", first / n));
            QVERIFY(near("maximum", largest));
        }
    }
    void headsAreSortedByAnyMeasure()
    {
        for (std::size_t i = 0; i < enumIds(core::HeadOrder {}).size(); ++i) {
            const auto order = static_cast<core::HeadOrder>(i);
            const std::string id(core::idOf(order));
            const nlohmann::json heads
                = headsOf(onEncoder({ u"--sort"_s, QString::fromStdString(id) }));
            QCOMPARE(heads.size(), std::size_t { 48 });
            const core::HeadMeasure* const measure = core::measureOf(order);
            for (std::size_t k = 1; measure != nullptr && k < heads.size(); ++k) {
                const double before = heads[k - 1].at(id);
                const double after = heads[k].at(id);
                QVERIFY2(measure->largestFirst ? before >= after : before <= after, id.c_str());
            }
        }
        const Outcome unknown = headlight({ u"heads"_s, u"--sort"_s, u"entropie"_s });
        QCOMPARE(unknown.code, 1);
        QVERIFY2(unknown.err.contains(u"entropy"_s), qPrintable(unknown.err));
    }
    void layerKeepsItsHeads()
    {
        const nlohmann::json heads = headsOf(onEncoder({ u"--layer"_s, u"4"_s }));
        QCOMPARE(heads.size(), std::size_t { 8 });
        for (const auto& head : heads)
            QCOMPARE(head.at("layer").get<std::string>(), std::string("layer4"));
    }
    void handBuiltHeadsNameWhatTheyWereBuiltFor()
    {
        const nlohmann::json heads
            = headsOf({ u"--text"_s, u"a b c d e"_s, u"--set"_s, u"heads=2"_s, u"--set"_s,
                u"weights.patterns=previous,next"_s, u"--set"_s, u"heads_off=2"_s });
        QCOMPARE(heads[0].at("built_for").get<std::string>(), std::string("previous"));
        QCOMPARE(heads[0].at("pattern").get<std::string>(), std::string("previous"));
        QVERIFY(!heads[0].at("ablated").get<bool>() && heads[1].at("ablated").get<bool>());
        QVERIFY(headsOf(onEncoder())[0].at("built_for").is_null());
    }
    void textIsATableOfAllHeads()
    {
        const Outcome text = headlight(QStringList { u"heads"_s } + onEncoder());
        const QStringList lines = text.out.split(u'\n', Qt::SkipEmptyParts);
        QCOMPARE(lines.size(), 50);
        for (const QString& line : lines)
            QCOMPARE(line.size(), lines.constLast().size());
        QVERIFY(lines[1].startsWith(u"layer"_s) && lines[1].contains(u"induction"_s));
    }
};

QTEST_GUILESS_MAIN(TestHeadsCommand)
#include "tst_heads_command.moc"
