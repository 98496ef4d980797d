#pragma once

#include <QTemporaryDir>

// A place of the test's own for what the program remembers; a real home is neither read nor
// written. To be made before anything of the program.
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
