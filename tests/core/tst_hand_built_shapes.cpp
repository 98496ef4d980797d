#include "tests/core/every_kind.h"
#include "tests/core/hand_built_cases.h"

#include <QtTest>

using namespace hand_built;

namespace {

const std::vector<core::HeadPattern> allPatterns = core::HandBuiltWeights {}.patterns;

bool isFinite(const Matrix& m)
{
    return std::ranges::all_of(m.values(), [](float x) { return std::isfinite(x); });
}

} // namespace

class TestHandBuiltShapes : public QObject {
    Q_OBJECT

private slots:
    void everySettingGivesModerateValues()
    {
        for (const core::Position& how : test::everyKind<core::Position>())
            for (const Index n : { 1, 2, 11, 50, 200 })
                for (const Index dk : { 1, 2, 3, 8, 64 })
                    checkModerate(inputs(longText(n), 64, how), how, dk);
    }

    void oddAndTinyDimensionsGivePatterns()
    {
        for (const Index d : { 1, 2, 3, 7 })
            for (const Index n : { 1, 3, 20 })
                checkModerate(inputs(longText(n), d, core::Sinusoidal {}), core::Sinusoidal {}, 3);
    }

    void equalRowsGiveFiniteWeights()
    {
        const auto words = tokens("no no no no no no");
        for (const Matrix& e :
            { Matrix(6, 16), Matrix::constant(6, 16, 1e30F), Matrix::constant(6, 16, 1e-30F) }) {
            const core::Input x = std::make_shared<Matrix>(e);
            const core::Inputs in { words, words, x, x, x, nullptr, nullptr, x, x };
            const auto made
                = core::handBuiltHeads({ allPatterns, in, core::NoPosition {}, 8, 4, 4, 16 });
            for (const core::HeadModel& head : made.heads)
                QVERIFY(isFinite(head.wq) && isFinite(head.wk));
        }
    }

    void wideLongTextsGivePatterns()
    {
        const core::Inputs in = inputs(longText(400), 160, core::Sinusoidal {});
        const Weights a = pattern(core::PreviousToken {}, in, core::Sinusoidal {}, 32);
        QVERIFY(hit(a, [](Index i) { return std::max<Index>(i - 1, 0); }).mean > 0.5);
    }

    void patternsRepeatAndEmptyListIsUniform()
    {
        const core::Inputs in = inputs(tokens(sentence), 64, core::Sinusoidal {});
        const std::vector<core::HeadPattern> two { core::SelfToken {}, core::FirstToken {} };
        const auto made = core::handBuiltHeads({ two, in, core::Sinusoidal {}, 5, 8, 8, 64 });
        QCOMPARE(made.heads.size(), 5U);
        QCOMPARE(made.heads[3].pattern, std::string("first"));
        QCOMPARE(made.heads[4].pattern, std::string("self"));
        QCOMPARE(made.heads[4].wq, made.heads[0].wq);
        const auto none = core::handBuiltHeads({ {}, in, core::Sinusoidal {}, 2, 8, 8, 64 });
        QCOMPARE(none.heads[1].pattern, std::string("uniform"));
        QCOMPARE(none.heads[1].wq, Matrix(64, 8));
    }

    void sameRequestGivesSameBits()
    {
        const core::Inputs in = inputs(longText(80), 64, core::Sinusoidal {});
        const auto a = core::handBuiltHeads({ allPatterns, in, core::Sinusoidal {}, 8, 8, 8, 64 });
        const auto b = core::handBuiltHeads({ allPatterns, in, core::Sinusoidal {}, 8, 8, 8, 64 });
        for (std::size_t h = 0; h < 8; ++h)
            QVERIFY(a.heads[h].wq == b.heads[h].wq && a.heads[h].wk == b.heads[h].wk);
    }

    void outputProjectionReturnsValuesToTheirColumns_data()
    {
        QTest::addColumn<int>("heads");
        QTest::addColumn<int>("dv");
        QTest::newRow("every column once") << 4 << 3;
        QTest::newRow("some columns twice") << 5 << 4;
        QTest::newRow("one head has all columns, twice") << 1 << 24;
    }
    void outputProjectionReturnsValuesToTheirColumns()
    {
        QFETCH(int, heads);
        QFETCH(int, dv);
        const core::Inputs in = inputs(tokens(sentence), 12, core::Sinusoidal {});
        const auto made
            = core::handBuiltHeads({ allPatterns, in, core::Sinusoidal {}, heads, 4, dv, 12 });
        Matrix output(in.values->rows(), 12);
        for (Index h = 0; h < heads; ++h) {
            const Matrix v = product(*in.values, made.heads[static_cast<std::size_t>(h)].wv);
            for (Index i = 0; i < v.rows(); ++i)
                for (Index c = 0; c < dv; ++c)
                    for (Index o = 0; o < 12; ++o)
                        output(i, o) += v(i, c) * made.wo(h * dv + c, o);
        }
        for (Index i = 0; i < output.size(); ++i)
            QVERIFY(std::abs(output.data()[i] - in.values->data()[i]) < 1e-6F);
    }

    void columnsWithoutAHeadAreZero()
    {
        const core::Inputs in = inputs(tokens(sentence), 12, core::Sinusoidal {});
        const auto made
            = core::handBuiltHeads({ allPatterns, in, core::Sinusoidal {}, 2, 4, 3, 12 });
        QCOMPARE(made.wo.rows(), 6);
        for (Index c = 0; c < 6; ++c)
            for (Index o = 0; o < 12; ++o)
                QCOMPARE(made.wo(c, o), c == o ? 1.0F : 0.0F);
    }

private:
    static void checkModerate(const core::Inputs& in, const core::Position& how, Index dk)
    {
        const Index d = in.queries->cols();
        const auto made = core::handBuiltHeads({ allPatterns, in, how, 8, dk, 2, d });
        for (const core::HeadModel& head : made.heads) {
            QVERIFY(isFinite(head.wq) && isFinite(head.wk));
            QCOMPARE(head.wq.cols(), dk);
            QCOMPARE(head.wv.cols(), 2);
            for (const Matrix* w : { &head.wq, &head.wk }) {
                const Matrix vectors = product(*in.queries, *w);
                for (Index i = 0; i < vectors.rows(); ++i) {
                    double square = 0;
                    for (const float x : vectors.row(i))
                        square += static_cast<double>(x) * static_cast<double>(x);
                    // 3√d_k, and up to 2.5 times that if n > d makes the fit inexact
                    const double allowed = in.queries->rows() > d ? 7.5 : 3.01;
                    const double length = std::sqrt(square / static_cast<double>(dk));
                    QVERIFY2(length < allowed,
                        qPrintable(QString("%1: %2 tokens, d %3, dk %4, %5: %6")
                                       .arg(head.pattern.c_str())
                                       .arg(vectors.rows())
                                       .arg(d)
                                       .arg(dk)
                                       .arg(std::string(core::kindOf(how)).c_str())
                                       .arg(length)));
                }
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestHandBuiltShapes)
#include "tst_hand_built_shapes.moc"
