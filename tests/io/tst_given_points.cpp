#include "core/base/number_text.h"
#include "core/base/random.h"
#include "core/io/learning/given_data.h"
#include "core/learning/learnt_network.h"
#include "core/learning/tasks/curve.h"
#include "core/learning/training.h"

#include <QtTest>

#include <algorithm>
#include <cmath>
#include <set>

using namespace Qt::StringLiterals;
namespace learning = core::learning;
using learning::Answer;

// Points that somebody gives, in a table: a curve.
class TestGivenPoints : public QObject {
    Q_OBJECT

private slots:
    // Points of a curve, with a first row that says so or without one.
    void pointsAreACurve_data()
    {
        QTest::addColumn<QString>("head");
        QTest::addColumn<QString>("row");
        QTest::newRow("named") << u"x,y\n"_s << u"%1,%2\n"_s;
        QTest::newRow("another order, another column") << u"\nid;y;x\r\n"_s << u"p1;%2;%1\r\n"_s;
        QTest::newRow("no first row") << QString() << u"%1\t%2\n"_s;
        QTest::newRow("blanks and an empty line") << u"\n"_s << u" %1 , %2 \n\n"_s;
    }
    void pointsAreACurve()
    {
        QFETCH(const QString, head);
        QFETCH(const QString, row);
        QString text = head;
        for (int i = 0; i < 100; ++i)
            text += QString(row)
                        .replace(u"%1"_s, QString::number((i * 37) % 100 / 10.0 - 2))
                        .replace(u"%2"_s, QString::number(i % 2 == 0 ? 5.25 : 6));
        const core::GivenData data = core::readData(text.toStdString(), false);
        QCOMPARE(int(data.task.answer), int(Answer::Numbers));
        QCOMPARE(data.task.id, learning::givenId);
        QCOMPARE(data.task.examples->learnt.size(), std::size_t { 1 });
        const learning::CurveQuestion& learnt = *data.task.examples->learnt.front().curve;
        QVERIFY(learnt.leavesOut && learnt.known == learnt.asked);
        QVERIFY(std::ranges::is_sorted(learnt.known.places));
        QVERIFY(std::abs(learnt.placeUnit - 9.9F / 5) < 1e-4F); // the axis is five units long
        std::set<core::Scalar> places(learnt.known.places.begin(), learnt.known.places.end());
        for (const learning::Example& each : data.task.examples->heldOut) {
            QVERIFY(!each.curve->leavesOut && each.curve->known == learnt.known);
            QVERIFY(each.curve->asked.places.size() <= 10);
            for (const core::Scalar place : each.curve->asked.places)
                QVERIFY(places.insert(place).second); // never learnt from
        }
        QCOMPARE(places.size(), std::size_t { 100 });
        QVERIFY(places.contains(-2) && places.contains(7.9F));
    }
    // Right is what noise explains, which neighbours tell, wherever the axis lies.
    void noiseOfPointsIsTold()
    {
        for (const double scale : { 1e-6, 1.0, 1e6 }) {
            std::vector<core::Scalar> noise(400);
            core::fillNormal(noise, core::streamKey(3, "noise"), 0.2F);
            std::string text;
            for (int i = 0; i < 400; ++i)
                text += core::numberText(scale * i) + ","
                    + core::numberText(scale * (std::sin(i / 40.0) + double(noise[std::size_t(i)])))
                    + "\n";
            const core::GivenData data = core::readData(text, false);
            const learning::CurveQuestion& learnt = *data.task.examples->learnt.front().curve;
            const double told = double(learnt.tolerance) / scale;
            QVERIFY2(std::abs(told - 0.4) < 0.05, qPrintable(QString::number(told)));
            // And the bandwidth is learnt in the units of that axis: the same for all.
            learning::Course course;
            course.task = learning::givenId;
            course.network.architecture = learning::KernelNet {};
            course.teaching = learning::usualTeaching(Answer::Numbers);
            learning::Training training(course, data.task);
            const core::Team team(2);
            for (int i = 0; i < 200; ++i)
                training.step(team);
            const float w = std::abs(training.learnt().weights.front().numbers(0, 0));
            QVERIFY2(w > 4 && w < 60, qPrintable(QString::number(w)));
            const learning::Reader reader { course.network, training.learnt().weights,
                Answer::Numbers };
            const auto heldOut = data.task.examples->heldOut;
            QVERIFY(learning::marks(reader, heldOut, team).exact > 0.85);
            // Its own places can be asked for.
            const auto asked = learning::questionOf(course, data.task, 0);
            const auto places = learning::curveQuestion(data.task, asked.text).asked.places;
            QVERIFY(std::ranges::any_of(heldOut,
                [&](const learning::Example& each) { return each.curve->asked.places == places; }));
        }
    }
};

QTEST_GUILESS_MAIN(TestGivenPoints)
#include "tst_given_points.moc"
