#include "core/io/experiment/published.h"

#include "core/analysis/tensors.h"
#include "core/base/error.h"
#include "core/base/number_text.h"
#include "core/inference/run.h"
#include "core/input/tensor_input.h"
#include "core/io/experiment/experiment_node.h"
#include "core/io/text/json.h"
#include "core/model.h"
#include "core/resolve/resolve.h"

#include <QFile>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace core {

namespace {

    constexpr std::string_view weightsFile = "case:weights";

    std::string scoreText(double number)
    {
        return std::isnan(number) ? "a masked score" : numberText(number);
    }

    std::string mismatch(const Expectation& expected, std::size_t i, double found)
    {
        const auto cols = static_cast<std::size_t>(expected.cols);
        return "row " + std::to_string(i / cols + 1) + ", column " + std::to_string(i % cols + 1)
            + ": expected " + scoreText(expected.values[i]) + ", found " + scoreText(found);
    }

    // NaN means a masked score on both sides; a computed NaN is infinitely wrong.
    double errorOf(double expected, Scalar found)
    {
        if (std::isnan(expected))
            return found == excluded ? 0 : HUGE_VAL;
        const double error = std::abs(static_cast<double>(found) - expected);
        return std::isnan(error) || found == excluded ? HUGE_VAL : error;
    }

    double largestOf(const std::vector<double>& values)
    {
        double largest = 0;
        for (const double value : values)
            largest = std::isnan(value) ? largest : std::max(largest, std::abs(value));
        return largest;
    }

    using Json = nlohmann::ordered_json;

    // A value in the document and its position.
    struct Node {
        const Json* value;
        JsonLocation place;

        [[nodiscard]] Node member(const std::string& name) const
        {
            if (!value->is_object() || !value->contains(name))
                refuseNode("missing_member", message("expected a member \"%1\"", name), place);
            return { &value->at(name), { place.text, place.pointer + "/" + name } };
        }
        [[nodiscard]] Node element(std::size_t i) const
        {
            return { &value->at(i), { place.text, place.pointer + "/" + std::to_string(i) } };
        }
        [[nodiscard]] std::string text() const
        {
            if (!value->is_string())
                refuseType(message("text"), *value, place);
            return value->get<std::string>();
        }
        [[nodiscard]] double number() const
        {
            if (!value->is_number())
                refuseType(message("a number"), *value, place);
            return value->get<double>();
        }
        [[nodiscard]] const Node& list() const
        {
            if (!value->is_array() || value->empty())
                refuseType(message("a non-empty list"), *value, place);
            return *this;
        }
    };

    Expectation readShape(const std::string& tensor, const Node& shape)
    {
        return { tensor, static_cast<Index>(shape.list().element(0).number()),
            static_cast<Index>(shape.value->size() > 1 ? shape.element(1).number() : 1), {} };
    }

    Expectation readExpectation(const std::string& tensor, const Node& rows)
    {
        if (rows.value->is_object())
            return readShape(tensor, rows.member("shape"));
        Expectation result { tensor, std::ssize(*rows.list().value),
            std::ssize(*rows.element(0).list().value), {} };
        for (std::size_t i = 0; i < rows.value->size(); ++i) {
            const Node row = rows.element(i);
            if (std::ssize(*row.list().value) != result.cols)
                refuseNode("bad_tensor", message("all rows must have the same length"), row.place);
            for (std::size_t j = 0; j < row.value->size(); ++j)
                result.values.push_back(row.value->at(j).is_null()
                        ? std::numeric_limits<double>::quiet_NaN()
                        : row.element(j).number());
        }
        return result;
    }

    Experiment readOnlyKnown(const Node& node)
    {
        Json unknown;
        std::vector<std::string> paths;
        Experiment experiment = readExperiment(*node.value, node.place, unknown, paths);
        if (!paths.empty())
            refuseNode(
                "unknown_field", message("there is no field \"%1\"", paths.front()), node.place);
        return experiment;
    }

