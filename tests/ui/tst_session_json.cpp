#include "core/base/error.h"
#include "core/io/text/json.h"
#include "other_values.h"
#include "ui/session/session_json.h"
#include "ui/session/view_state.h"

#include <nlohmann/json.hpp>

#include <QtTest>

namespace {

ui::Session reopened(const ui::Session& session)
{
    return ui::sessionFromJson(ui::toJson({ session, {}, {}, {}, {} })).session;
}

// "problem: detail" of the error for a text; "" when it is accepted.
std::string refusal(const std::string& text)
{
    try {
        ui::sessionFromJson(text);
        return {};
    } catch (const core::Error& error) {
        return error.problem + ": " + error.detail();
    }
}

ui::Session rich()
{
    ui::Session session;
    core::settings::set(session.experiment, "mask.kind=causal,window");
    session.view.hiddenHeads = { 2, 7 };
    session.selection = { 0, 2, 7, std::nullopt, 3 };
    session.notes = hostileText;
    session.pinned = core::Experiment {};
    core::settings::set(*session.pinned, "heads=3");
    ui::LessonStep step;
    core::settings::set(step.experiment, "source.text=How are you?");
    step.navigation.view = "links";
    step.selection = { 0, 1, std::nullopt, 2, 0 };
    step.captions
        = { { "en", "Who?", "Look at “you”.", "Wait." }, { "zh_CN", "谁？", "看这里", "" } };
    step.formula = "a_{ij}";
    step.hidden = ui::Hidden::Row;
    step.live = { "temperature" };
    step.pinned.emplace().seed = 3;
    session.steps = { step, {}, step };
    return session;
}

std::string small()
{
    return ui::toJson({ rich(), "/home/somebody/a.headlight", {}, {}, {} });
}

} // namespace

class TestSessionJson : public QObject {
    Q_OBJECT

private slots:
    void everySettingIsReadBack_data()
    {
        QTest::addColumn<QString>("need");
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        for (const core::settings::Field& field : core::settings::list()) {
            const std::vector<std::string> needs
                = field.needs.empty() ? std::vector<std::string> { "" } : field.needs;
            const std::vector<std::string> values = otherTexts(field);
            for (const std::string& need : needs)
                for (std::size_t i = 0; i < values.size(); ++i)
                    QTest::addRow("%s %s %zu", need.c_str(), field.path.c_str(), i)
                        << QString::fromStdString(need) << QString::fromStdString(field.path)
                        << QString::fromStdString(values[i]);
        }
    }
    void everySettingIsReadBack()
    {
        QFETCH(QString, need);
        QFETCH(QString, path);
        QFETCH(QString, value);
        ui::Session session;
        if (!need.isEmpty())
            core::settings::set(session.experiment, need.toStdString());
        const core::Experiment before = session.experiment;
        core::settings::set(session.experiment, path.toStdString(), value.toStdString());
        QVERIFY(session.experiment != before);
        QVERIFY(reopened(session) == session);
    }

    void everyFieldOfTheViewIsReadBack()
    {
        const auto count = [] {
            int fields = 0;
            ui::SavedView view;
            ui::SavedView::fields(view, [&](auto&&...) { ++fields; });
            return fields;
        }();
        QVERIFY(count >= 13);
        for (int chosen = 0; chosen < count; ++chosen) {
            ui::SavedView view;
            int place = 0;
            ui::SavedView::fields(view, [&](std::string_view, auto& field, auto... range) {
                const core::Range allowed = [](auto... r) {
                    if constexpr (sizeof...(r) == 0)
                        return core::Range {};
                    else
                        return core::Range { r... };
                }(range...);
                if (place++ == chosen)
                    field = otherValue(field, allowed);
            });
            ui::Session session;
            session.navigation = view.navigation;
            session.view = view.state;
            QVERIFY(!(session == ui::Session {}));
            QVERIFY2(reopened(session) == session, qPrintable(QString::number(chosen)));
        }
    }

