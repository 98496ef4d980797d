#include "core/inference/run.h"
#include "core/resolve/resolve.h"
#include "core/settings/settings.h"
#include "core/trace.h"
#include "stub_files.h"

#include <QtTest>

namespace settings = core::settings;

namespace {

// Other values of a field.
std::vector<std::string> others(const settings::Field& field)
{
    switch (field.type) {
    case settings::Type::Boolean:
        return { "true", "false" };
    case settings::Type::Integer:
        return { "3", "5" };
    case settings::Type::Number:
        return { "1.5", "3" };
    default:
        return field.choices;
    }
}

bool sameNumbers(const core::Trace& a, const core::Trace& b)
{
    const core::AttentionTrace& x = a.attentions.front();
    const core::AttentionTrace& y = b.attentions.front();
    return x.output == y.output && x.concat == y.concat
        && std::ranges::equal(
            x.heads, y.heads, [](const core::HeadTrace& p, const core::HeadTrace& q) {
                return p.q == q.q && p.k == q.k && p.v == q.v && p.weights == q.weights;
            });
}

StubFiles filesOfWeights()
{
    std::vector<core::Scalar> values(64); // two heads of eight by four
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<core::Scalar>(i % 7) / 7;
    core::NamedTensors tensors;
    for (const char* name : { "w_q", "w_k", "w_v" })
        tensors.emplace(name, tensorOf({ 2, 8, 4 }, values));
    return stubFiles({ { "w.npz", tensors } });
}

} // namespace

class TestSettingsEffect : public QObject {
    Q_OBJECT

private slots:
    void everySettingMattersForText()
    {
        for (const settings::Field& field : settings::list())
            QVERIFY2(settings::matters({}, field.path), field.path.c_str());
    }
    void settingsWithoutEffectChangeNoTensor_data()
    {
        QTest::addColumn<QStringList>("assignments");
        QTest::addColumn<QStringList>("idle");
        const QStringList words { "tokens.kind", "embedding.kind", "dimension" };
        QTest::newRow("matrices") << QStringList { "source=matrices",
            "source.queries=[[1, 2, 3], [4, 5, 6]]", "weights=random" }
                                  << words;
        QTest::newRow("points") << QStringList { "source.points=[[1], [2], [4]]",
            "source.targets=[[1], [0], [2]]", "weights=identity", "score=kernel" }
                                << words;
        QTest::newRow("one-hot") << QStringList { "embedding=one_hot" }
                                 << QStringList { "dimension" };
        QTest::newRow("a file of weights") << QStringList { "weights.file=w.npz",
            "output_projection=false" } << QStringList { "dimension", "heads", "dk", "dv" };
    }
    void settingsWithoutEffectChangeNoTensor()
    {
        QFETCH(QStringList, assignments);
        QFETCH(QStringList, idle);
        core::Experiment e;
        for (const QString& assignment : assignments)
            settings::set(e, assignment.toStdString());
        const StubFiles files = filesOfWeights();
        const auto before = core::run(core::resolve(e, files));
        int tried = 0;
        for (const settings::Field& field : settings::list(e)) {
            if (!field.value || settings::matters(e, field.path))
                continue;
            idle.removeAll(QString::fromStdString(field.path));
            for (const std::string& other : others(field)) {
                core::Experiment changed = e;
                settings::set(changed, field.path, other);
                if (changed == e || other == "table")
                    continue; // a table needs a file name
                ++tried;
                const auto after = core::run(core::resolve(changed, files));
                QVERIFY2(sameNumbers(*before, *after), (field.path + "=" + other).c_str());
            }
        }
        QVERIFY2(idle.isEmpty(), qPrintable(idle.join(' ')));
        QVERIFY(tried >= 2);
    }
};

QTEST_APPLESS_MAIN(TestSettingsEffect)
#include "tst_settings_effect.moc"