    PublishedCase readCase(const Node& node)
    {
        PublishedCase result;
        result.name = node.member("name").text();
        result.title = node.member("title").text();
        result.origin = node.member("origin").text();
        result.experiment = readOnlyKnown(node.member("experiment"));
        const Node tensors = node.member("tensors");
        for (const auto& [name, value] : tensors.value->items())
            result.tensors[name] = readTensorNode(value, tensors.member(name).place);
        const Node expected = node.member("expected");
        for (const auto& [name, value] : expected.value->items())
            result.expected.push_back(
                readExpectation(name, { &value, { node.place.text, node.place.pointer } }));
        result.tolerance.absolute = node.member("absolute").number();
        result.tolerance.relative = node.member("relative").number();
        result.tolerance.reason = node.member("reason").text();
        return result;
    }

} // namespace

double CaseCheck::absolute() const
{
    double largest = 0;
    for (const TensorCheck& check : tensors)
        largest = std::max(largest, check.absolute);
    return largest;
}

double CaseCheck::relative() const
{
    double largest = 0;
    for (const TensorCheck& check : tensors)
        largest = std::max(largest, check.relative);
    return largest;
}

TensorFile CaseFiles::tensors(const std::string& file) const
{
    if (file != weightsFile)
        refuse(file);
    return inMemory(weights);
}

TensorCheck compare(const Expectation& expected, const Matrix& found, const Tolerance& tolerance)
{
    TensorCheck check { expected.tensor, true, 0, 0, {} };
    if (found.rows() != expected.rows || found.cols() != expected.cols) {
        check.passed = false;
        check.absolute = check.relative = HUGE_VAL;
        check.problem = "expected " + std::to_string(expected.rows) + " x "
            + std::to_string(expected.cols) + " numbers, found " + formatted(shapeText(found));
        return check;
    }
    double worst = 0; // error minus tolerance
    for (std::size_t i = 0; i < expected.values.size(); ++i) {
        const Scalar number = found.values()[i];
        const double error = errorOf(expected.values[i], number);
        const double size = std::isnan(expected.values[i]) ? 0 : std::abs(expected.values[i]);
        const double beyond = error - tolerance.absolute - tolerance.relative * size;
        check.absolute = std::max(check.absolute, error);
        if (!(beyond <= worst)) {
            worst = beyond;
            check.passed = false;
            check.problem
                = mismatch(expected, i, number == excluded ? std::nan("") : double { number });
        }
    }
    const double largest = largestOf(expected.values);
    check.relative = check.absolute == 0 ? 0 : check.absolute / largest;
    return check;
}

CaseCheck recompute(const PublishedCase& example)
{
    CaseCheck result;
    try {
        const auto trace = run(resolve(example.experiment, CaseFiles(example)));
        for (const Expectation& expected : example.expected)
            result.tensors.push_back(compare(
                expected, matrix(*trace, find(*trace, expected.tensor)), example.tolerance));
    } catch (const Error& error) {
        result.problem = error.detail();
    }
    result.passed = result.problem.empty() && !result.tensors.empty()
        && std::ranges::all_of(result.tensors, &TensorCheck::passed);
    return result;
}

std::vector<PublishedCase> readPublished(std::string_view json)
{
    const Json document = parseOrderedJson(json);
    const Node cases = Node { &document, { json, {} } }.member("cases").list();
    std::vector<PublishedCase> result;
    for (std::size_t i = 0; i < cases.value->size(); ++i)
        result.push_back(readCase(cases.element(i)));
    return result;
}

std::vector<PublishedCase> publishedCases()
{
    QFile file(QStringLiteral(":/headlight/published.json"));
    if (!file.open(QIODevice::ReadOnly))
        throw Error(
            "missing_member", message("this program was built without its published examples"));
    const QByteArray bytes = file.readAll();
    return readPublished({ bytes.constData(), static_cast<std::size_t>(bytes.size()) });
}

} // namespace core