    // Names and values that files have used since the first version.
    void viewHoldsNavigationAndViewSettings()
    {
        const ui::Session session = ui::sessionFromJson(R"({"headlight": 1, "view": {
            "view": "matrices", "sequential": "viridis", "diverging": "purple_orange",
            "range": "own", "order": "entropy", "picture": "scores", "combination": "mean",
            "threshold": 0.25, "top_k": 3, "all_queries": false, "hidden_heads": [2],
            "tensor": "layer1/head2/k", "tensor_table": true, "compare": "tensor",
            "view_before": "links", "points": "both"}})")
                                        .session;
        QVERIFY(session.navigation
            == (ui::Navigation { "matrices", "links", ui::HeadContent::Scores, "layer1/head2/k",
                true, ui::CompareContent::Tensor, "both" }));
        QVERIFY(session.view
            == (ui::ViewState { "viridis", "purple_orange", ui::ColourRange::Own,
                ui::WeightScale::Automatic, ui::HeadOrder::Entropy, "mean", 0.25F, 3, false, { 2 },
                {}, 1, 6 }));
    }

    void selectionNotesAndStepsAreReadBack() { QVERIFY(reopened(rich()) == rich()); }
    void originOfARecoveredSessionIsReadBack()
    {
        QCOMPARE(ui::sessionFromJson(small()).origin, std::string("/home/somebody/a.headlight"));
        QVERIFY(ui::toJson({ rich(), {}, {}, {}, {} }).find("origin") == std::string::npos);
    }
    void indicesInFilesStartAtOne()
    {
        const auto document = nlohmann::json::parse(small());
        QCOMPARE(document["selection"]["head"].get<int>(), 3);
        QCOMPARE(document["selection"]["query"].get<int>(), 8);
        QVERIFY(document["selection"]["key"].is_null());
        QCOMPARE(document["steps"][0]["selection"]["key"].get<int>(), 3);
    }
    void absentFieldsTakeTheirDefaults()
    {
        QVERIFY(ui::sessionFromJson(R"({"headlight": 1})").session == ui::Session {});
    }

    void unknownFieldsAreKeptAndReported()
    {
        auto document = nlohmann::ordered_json::parse(small());
        document["experiment"]["glow"] = 1;
        document["view"]["glow"] = 2;
        document["selection"]["glow"] = { 3 };
        document["steps"][2]["view"]["glow"] = 4;
        document["steps"][0]["captions"][1]["voice"] = "low";
        document["glow"] = { { "deep", 5 } };
        const ui::SavedSession opened = ui::sessionFromJson(document.dump());
        QVERIFY(opened.session == rich());
        const std::vector<std::string> expected { "glow", "view.glow", "selection.glow",
            "steps[1].captions[2].voice", "steps[3].view.glow", "glow" };
        auto sorted = [](std::vector<std::string> list) {
            std::ranges::sort(list);
            return list;
        };
        QCOMPARE(sorted(opened.unknownPaths), sorted(expected));
        QCOMPARE(nlohmann::json::parse(ui::toJson(opened)), nlohmann::json(document));
    }

    void newerFileIsRefusedWithASentence()
    {
        const std::string reason = refusal(R"({"headlight": 3, "experiment": {"warp": 1}})");
        QVERIFY(reason.starts_with("newer_version: "));
        QVERIFY(reason.find("format 3") != std::string::npos);
        QVERIFY(reason.find("newer Headlight") != std::string::npos);
    }
    void wrongValuesAreNamedWithTheirPath_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        QTest::newRow("type in the view") << R"({"headlight":1,"view":{"threshold":"much"}})"
                                          << "wrong_type: view.threshold";
        QTest::newRow("range in the view") << R"({"headlight":1,"view":{"top_k":65}})"
                                           << "out_of_range: view.top_k";
        QTest::newRow("choice in the view") << R"({"headlight":1,"view":{"order":"taste"}})"
                                            << "unknown_choice: view.order";
        QTest::newRow("selection from 0") << R"({"headlight":1,"selection":{"head":0}})"
                                          << "out_of_range: selection.head";
        QTest::newRow("a step's experiment")
            << R"({"headlight":1,"steps":[{},{"experiment":{"heads":65}}]})"
            << "out_of_range: steps[2].experiment.heads";
        QTest::newRow("no list of steps") << R"({"headlight":1,"steps":{}})"
                                          << "wrong_type: steps";
        QTest::newRow("twice the view") << R"({"headlight":1,"view":{},"view":{}})"
                                        << "json_duplicate_key";
        QTest::newRow("too deep") << QStringLiteral(R"({"headlight":1,"x":%1%2})")
                                         .arg(QString(40, u'['), QString(40, u']'))
                                  << "json_too_deep";
    }
    void wrongValuesAreNamedWithTheirPath()
    {
        QFETCH(QString, text);
        QFETCH(QString, reason);
        const QString found = QString::fromStdString(refusal(text.toStdString()));
        QVERIFY2(found.startsWith(reason), qPrintable(found));
    }

    void everyTruncationIsRefusedOrEqual()
    {
        const std::string text = small();
        int refused = 0;
        for (std::size_t length = 0; length < text.size(); ++length) {
            const std::string part = text.substr(0, length);
            if (!refusal(part).empty())
                ++refused;
            else
                QVERIFY(ui::sessionFromJson(part).session == rich());
        }
        QVERIFY(refused >= static_cast<int>(text.size()) - 2); // all but white space at the end
    }
    void everyFlippedBitIsRefusedOrRead()
    {
        const std::string text
            = R"({"headlight":1,"experiment":{"heads":3,"mask":[{"kind":"window",)"
              R"("window":3}]},"view":{"order":"entropy","threshold":0.5,)"
              R"("hidden_heads":[2]},"selection":{"head":2,"key":3},"notes":"x",)"
              R"("steps":[{"captions":[{"language":"en","text":"y"}]}]})";
        QCOMPARE(refusal(text), std::string());
        int refused = 0;
        for (std::size_t bit = 0; bit < text.size() * 8; ++bit) {
            std::string damaged = text;
            damaged[bit / 8] = static_cast<char>(damaged[bit / 8] ^ (1 << (bit % 8)));
            refused += refusal(damaged).empty() ? 0 : 1; // any other exception fails the test
        }
        QVERIFY(refused > 0);
    }
};

QTEST_APPLESS_MAIN(TestSessionJson)
#include "tst_session_json.moc"
