#pragma once

#include <pthread.h>

#include <cstddef>

namespace test {

// While it lives, the system gives no thread: their stacks would be larger than its memory.
class NoThreads {
public:
    NoThreads()
    {
        pthread_getattr_default_np(&m_usual);
        pthread_attr_t huge;
        pthread_getattr_default_np(&huge);
        pthread_attr_setstacksize(&huge, std::size_t { 1 } << 60);
        pthread_setattr_default_np(&huge);
        pthread_attr_destroy(&huge);
    }
    NoThreads(const NoThreads&) = delete;
    NoThreads& operator=(const NoThreads&) = delete;
    ~NoThreads()
    {
        pthread_setattr_default_np(&m_usual);
        pthread_attr_destroy(&m_usual);
    }

private:
    pthread_attr_t m_usual;
};

} // namespace test
