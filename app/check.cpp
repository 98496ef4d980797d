#include "app/command.h"
#include "app/console.h"
#include "app/printer.h"
#include "core/io/experiment/published.h"

#include <algorithm>

namespace app {

namespace {

    constexpr int nameWidth = 22;
    constexpr int numberWidth = 8;

    std::string detailText(const core::PublishedCase& example, const core::CaseCheck& check)
    {
        std::string text = "      " + example.title + "\n      tolerance "
            + scientific(example.tolerance.absolute) + " absolute + "
            + scientific(example.tolerance.relative) + " relative: " + example.tolerance.reason
            + "\n";
        for (const core::TensorCheck& tensor : check.tensors)
            text += "      " + fitted(tensor.tensor, nameWidth) + "  "
                + fitted(scientific(tensor.absolute), numberWidth) + "  "
                + fitted(scientific(tensor.relative), numberWidth) + "\n";
        return text;
    }

    std::string problemText(const core::CaseCheck& check)
    {
        std::string text;
        if (!check.problem.empty())
            text += "      " + check.problem + "\n";
        for (const core::TensorCheck& tensor : check.tensors)
            if (!tensor.passed)
                text += "      " + tensor.tensor + ": " + tensor.problem + "\n";
        return text;
    }

    std::string caseText(
        const core::PublishedCase& example, const core::CaseCheck& check, bool verbose)
    {
        const bool computed = check.problem.empty();
        return (check.passed ? "pass  " : "FAIL  ") + fitted(example.name, nameWidth) + "  "
            + fitted(computed ? scientific(check.absolute()) : "-", numberWidth) + "  "
            + fitted(computed ? scientific(check.relative()) : "-", numberWidth) + "  "
            + example.origin + "\n" + (verbose ? detailText(example, check) : "")
            + problemText(check);
    }

    struct CheckedCase {
        core::PublishedCase example;
        core::CaseCheck check;
    };

    std::string checksText(const std::vector<CheckedCase>& cases, bool verbose)
    {
        std::string text
            = "      " + fitted("example", nameWidth) + "  absolute  relative  origin\n";
        std::size_t passed = 0;
        double absolute = 0;
        double relative = 0;
        for (const auto& [example, result] : cases) {
            passed += result.passed ? 1U : 0U;
            absolute = std::max(absolute, result.absolute());
            relative = std::max(relative, result.relative());
            text += caseText(example, result, verbose);
        }
        return text + "\n" + std::to_string(passed) + " of " + std::to_string(cases.size())
            + " published examples agree; largest error " + scientific(absolute) + " absolute, "
            + scientific(relative) + " relative\n";
    }

    // An example that was not computed has no errors.
    core::RecordValue errorValue(const core::CaseCheck& check, double error)
    {
        return check.problem.empty() ? core::RecordValue { error } : core::RecordValue {};
    }

    core::Records recordsOfCases(const std::vector<CheckedCase>& cases)
    {
        core::Records records {
            { "example", "passed", "absolute", "relative", "origin", "title", "problem" }, {}
        };
        for (const auto& [example, result] : cases)
            records.rows.push_back({ example.name, result.passed,
                errorValue(result, result.absolute()), errorValue(result, result.relative()),
                example.origin, example.title, result.problem });
        return records;
    }

    core::Records recordsOfTensors(const std::vector<CheckedCase>& cases)
    {
        core::Records records { { "example", "tensor", "passed", "absolute", "relative",
                                    "tolerance_absolute", "tolerance_relative", "reason",
                                    "problem" },
            {} };
        for (const auto& [example, result] : cases)
            for (const core::TensorCheck& tensor : result.tensors)
                records.rows.push_back({ example.name, tensor.tensor, tensor.passed,
                    tensor.absolute, tensor.relative, example.tolerance.absolute,
                    example.tolerance.relative, example.tolerance.reason, tensor.problem });
        return records;
    }

    int check(const QCommandLineParser& parser, const core::SharedStore& /*files*/)
    {
        const bool verbose = parser.isSet(QStringLiteral("verbose"));
        std::vector<CheckedCase> cases;
        for (const core::PublishedCase& example : core::publishedCases())
            cases.push_back({ example, core::recompute(example) });
        const int printed = printout(parser,
            { [&] { return checksText(cases, verbose); },
                [&] { return verbose ? recordsOfTensors(cases) : recordsOfCases(cases); } });
        const bool passed
            = std::ranges::all_of(cases, [](const CheckedCase& one) { return one.check.passed; });
        return passed ? printed : Failure;
    }

} // namespace

Command checkCommand()
{
    return { QStringLiteral("check"), QStringLiteral("[--verbose]"),
        QStringLiteral("recompute published examples and compare"),
        QStringLiteral(
            "Recomputes every published example that is included and compares the results with "
            "the numbers printed in papers and courses, or with a double-precision evaluation "
            "of the formulas.\n\n"
            "Each line shows pass or FAIL, the example's name, its largest absolute error, its "
            "largest error relative to the largest number of the tensor, and the source of the "
            "example. The exit code is 0 if all pass, else 1."),
        { { QStringLiteral("verbose"),
            QStringLiteral("Describe each example, its tolerance and the reason for it, and "
                           "list the errors of every tensor.") } },
        0, check, false, Prints::Rows };
}

} // namespace app
