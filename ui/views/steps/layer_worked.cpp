#include "ui/views/steps/layer_row.h"
#include "ui/views/steps/steps_worked.h"

#include <QCoreApplication>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString roomy(const std::vector<double>& row, std::size_t most)
    {
        std::vector<core::Scalar> values(row.begin(), row.end());
        return worked::listed(values, most);
    }

    // First components of a norm; the effect of the learned factor shows in the result.
    std::vector<Formula> normLines(const StepScene& scene, const QString& i)
    {
        const std::vector<double> x = queryRow(scene, scene.step.enter.front());
        const std::vector<double> y = queryRow(scene, scene.step.leave.back());
        const RowFacts facts = factsOf(x);
        const bool rms = scene.step.formula == "norm.rms";
        std::vector<Formula> lines;
        if (!rms)
            lines.emplace_back(u"μ_{%1} = %2 \\quad \\sigma_{%1} = %3"_s.arg(
                i, worked::number(facts.mean), worked::number(facts.deviation)));
        const double centre = rms ? 0 : facts.mean;
        const double by = rms ? facts.rootMeanSquare : facts.deviation;
        const QString trained
            = scene.step.formula == "norm.layer" ? u" γ_{%1} + β_{%1}"_s : u" γ_{%1}"_s;
        for (std::size_t c = 0; c < std::min<std::size_t>(x.size(), 2); ++c) {
            const QString above = rms
                ? worked::number(x[c])
                : u"%1 - %2"_s.arg(worked::number(x[c]), worked::signedNumber(centre));
            lines.emplace_back(
                u"y_{%1,%2} = \\frac{%3}{%4}"_s.arg(i).arg(c + 1).arg(above, worked::number(by))
                + trained.arg(c + 1) + u" = "_s + worked::number(y[c]));
        }
        return lines;
    }

    std::vector<Formula> sumLines(const StepScene& scene, const QString& i)
    {
        const std::vector<double> x = queryRow(scene, scene.step.enter.at(0));
        const std::vector<double> added = queryRow(scene, scene.step.enter.at(1));
        const std::vector<double> y = queryRow(scene, scene.step.leave.back());
        const auto most = std::min<std::size_t>(y.size(), worked::linesSaid + 1);
        std::vector<Formula> lines;
        for (std::size_t c = 0; c < most; ++c)
            lines.emplace_back(u"y_{%1,%2} = %3 + %4 = %5"_s.arg(i).arg(c + 1).arg(
                worked::number(x[c]), worked::signedNumber(added[c]), worked::number(y[c])));
        return lines;
    }

} // namespace

Worked workedLayer(const StepScene& scene)
{
    const QString i = QString::number(scene.query() + 1);
    Worked result { Sentence { QCoreApplication::translate("steps", "“%1” as a vector:"),
                        { piece::query(scene) } }
                        .pieces(),
        {} };
    if (scene.step.formula.starts_with("norm."))
        result.lines = normLines(scene, i);
    else if (scene.step.formula == "residual.sum")
        result.lines = sumLines(scene, i);
    else {
        constexpr std::size_t most = 4;
        const bool hidden = scene.step.id == "feed_hidden";
        const bool output = scene.step.id == "feed_output";
        if (!scene.step.enter.empty())
            result.lines.emplace_back((output ? u"h_{%1} = "_s : u"x_{%1} = "_s)
                                          .arg(scene.step.id == "input" ? u"%1, 0"_s.arg(i) : i)
                + roomy(queryRow(scene, scene.step.enter.front()), most));
        result.lines.emplace_back((hidden          ? u"h_{%1} = "_s
                                          : output ? u"o_{%1} = "_s
                                                   : u"x_{%1} = "_s)
                                      .arg(i)
            + roomy(queryRow(scene, scene.step.leave.back()), most));
    }
    return result;
}

} // namespace ui
