#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>

// Lists the messages in the sources, arguments of core::message().
namespace test {

inline QStringList sources()
{
    QStringList files;
    for (const auto* layer : { "core", "ui", "app" }) {
        const QString folder = QStringLiteral(RESOURCES "/../") + QString::fromLatin1(layer);
        QDirIterator each(folder, { QStringLiteral("*.cpp"), QStringLiteral("*.h") }, QDir::Files,
            QDirIterator::Subdirectories);
        while (each.hasNext())
            files << each.next();
    }
    return files;
}

// Writes a file for lupdate with all messages; empty if that fails.
inline QString gatheredMessages(const QString& cmake, const QString& file)
{
    QProcess process;
    process.start(cmake,
        { QStringLiteral("-D"), QStringLiteral("SOURCE=" RESOURCES "/.."), QStringLiteral("-D"),
            QStringLiteral("OUT=") + file, QStringLiteral("-P"),
            QStringLiteral(RESOURCES "/translations/messages.cmake") });
    return process.waitForFinished() && process.exitCode() == 0 ? file : QString();
}

// Calls whose argument is not a string literal: no catalogue can contain them.
inline QStringList callsWithoutTemplate()
{
    static const QRegularExpression call(
        QStringLiteral("(?<![.>\\w])message\\((?!\\s*(\"|MessageTemplate<))[^\n]*"));
    QStringList found;
    for (const QString& source : sources()) {
        QFile file(source);
        if (!file.open(QIODevice::ReadOnly))
            return { source };
        const QString text = QString::fromUtf8(file.readAll());
        for (const auto& match : call.globalMatch(text))
            found << source + QStringLiteral(": ") + match.captured();
    }
    return found;
}

} // namespace test
