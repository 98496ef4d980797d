#pragma once

// Helpers for tests of embeddings.

#include "core/input/embedding.h"

#include <cmath>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

inline std::vector<core::Token> tokensOf(const std::vector<std::string>& words)
{
    std::vector<core::Token> tokens;
    tokens.reserve(words.size());
    for (const std::string& word : words)
        tokens.push_back({ word, 0, 0, true });
    return tokens;
}

struct Embedded {
    core::Matrix rows;
    std::vector<core::Token> tokens;
    std::vector<core::Notice> notices;
};

inline Embedded embedded(const core::EmbeddingRequest& request,
    const std::vector<std::string>& words, const core::Files& files = core::noFiles())
{
    Embedded result;
    result.tokens = tokensOf(words);
    result.rows = core::embed(request, { &result.tokens }, files, result.notices).at(0);
    return result;
}

inline double dot(std::span<const core::Scalar> a, std::span<const core::Scalar> b)
{
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i)
        sum += static_cast<double>(a[i]) * static_cast<double>(b[i]);
    return sum;
}

inline double norm(std::span<const core::Scalar> a)
{
    return std::sqrt(dot(a, a));
}

inline double cosine(std::span<const core::Scalar> a, std::span<const core::Scalar> b)
{
    return dot(a, b) / (norm(a) * norm(b));
}

inline double distance(std::span<const core::Scalar> a, std::span<const core::Scalar> b)
{
    return std::sqrt(std::max(0.0, dot(a, a) - 2 * dot(a, b) + dot(b, b)));
}
