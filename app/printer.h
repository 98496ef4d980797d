#pragma once

#include "app/command.h"
#include "core/io/text/records.h"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace app {

// The formats of what a command prints.
enum class PrintFormat { Text, Json, Csv };
constexpr auto enumIds(PrintFormat)
{
    return std::array<std::string_view, 3> { "text", "json", "csv" };
}

// -o, --out, --output: the file that a command writes.
QCommandLineOption outOption(
    const QString& description, const QString& value = QStringLiteral("FILE"));
inline const QString outName = QStringLiteral("out");

// --format of a command that lists rows.
QCommandLineOption formatOption(const QString& description = {});

// The options of a command that prints: -o, and --format if it lists rows.
QList<QCommandLineOption> printOptions(Prints prints);

// The error in --format; empty if there is none.
std::string wrongFormat(const QCommandLineParser& parser);

// Writes what a command prints: part by part to standard output, or at the end into the file of
// -o, which is replaced only by a complete one.
class Printer {
public:
    // The format is that of --format, or of the file's ending, or text.
    explicit Printer(const QCommandLineParser& parser);
    // To standard output, for a command whose -o is something else.
    // `json`: the default format.
    static Printer toOutput(const QCommandLineParser& parser, bool json);

    [[nodiscard]] PrintFormat format() const { return m_format; }
    // False, with an error message, if standard output cannot be written.
    [[nodiscard]] bool write(std::string_view part);
    // Writes the file; a message as above. Errors: those of atomicWrite.
    [[nodiscard]] int close();

private:
    Printer(const QCommandLineParser& parser, std::string file);

    PrintFormat m_format = PrintFormat::Text;
    std::string m_file; // empty: standard output
    std::string m_text; // for the file
    bool m_written = true;
};

// What a command prints; only the format that is asked for is made.
struct Printout {
    std::function<std::string()> text;
    std::function<core::Records()> records;
    std::function<std::string()> json = {}; // without one: the records
};

// The exit code.
int printout(const QCommandLineParser& parser, const Printout& printed);
// A text without other formats.
int printout(const QCommandLineParser& parser, const std::string& text);

} // namespace app
