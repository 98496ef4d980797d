#pragma once

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <csignal>

namespace ui::test {

// A script in place of ffmpeg, with known behaviour on every system. In it, $film is the output
// file and $notes a folder for its notes.
class FakeFfmpeg {
public:
    explicit FakeFfmpeg(const QByteArray& does)
    {
        const QString script = m_folder.filePath(QStringLiteral("ffmpeg"));
        QFile file(script);
        if (file.open(QIODevice::WriteOnly))
            file.write("#!/bin/sh\nfor film; do :; done\nfilm=${film#file:}\nnotes='"
                + m_folder.path().toUtf8() + "'\necho $$ >\"$notes/pid\"\n" + does + "\n");
        file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        file.close();
        qputenv("PATH", path());
    }
    ~FakeFfmpeg() { qputenv("PATH", m_before); }
    FakeFfmpeg(const FakeFfmpeg&) = delete;
    FakeFfmpeg& operator=(const FakeFfmpeg&) = delete;

    [[nodiscard]] QByteArray path() const { return m_folder.path().toUtf8() + ":" + m_before; }
    [[nodiscard]] QString name(const QString& note) const { return m_folder.filePath(note); }
    [[nodiscard]] QByteArray told(const QString& note) const
    {
        QFile file(name(note));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    [[nodiscard]] bool began() const { return told(QStringLiteral("pid")).endsWith('\n'); }
    [[nodiscard]] bool runs() const
    {
        const int pid = told(QStringLiteral("pid")).trimmed().toInt();
        return pid > 0 && ::kill(pid, 0) == 0;
    }

private:
    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("PATH");
};

// An empty PATH.
class NoFfmpeg {
public:
    NoFfmpeg() { qputenv("PATH", m_folder.path().toUtf8()); }
    ~NoFfmpeg() { qputenv("PATH", m_before); }
    NoFfmpeg(const NoFfmpeg&) = delete;
    NoFfmpeg& operator=(const NoFfmpeg&) = delete;

private:
    QTemporaryDir m_folder;
    QByteArray m_before = qgetenv("PATH");
};

} // namespace ui::test
