#include "tests/io/shipped_lessons.h"

using namespace Qt::StringLiterals;
using namespace shipped;
namespace learning = core::learning;

// What the lesson on the root of d_k says of the networks that ship for them.
class TestLearningLessons : public QObject {
    Q_OBJECT

    Networks m_networks;

    static Json lessonStep()
    {
        QFETCH(QString, lesson);
        QFETCH(int, step);
        return stepOf(lesson, step);
    }

private slots:
    void weights_data()
    {
        addSaid();
        QTest::addColumn<int>("query");
        QTest::addColumn<int>("key");
        said("16_slopes", 1, "0.456") << 2 << 2;
        said("16_slopes", 2, "1.000") << 2 << 2;
        said("16_slopes", 3, "0.456") << 2 << 2;
        said("16_slopes", 4, "0.73") << 8 << 5;
        said("16_slopes", 4, "0.02") << 8 << 3;
        said("16_slopes", 5, "0.997") << 8 << 5;
        said("16_slopes", 6, "0.73") << 8 << 5;
        said("16_slopes", 7, "0.909") << 8 << 3;
        said("16_slopes", 7, "0.979") << 6 << 3;
        said("16_slopes", 7, "0.919") << 4 << 3;
        said("16_slopes", 8, "1.000") << 8 << 5;
        said("16_slopes", 8, "1.000") << 6 << 5;
    }
    void weights()
    {
        QFETCH(QString, said);
        QFETCH(int, query);
        QFETCH(int, key);
        requireWeight(m_networks, lessonStep(), said, { .query = query, .key = key });
    }

    void shares_data()
    {
        addSaid();
        QTest::addColumn<QString>("where");
        QTest::addColumn<bool>("whole");
        said("16_slopes", 4, "90.9 %") << u"root-tagger@60"_s << false;
        said("16_slopes", 5, "91.2 %") << u"rootless-tagger@60"_s << false;
        said("16_slopes", 7, "99.5 %") << u"root-tagger"_s << false;
        said("16_slopes", 7, "94.5 %") << u"root-tagger"_s << true;
        said("16_slopes", 8, "92.6 %") << u"rootless-tagger"_s << false;
        said("16_slopes", 8, "51.2 %") << u"rootless-tagger"_s << true;
        said("16_slopes", 9, "90.9 %") << u"root-tagger@60"_s << false;
        said("16_slopes", 9, "99.5 %") << u"root-tagger"_s << false;
        said("16_slopes", 10, "91.2 %") << u"rootless-tagger@60"_s << false;
        said("16_slopes", 10, "92.6 %") << u"rootless-tagger"_s << false;
    }
    void shares()
    {
        QFETCH(QString, said);
        QFETCH(QString, where);
        QFETCH(bool, whole);
        const learning::Marks& now = m_networks.marks(where.toStdString());
        requireSaid(lessonStep(), said, percent(whole ? now.exact : now.symbols));
    }
    void onlyTheRootDiffers()
    {
        const Network with = m_networks("root-tagger@0");
        const Network without = m_networks("rootless-tagger@0");
        QVERIFY(with->weights == without->weights);
        learning::Course course = without->course;
        auto& net = std::get<learning::SelfAttentionNet>(course.network.architecture);
        QVERIFY(std::holds_alternative<core::NoScaling>(net.attention.scaling));
        net.attention.scaling = core::SqrtScaling {};
        QVERIFY(course == with->course);
    }
    void oneFindsTheArticleAndOneDoesNot()
    {
        const std::string text = textOf(stepOf(u"16_slopes"_s, 7)["experiment"]);
        QCOMPARE(learning::answerOf(*m_networks("root-tagger"), text),
            std::string("pronoun verb article noun conjunction noun conjunction noun"));
        QCOMPARE(learning::answerOf(*m_networks("rootless-tagger"), text),
            std::string("pronoun verb article verb conjunction verb conjunction noun"));
    }
};

QTEST_GUILESS_MAIN(TestLearningLessons)
#include "tst_learning_lessons.moc"
