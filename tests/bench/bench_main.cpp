#include "core/base/memory.h"

#include <benchmark/benchmark.h>

int main(int argc, char** argv)
{
    core::keepFreedMemory(); // as the program does
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
