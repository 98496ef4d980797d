#include "app/console.h"

#include "core/base/error.h"
#include "core/io/files/system_reason.h"

#include <QChar>
#include <QString>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstdio>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

namespace app {

namespace {

    bool obeyed(char32_t c)
    {
        const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
        const bool direction = (c >= 0x202A && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069)
            || c == 0x200E || c == 0x200F || c == 0x2028 || c == 0x2029;
        return control || direction;
    }

    // Blocks of Unicode's East Asian Width "wide" and "fullwidth", and emoji. The C library's
    // wcwidth() knows them too, but only in a locale of UTF-8.
    constexpr std::array<std::pair<char32_t, char32_t>, 14> wide { { { 0x1100, 0x115F },
        { 0x2E80, 0x303E }, { 0x3041, 0x33FF }, { 0x3400, 0x4DBF }, { 0x4E00, 0x9FFF },
        { 0xA000, 0xA4CF }, { 0xAC00, 0xD7A3 }, { 0xF900, 0xFAFF }, { 0xFE30, 0xFE6F },
        { 0xFF00, 0xFF60 }, { 0xFFE0, 0xFFE6 }, { 0x1F300, 0x1F64F }, { 0x1F900, 0x1F9FF },
        { 0x20000, 0x3FFFD } } };

    int columns(char32_t c)
    {
        const QChar::Category category = QChar::category(c);
        if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing
            || category == QChar::Other_Format)
            return 0;
        return std::ranges::any_of(
                   wide, [c](const auto& block) { return c >= block.first && c <= block.second; })
            ? 2
            : 1;
    }

    QList<uint> codePoints(std::string_view text)
    {
        return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).toUcs4();
    }

    std::string utf8(char32_t c)
    {
        return QString::fromUcs4(&c, 1).toStdString();
    }

    std::string formatted(double number, std::chars_format format, int digits)
    {
        std::array<char, 400> text {}; // the largest double has 309 digits before the point
        const auto end
            = std::to_chars(text.data(), text.data() + text.size(), number, format, digits);
        return { text.data(), end.ptr };
    }

} // namespace

bool print(std::string_view text)
{
    if (std::fwrite(text.data(), 1, text.size(), stdout) == text.size() && std::fflush(stdout) == 0)
        return true;
    printError("headlight: cannot write to standard output: "
        + std::generic_category().message(errno) + "\n");
    return false;
}

void printError(std::string_view text)
{
    std::fwrite(text.data(), 1, text.size(), stderr);
}

core::ByteSink outputSink()
{
    const auto write = [](std::uint64_t, std::string_view bytes) {
        if (std::fwrite(bytes.data(), 1, bytes.size(), stdout) != bytes.size()
            || std::fflush(stdout) != 0)
            throw core::Error("write_failed",
                core::message("cannot write to standard output: %1", core::systemReason(errno)))
                .remarked(std::generic_category().message(errno));
    };
    return { write, true };
}

bool outputIsTerminal()
{
    return ::isatty(STDOUT_FILENO) != 0;
}

std::string readInput(std::size_t limit)
{
    std::string text;
    std::array<char, 65536> part {};
    while (const std::size_t got = std::fread(part.data(), 1, part.size(), stdin)) {
        if (text.size() + got > limit)
            throw core::Error(
                "file_too_large", core::message("standard input gives more than %1 bytes", limit));
        text.append(part.data(), got);
    }
    if (std::ferror(stdin) != 0)
        throw core::Error("read_failed",
            core::message("cannot read standard input: %1", core::systemReason(errno)))
            .remarked(std::generic_category().message(errno));
    return text;
}

int terminalWidth()
{
    constexpr int otherwise = 100;
    constexpr int narrowest = 40;
    winsize size {};
    if (!outputIsTerminal() || ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0)
        return otherwise;
    return std::max<int>(narrowest, size.ws_col);
}

std::string harmless(std::string_view text)
{
    std::string result;
    for (const uint c : codePoints(text))
        result += obeyed(c) ? "\\u{" + QString::number(c, 16).toStdString() + "}" : utf8(c);
    return result;
}

int widthOf(std::string_view text)
{
    int width = 0;
    for (const uint c : codePoints(text))
        width += columns(c);
    return width;
}

std::string fitted(std::string_view text, int width)
{
    const int own = widthOf(text);
    if (own <= width)
        return std::string(text) + std::string(static_cast<std::size_t>(width - own), ' ');
    std::string result;
    int used = 0;
    for (const uint c : codePoints(text)) {
        if (used + columns(c) > width - 1)
            break;
        result += utf8(c);
        used += columns(c);
    }
    return result + "…" + std::string(static_cast<std::size_t>(width - 1 - used), ' ');
}

std::string wrapped(std::string_view text, int width, std::string_view indent)
{
    std::string result;
    std::string line;
    const auto flush = [&] {
        result += std::string(indent) + line + "\n";
        line.clear();
    };
    for (const QString& part :
        QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())).split(u' ')) {
        const std::string word = part.toStdString();
        if (!line.empty() && widthOf(indent) + widthOf(line) + 1 + widthOf(word) > width)
            flush();
        line += (line.empty() ? "" : " ") + word;
    }
    flush();
    return result;
}

std::string decimals(double number, int digits)
{
    return formatted(number, std::chars_format::fixed, digits);
}

std::string scientific(double number)
{
    return number == 0 ? "0" : formatted(number, std::chars_format::scientific, 1);
}

} // namespace app
