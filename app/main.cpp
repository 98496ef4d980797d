#include <cstdio>

int main()
{
    std::puts("headlight");
    return 0;
}
