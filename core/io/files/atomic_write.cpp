#include "core/io/files/atomic_write.h"

#include "core/base/error.h"
#include "core/io/files/system_reason.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {

namespace {

    Error cannotWrite(const char* problem, const std::string& path, Message reason)
    {
        return { problem, message("cannot write \"%1\": %2", path, std::move(reason)) };
    }

    // QSaveFile's message is the system's, without a reliable code.
    Error gaveUp(const std::string& path, const QSaveFile& file)
    {
        return cannotWrite("write_failed", path, systemReason(errno))
            .remarked(file.errorString().toStdString());
    }

    bool isLoop(const QFileInfo& target)
    {
        struct stat status { };
        const QByteArray name = QFile::encodeName(target.absoluteFilePath());
        return ::stat(name.constData(), &status) != 0 && errno == ELOOP;
    }

    // QSaveFile would replace a device, a pipe or a link that leads nowhere by a regular file.
    void checkPlace(const std::string& path, const QFileInfo& target)
    {
        if (target.isDir())
            throw cannotWrite(
                "is_folder", path, message("it is a folder; give the file another name"));
        if (target.exists() && !target.isFile())
            throw cannotWrite("not_a_regular_file", path,
                message("it is a device or a pipe; give the name of an ordinary file"));
        if (isLoop(target))
            throw cannotWrite("link_loop", path, systemReason(ELOOP));
        if (!QFileInfo(target.absolutePath()).isDir())
            throw cannotWrite("folder_missing", path,
                message("folder %1 does not exist; create it or choose another",
                    target.absolutePath().toStdString()));
    }

    // QSaveFile gives no reliable reason, the system does.
    bool mayWrite(const QString& path)
    {
        const QByteArray name = QFile::encodeName(path);
        return ::faccessat(AT_FDCWD, name.constData(), W_OK, AT_EACCESS) == 0;
    }

    void checkPermission(const std::string& path, const QFileInfo& target)
    {
        if (!mayWrite(target.absolutePath()))
            throw cannotWrite("no_permission", path,
                message("its folder is not writable; choose another folder"));
        if (target.exists() && !mayWrite(target.absoluteFilePath()))
            throw cannotWrite(
                "no_permission", path, message("the file is not writable; choose another name"));
    }

    Error writeFailed(const std::string& path, std::uint64_t end, int code)
    {
        if (code == ENOSPC || code == EDQUOT)
            return cannotWrite("disk_full", path,
                message("the disk is full, at least %1 bytes are needed; free some space or choose "
                        "another folder. An existing file is left unchanged",
                    end));
        return cannotWrite("write_failed", path,
            message("%1. An existing file is left unchanged", systemReason(code)))
            .remarked(qt_error_string(code).toStdString());
    }

    // Writes all bytes; returns 0 or errno.
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

void checkTarget(const std::string& path)
{
    const QFileInfo target(QString::fromStdString(path));
    checkPlace(path, target);
    checkPermission(path, target);
}

void atomicWrite(const std::string& path, const std::function<void(const ByteSink&)>& fill)
{
    const QString name = QString::fromStdString(path);
    const QFileInfo target(name);
    checkPlace(path, target);
    QSaveFile file(name);
    if (!file.open(QIODevice::WriteOnly)) {
        checkPermission(path, target);
        throw gaveUp(path, file);
    }
    const int descriptor = file.handle();
    // commit() reports neither a short write nor a failed sync, so both are checked before it.
    fill({ [&](std::uint64_t offset, std::string_view bytes) {
        if (const int code = writeAt(descriptor, offset, bytes); code != 0)
            throw writeFailed(path, offset + bytes.size(), code);
    } });
    if (::fsync(descriptor) != 0)
        throw writeFailed(path, static_cast<std::uint64_t>(file.size()), errno);
    if (!file.commit())
        throw gaveUp(path, file);
}

void atomicWrite(const std::string& path, std::string_view bytes)
{
    atomicWrite(path, [=](const ByteSink& sink) { sink.write(0, bytes); });
}

} // namespace core
