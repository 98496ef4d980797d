#include "app/input_session.h"

#include "app/console.h"
#include "core/base/utf8.h"
#include "core/io/files/read_file.h"
#include "core/limits.h"
#include "ui/files/lessons.h"
#include "ui/session/session_file.h"
#include "ui/session/session_json.h"

#include <QDir>
#include <QFileInfo>

namespace app {

using namespace Qt::StringLiterals;

namespace {

    const QString textName = u"text"_s;
    const QString standardInput = u"-"_s;

    std::string textOfInput()
    {
        std::string text = readInput(core::limits::textBytes);
        core::checkUtf8(text);
        constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
        if (text.starts_with(byteOrderMark))
            text.erase(0, byteOrderMark.size());
        text.erase(text.find_last_not_of("\r\n") + 1);
        return text;
    }

} // namespace

core::Error InputSession::placed(const core::Error& error) const
{
    return error.within(error.offset
            ? core::message("%1: %2 (byte %3)", name, error.message, *error.offset)
            : core::message("%1: %2", name, error.message));
}

std::optional<InputSession> inputSession(const QCommandLineParser& parser)
{
    if (parser.positionalArguments().isEmpty())
        return std::nullopt;
    const QString path = parser.positionalArguments().first();
    const auto json
        = [](std::string_view bytes) { return ui::sessionText(core::bytesOf(bytes)).json; };
    if (path == standardInput) {
        InputSession session { "standard input", QDir::currentPath(),
            readInput(core::textSizeLimit) };
        session.json = session.understood(json);
        return session;
    }
    if (const ui::Lesson* lesson = ui::lessonNamed(path.toStdString());
        lesson != nullptr && !QFileInfo::exists(path)) {
        ui::SavedSession saved;
        saved.session = lesson->session;
        return InputSession { path.toStdString(), QDir::currentPath(), ui::toJson(saved) };
    }
    const core::FileBytes file = core::readFile(path.toStdString(), core::textSizeLimit);
    InputSession session { path.toStdString(), QFileInfo(path).absolutePath(),
        std::string(core::textOf(file.bytes())) };
    session.json = session.understood(json);
    return session;
}

void warnUnknown(const std::vector<std::string>& paths)
{
    for (const std::string& path : paths)
        printError("headlight: ignoring unknown field \"" + harmless(path) + "\"\n");
}

std::optional<std::string> inputText(const QCommandLineParser& parser)
{
    if (!parser.isSet(textName))
        return std::nullopt;
    const QString text = parser.value(textName);
    return text == standardInput ? textOfInput() : text.toStdString();
}

bool readsInputTwice(const QCommandLineParser& parser)
{
    return parser.optionNames().contains(textName) && parser.value(textName) == standardInput
        && parser.positionalArguments().contains(standardInput);
}

QCommandLineOption textOption()
{
    return { textName,
        u"The input sentence; - reads standard input (--set source.text=- means a literal dash)."_s,
        u"TEXT"_s };
}

QCommandLineOption pairOption()
{
    return { u"pair"_s,
        u"A second sentence: the second segment for a trained model that takes sentence pairs, "
        "with its own token type; for custom attention the keys and values (cross-attention)."_s,
        u"TEXT"_s };
}

QList<QCommandLineOption> textOptions()
{
    return { textOption(), pairOption() };
}

} // namespace app
