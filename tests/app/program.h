#pragma once

#include <QByteArray>
#include <QMap>
#include <QProcess>
#include <QRegularExpression>
#include <QString>
#include <QStringList>

// Runs programs as a user does, without a display, and reads their output.
namespace test {

struct Outcome {
    int code = -1;
    QString out;
    QString err;
    QByteArray bytes; // of standard output
};

struct Surroundings {
    QMap<QString, QString> environment = {};
    QString folder = {}; // working directory; empty: the test's
    QByteArray input = {};
};

inline Outcome run(
    const QString& program, const QStringList& arguments, const Surroundings& around = {})
{
    QProcess process;
    QProcessEnvironment variables = QProcessEnvironment::systemEnvironment();
    for (const char* display : { "DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM" })
        variables.remove(QString::fromLatin1(display));
    for (auto [name, value] : around.environment.asKeyValueRange())
        variables.insert(name, value);
    process.setProcessEnvironment(variables);
    process.setWorkingDirectory(around.folder);
    process.start(program, arguments);
    process.write(around.input);
    process.closeWriteChannel();
    if (!process.waitForFinished(60000) || process.exitStatus() != QProcess::NormalExit)
        return { -1, {}, process.errorString(), {} };
    const QByteArray bytes = process.readAllStandardOutput();
    return { process.exitCode(), QString::fromUtf8(bytes),
        QString::fromUtf8(process.readAllStandardError()), bytes };
}

inline Outcome headlight(const QStringList& arguments, const Surroundings& around = {})
{
    return run(QStringLiteral(HEADLIGHT_PROGRAM), arguments, around);
}

// The views in the help of `render`.
inline QStringList viewNames()
{
    static const QRegularExpression list(
        QStringLiteral("--view VIEW\\s+((?:[a-z_]+,\\s+)+[a-z_]+\\s+or\\s+[a-z_]+)\\."));
    QString names
        = list.match(headlight({ QStringLiteral("render"), QStringLiteral("--help") }).out)
              .captured(1)
              .simplified();
    names.replace(QStringLiteral(" or "), QStringLiteral(" ")).remove(u',');
    return names.split(u' ', Qt::SkipEmptyParts);
}

} // namespace test
