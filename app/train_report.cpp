#include "app/train_report.h"

#include "app/console.h"

#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

    using namespace Qt::StringLiterals;
    namespace training = core::training;

    // Gradient norm of each weight, by name.
    QJsonObject gradientsOf(const training::Report& report, const training::Weights& weights)
    {
        QJsonObject object;
        for (std::size_t i = 0; i < std::min(report.gradientNorms.size(), weights.size()); ++i)
            object.insert(
                QString::fromStdString(weights[i].name), double { report.gradientNorms[i] });
        return object;
    }

} // namespace

std::string reportLine(
    const training::Report& report, training::OutputKind outputKind, const Pace& pace)
{
    const auto share = [](double of) { return decimals(100 * of, 1) + " %"; };
    return "step " + fitted(std::to_string(report.step), 7) + " loss "
        + fitted(decimals(report.loss, 4), 8) + " validation: "
        + (outputKind == training::OutputKind::Numbers
                ? fitted("accuracy " + share(report.validation.sequenceAccuracy) + ";", 19)
                : fitted("exact " + share(report.validation.sequenceAccuracy) + ",", 16)
                    + fitted("token accuracy " + share(report.validation.tokenAccuracy) + ";", 25))
        + decimals(1000 * pace.each, 1) + " ms/step, " + std::to_string(std::lround(pace.left))
        + " s left\n";
}

const std::vector<std::string>& reportColumns()
{
    static const std::vector<std::string> columns { "network", "step", "loss", "gradient_norm",
        "rate", "held_out_loss", "exact", "symbols", "seconds", "softmax_slope" };
    return columns;
}

core::RecordRow reportRow(const training::Report& report, const std::string& network)
{
    core::RecordRow row { network, std::int64_t { report.step }, report.loss, report.gradientNorm,
        report.learningRate, report.validation.loss, report.validation.sequenceAccuracy,
        report.validation.tokenAccuracy, report.seconds, core::RecordValue {} };
    if (report.softmaxJacobianNorm)
        row.back() = *report.softmaxJacobianNorm;
    return row;
}

std::string reportJson(
    const training::Report& report, const training::Weights& weights, const std::string& network)
{
    QJsonObject object { { u"step"_s, qint64(report.step) }, { u"loss"_s, report.loss },
        { u"gradient_norm"_s, report.gradientNorm }, { u"rate"_s, report.learningRate },
        { u"held_out_loss"_s, report.validation.loss },
        { u"exact"_s, report.validation.sequenceAccuracy },
        { u"symbols"_s, report.validation.tokenAccuracy }, { u"seconds"_s, report.seconds },
        { u"gradients"_s, gradientsOf(report, weights) } };
    if (report.softmaxJacobianNorm)
        object.insert(u"softmax_slope"_s, *report.softmaxJacobianNorm);
    if (!network.empty())
        object.insert(u"network"_s, QString::fromStdString(network));
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
}

} // namespace app
