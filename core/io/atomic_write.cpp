#include "core/io/atomic_write.h"

#include "core/error.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <fcntl.h>
#include <unistd.h>

namespace core {

namespace {

    Error cannotWrite(const char* problem, const std::string& path, const std::string& reason)
    {
        return { problem, "cannot write \"" + path + "\": " + reason };
    }

    // QSaveFile would put a regular file in the place of a device or a pipe.
    void checkTarget(const std::string& path, const QFileInfo& target)
    {
        if (target.isDir())
            throw cannotWrite("is_folder", path, "it is a folder; give the file another name");
        if (target.exists() && !target.isFile())
            throw cannotWrite("not_a_regular_file", path,
                "it is a device or a pipe; give the name of an ordinary file");
        if (!QFileInfo(target.absolutePath()).isDir())
            throw cannotWrite("folder_missing", path,
                "there is no folder " + target.absolutePath().toStdString()
                    + "; make it or choose another");
    }

    // QSaveFile tells no reason that could be relied on, the system does.
    bool mayWrite(const QString& path)
    {
        const QByteArray name = QFile::encodeName(path);
        return ::faccessat(AT_FDCWD, name.constData(), W_OK, AT_EACCESS) == 0;
    }

    Error openFailed(const std::string& path, const QFileInfo& target, const QSaveFile& file)
    {
        if (!mayWrite(target.absolutePath()))
            return cannotWrite(
                "no_permission", path, "its folder may not be written; choose another folder");
        if (target.exists() && !mayWrite(target.absoluteFilePath()))
            return cannotWrite(
                "no_permission", path, "the file may not be written; choose another name");
        return cannotWrite("write_failed", path, file.errorString().toStdString());
    }

    Error writeFailed(const std::string& path, std::uint64_t end, int code)
    {
        if (code == ENOSPC || code == EDQUOT)
            return cannotWrite("disk_full", path,
                "the disk is full, " + std::to_string(end)
                    + " bytes are needed at least; make room or choose another folder. The old "
                      "file, if there was one, is as it was");
        return cannotWrite("write_failed", path,
            qt_error_string(code).toStdString() + ". The old file, if there was one, is as it was");
    }

    // All bytes at their place, or the system's reason.
    int writeAt(int descriptor, std::uint64_t offset, std::string_view bytes)
    {
        while (!bytes.empty()) {
            const ssize_t written
                = ::pwrite(descriptor, bytes.data(), bytes.size(), static_cast<off_t>(offset));
            if (written < 0 && errno == EINTR)
                continue;
            if (written <= 0)
                return written < 0 ? errno : EIO;
            offset += static_cast<std::uint64_t>(written);
            bytes.remove_prefix(static_cast<std::size_t>(written));
        }
        return 0;
    }

} // namespace

void atomicWrite(const std::string& path, const std::function<void(const ByteSink&)>& fill)
{
    const QString name = QString::fromStdString(path);
    const QFileInfo target(name);
    checkTarget(path, target);
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly))
        throw openFailed(path, target, file);
    const int descriptor = file.handle();
    // commit() reports neither a short write nor a failed sync, so both are looked at before it.
    fill({ [&](std::uint64_t offset, std::string_view bytes) {
        if (const int code = writeAt(descriptor, offset, bytes); code != 0)
            throw writeFailed(path, offset + bytes.size(), code);
    } });
    if (::fsync(descriptor) != 0)
        throw writeFailed(path, static_cast<std::uint64_t>(file.size()), errno);
    if (!file.commit())
        throw cannotWrite("write_failed", path, file.errorString().toStdString());
}

void atomicWrite(const std::string& path, std::string_view bytes)
{
    atomicWrite(path, [=](const ByteSink& sink) { sink.write(0, bytes); });
}

} // namespace core
