#include "core/io/files/read_file.h"
#include "core/io/tokenizer/vocabulary_files.h"

#include <benchmark/benchmark.h>

#include <string>

namespace {

// A megabyte of English: this program's licence, repeated.
std::string englishText()
{
    constexpr std::size_t size = 1 << 20;
    const core::FileBytes file = core::readFile(SOURCE_FOLDER "/LICENSE", core::textSizeLimit);
    const std::string once(reinterpret_cast<const char*>(file.content.get()), file.size);
    std::string text;
    while (text.size() < size)
        text += once;
    return text;
}

// Bytes of text per second, from UTF-8 to IDs, tokens and offsets.
void encodeEnglish(benchmark::State& state, const std::string& kind)
{
    const core::Tokenizer tokenizer
        = core::readTokenizerFolder(SOURCE_FOLDER "/tests/data/tokenizers/" + kind);
    const std::string text = englishText();
    for (auto _ : state)
        benchmark::DoNotOptimize(core::encodeText(tokenizer, { text }));
    state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

} // namespace

BENCHMARK_CAPTURE(encodeEnglish, wordPieces, "bert-uncased")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encodeEnglish, gpt2, "gpt2")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encodeEnglish, llama2, "llama2")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encodeEnglish, llama3, "llama3")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encodeEnglish, unigram, "unigram")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(encodeEnglish, wordLevel, "wordlevel")->Unit(benchmark::kMillisecond);
