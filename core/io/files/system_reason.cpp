#include "core/io/files/system_reason.h"

#include <cerrno>

namespace core {

Phrase systemReason(int code)
{
    switch (code) {
    case EROFS:
        return phrase("the file system is read-only");
    case EFBIG:
        return phrase("the file would be larger than the file system allows");
    case ENAMETOOLONG:
        return phrase("the name is too long");
    case ELOOP:
        return phrase("the symbolic links form a loop");
    case EMFILE:
    case ENFILE:
        return phrase("too many files are open");
    case EPIPE:
        return phrase("nothing is reading from it any more");
    case ENOSPC:
    case EDQUOT:
        return phrase("the disk is full");
    case EIO:
        return phrase("the device reports an error");
    default:
        return phrase("system error %1", code);
    }
}

} // namespace core
