#include "core/io/tokenizer/encoding_json.h"

#include "core/base/error.h"
#include "core/io/text/json.h"

#include <nlohmann/json.hpp>

namespace core {

std::string encodingJson(const Encoding& encoding)
{
    nlohmann::ordered_json result { { "ids", nlohmann::json::array() },
        { "tokens", nlohmann::json::array() }, { "offsets", nlohmann::json::array() },
        { "type_ids", nlohmann::json::array() } };
    for (const EncodedToken& token : encoding) {
        result["ids"].push_back(token.id);
        result["tokens"].push_back(token.text);
        result["offsets"].push_back({ token.range.begin, token.range.end });
        result["type_ids"].push_back(token.typeId);
    }
    return result.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string textOfJson(std::string_view line)
{
    const nlohmann::json value = parseJson(line);
    if (!value.is_string())
        throw Error("json_type", message("each line must be a JSON string: \"…\""));
    return value.get<std::string>();
}

} // namespace core
