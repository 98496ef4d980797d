#pragma once

#include <QTemporaryDir>

// A settings folder of the test's own; a real home is neither read nor written. Create it before
// any part of the program.
class OwnHome {
public:
    OwnHome()
    {
        qputenv("XDG_CONFIG_HOME", m_folder.filePath(QStringLiteral("config")).toLocal8Bit());
        qputenv("XDG_DATA_HOME", m_folder.filePath(QStringLiteral("data")).toLocal8Bit());
    }
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};
