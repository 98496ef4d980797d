#pragma once

#include "core/io/files/read_file.h"
#include "core/io/tokenizer/tokenizer_json.h"

#include <QDir>
#include <nlohmann/json.hpp>

#include <string>

// The tokenizers in tests/data/tokenizers.
namespace test {

inline QString folderOf(const QString& kind)
{
    return QStringLiteral(TEST_DATA "/tokenizers/") + kind;
}

inline std::string tokenizerFile(const QString& path)
{
    const core::FileBytes file
        = core::readFile(TEST_DATA "/tokenizers/" + path.toStdString(), core::textSizeLimit);
    return { reinterpret_cast<const char*>(file.content.get()), file.size };
}

inline QStringList tokenizerKinds()
{
    return QDir(QStringLiteral(TEST_DATA "/tokenizers"))
        .entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
}

inline core::Tokenizer tokenizerOf(const QString& kind)
{
    return core::readTokenizerJson(tokenizerFile(kind + QStringLiteral("/tokenizer.json")));
}

inline nlohmann::json expectedOf(const QString& kind)
{
    return nlohmann::json::parse(tokenizerFile(kind + QStringLiteral("/expected.json")));
}

} // namespace test
