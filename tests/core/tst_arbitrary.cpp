#include "tests/core/arbitrary.h"

#include <QtTest>

#include <set>

class TestArbitrary : public QObject {
    Q_OBJECT

private slots:
    void everyAlternativeIsDrawn()
    {
        std::set<std::string_view> seen;
        QVERIFY(rc::check([&] {
            const core::Experiment e = *arbitrary::experiment();
            core::forEachField<core::Experiment>(
                e, [&](std::string_view, const auto& field, auto...) {
                    if constexpr (core::Variant<std::decay_t<decltype(field)>>)
                        seen.insert(core::kindOf(field));
                });
            for (const auto& mask : e.attention().mask)
                seen.insert(core::kindOf(mask));
        }));
        for (const auto kind : core::kinds<core::Score>())
            QVERIFY2(seen.contains(kind), kind.data());
        for (const auto kind : core::kinds<core::Mask>())
            QVERIFY2(seen.contains(kind), kind.data());
        for (const auto kind : core::kinds<core::Source>())
            QVERIFY2(seen.contains(kind), kind.data());
    }
    void drawnNumbersAreInRange()
    {
        QVERIFY(rc::check([] {
            const core::Experiment e = *arbitrary::experiment();
            core::forEachField<core::Experiment>(
                e, [](std::string_view, const auto& field, auto... ranges) {
                    if constexpr (std::is_arithmetic_v<std::decay_t<decltype(field)>>)
                        (
                            [&](const core::Range& range) {
                                RC_ASSERT(
                                    static_cast<float>(field) >= static_cast<float>(range.low));
                                RC_ASSERT(
                                    static_cast<float>(field) <= static_cast<float>(range.high));
                            }(ranges),
                            ...);
                });
        }));
    }
};

QTEST_APPLESS_MAIN(TestArbitrary)
#include "tst_arbitrary.moc"
