#include "core/io/files/system_reason.h"

#include <cerrno>

namespace core {

Message systemReason(int code)
{
    switch (code) {
    case EROFS:
        return message("the file system is read-only");
    case EFBIG:
        return message("the file would be larger than the file system allows");
    case ENAMETOOLONG:
        return message("the name is too long");
    case ELOOP:
        return message("the symbolic links form a loop");
    case EMFILE:
    case ENFILE:
        return message("too many files are open");
    case EPIPE:
        return message("nothing is reading from it any more");
    case ENOSPC:
    case EDQUOT:
        return message("the disk is full");
    case EIO:
        return message("the device reports an error");
    default:
        return message("system error %1", code);
    }
}

} // namespace core
