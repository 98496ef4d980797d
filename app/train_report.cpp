#include "app/train_report.h"

#include "app/console.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

    using namespace Qt::StringLiterals;
    namespace learning = core::learning;

    // The norm of each weight's gradient, by name.
    QJsonObject gradientsOf(const learning::Report& report, const learning::Weights& weights)
    {
        QJsonObject object;
        for (std::size_t i = 0; i < std::min(report.slopes.size(), weights.size()); ++i)
            object.insert(QString::fromStdString(weights[i].name), double { report.slopes[i] });
        return object;
    }

} // namespace

std::string reportLine(const learning::Report& report, learning::Answer answer, const Pace& pace)
{
    const auto share = [](double of) { return decimals(100 * of, 1) + " %"; };
    return "step " + fitted(std::to_string(report.step), 7) + " loss "
        + fitted(decimals(report.loss, 4), 8) + " validation: "
        + (answer == learning::Answer::Numbers
                ? fitted("accuracy " + share(report.heldOut.exact) + ";", 19)
                : fitted("exact " + share(report.heldOut.exact) + ",", 16)
                    + fitted("token accuracy " + share(report.heldOut.symbols) + ";", 25))
        + decimals(1000 * pace.each, 1) + " ms/step, " + std::to_string(std::lround(pace.left))
        + " s left\n";
}

std::string reportJson(
    const learning::Report& report, const learning::Weights& weights, const std::string& network)
{
    QJsonObject object { { u"step"_s, qint64(report.step) }, { u"loss"_s, report.loss },
        { u"gradient_norm"_s, report.slope }, { u"rate"_s, report.rate },
        { u"held_out_loss"_s, report.heldOut.loss }, { u"exact"_s, report.heldOut.exact },
        { u"symbols"_s, report.heldOut.symbols }, { u"seconds"_s, report.seconds },
        { u"gradients"_s, gradientsOf(report, weights) } };
    if (report.softmaxSlope)
        object.insert(u"softmax_slope"_s, *report.softmaxSlope);
    if (!network.empty())
        object.insert(u"network"_s, QString::fromStdString(network));
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
}

} // namespace app
