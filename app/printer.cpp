#include "app/printer.h"

#include "app/console.h"
#include "core/base/fields.h"
#include "core/base/spelling.h"
#include "core/io/files/atomic_write.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString printFormatName = u"format"_s;
    const std::string standardOutput = "-";

    std::optional<PrintFormat> printFormatNamed(std::string_view name)
    {
        const auto ids = enumIds(PrintFormat {});
        const auto found = std::ranges::find(ids, name);
        if (found == ids.end())
            return std::nullopt;
        return static_cast<PrintFormat>(found - ids.begin());
    }

    std::string outFile(const QCommandLineParser& parser)
    {
        const std::string file = parser.value(outName).toStdString();
        return file == standardOutput ? std::string() : file;
    }

    // By the ending of a file's name; text for all others.
    PrintFormat formatOfEnding(const std::string& file)
    {
        const std::string ending = file.substr(std::min(file.rfind('.'), file.size() - 1) + 1);
        return printFormatNamed(ending).value_or(PrintFormat::Text);
    }

    PrintFormat formatFrom(const QCommandLineParser& parser, const std::string& file)
    {
        const bool asked = parser.optionNames().contains(printFormatName); // isSet() warns
        const auto named
            = asked ? printFormatNamed(parser.value(printFormatName).toStdString()) : std::nullopt;
        return named ? *named : file.empty() ? PrintFormat::Text : formatOfEnding(file);
    }

} // namespace

QCommandLineOption outOption(const QString& description, const QString& value)
{
    return { { u"o"_s, outName, u"output"_s }, description, value };
}

QCommandLineOption formatOption(const QString& description)
{
    return { printFormatName,
        description.isEmpty()
            ? u"text, json or csv. Default: by the ending of the output file, else text."_s
            : description,
        u"FORMAT"_s };
}

QList<QCommandLineOption> printOptions(Prints prints)
{
    QList<QCommandLineOption> options;
    if (prints == Prints::Rows)
        options << formatOption();
    if (prints != Prints::Nothing)
        options << outOption(u"Write into FILE instead of standard output (-)."_s);
    return options;
}

std::string wrongFormat(const QCommandLineParser& parser)
{
    if (!parser.optionNames().contains(printFormatName))
        return {};
    const std::string name = parser.value(printFormatName).toStdString();
    if (printFormatNamed(name))
        return {};
    return "--format: unknown format \"" + harmless(name) + "\"; choose text, json or csv.";
}

Printer::Printer(const QCommandLineParser& parser)
    : Printer(parser, outFile(parser))
{
}

Printer::Printer(const QCommandLineParser& parser, std::string file)
    : m_format(formatFrom(parser, file))
    , m_file(std::move(file))
{
}

Printer Printer::toOutput(const QCommandLineParser& parser, bool json)
{
    Printer printer(parser, std::string());
    if (json)
        printer.m_format = PrintFormat::Json;
    return printer;
}

bool Printer::write(std::string_view part)
{
    if (m_file.empty())
        m_written = m_written && print(part);
    else
        m_text += part;
    return m_written;
}

int Printer::close()
{
    if (!m_file.empty())
        core::atomicWrite(m_file, m_text);
    return m_written ? Success : Failure;
}

int printout(const QCommandLineParser& parser, const Printout& printed)
{
    Printer printer(parser);
    const auto body = [&] {
        switch (printer.format()) {
        case PrintFormat::Json:
            return printed.json ? printed.json() : core::recordsJson(printed.records());
        case PrintFormat::Csv:
            return core::csvText(printed.records());
        case PrintFormat::Text:
            break;
        }
        return printed.text();
    };
    static_cast<void>(printer.write(body()));
    return printer.close();
}

int printout(const QCommandLineParser& parser, const std::string& text)
{
    Printer printer(parser);
    static_cast<void>(printer.write(text));
    return printer.close();
}

} // namespace app
