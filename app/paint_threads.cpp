#include <QThreadPool>

// Qt's raster painter shares fills and conversions among the threads of the global pool, and waits
// for ever where the system gives it no thread: a started job is lost with the thread. The program
// uses this pool for nothing else, so there is none: without it Qt paints in the calling thread.
// The definition of the program takes precedence over the library's.
#ifdef Q_OS_LINUX
QThreadPool* QThreadPool::globalInstance()
{
    return nullptr;
}
#endif
