#include "ui/files/file_content.h"

#include "core/io/disk_files.h"
#include "core/io/read_file.h"
#include "core/io/sniff.h"
#include "core/layer_tensors.h"
#include "core/limits.h"
#include "core/utf8.h"
#include "ui/figure/recipe.h"
#include "ui/phrases.h"
#include "ui/session_file.h"

#include <QFileInfo>

#include <new>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    bool isTable(const QString& path)
    {
        const QString ending = QFileInfo(path).suffix().toLower();
        return ending == u"csv"_s || ending == u"tsv"_s;
    }

    bool areWeights(const core::NamedTensors& tensors, const std::string& name)
    {
        try {
            const core::LayerTensors layer(tensors, name);
            return true;
        } catch (const core::Error& error) {
            if (error.problem == "weights_missing")
                return false;
            throw; // weights, but none that could be used: it says why
        }
    }

    FileContent numbersIn(core::Bytes bytes, const std::string& name)
    {
        FileContent content;
        content.kind = FileContent::Kind::Numbers;
        const core::NamedTensors tensors = core::readTensors(bytes, name);
        for (const auto& [id, tensor] : tensors)
            content.tensors.push_back({ id, tensor.shape, tensor.boolean });
        content.weights = areWeights(tensors, name);
        return content;
    }

    FileContent textIn(core::Bytes bytes)
    {
        const std::string_view text = core::textOf(bytes);
        if (text.find('\0') != std::string_view::npos)
            throw core::wrongFile(core::FileKind::Unknown,
                core::phrase("a session, numbers (npy, npz, safetensors, CSV) or text"));
        core::limits::checkText(text.size());
        core::checkUtf8(text);
        FileContent content;
        content.text = text.substr(text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
        return content;
    }

    FileContent inspect(const QString& path)
    {
        const core::FileBytes file = core::readFile(path.toStdString(), core::fileSizeLimit);
        const core::FileKind kind = core::sniff(file.bytes());
        const std::string name = QFileInfo(path).fileName().toStdString();
        if (mayCarryRecipe(kind) && !isTable(path)) {
            (void)recipeIn(file.bytes()); // says what is wrong with a picture that has none
            FileContent session;
            session.kind = FileContent::Kind::Session;
            return session;
        }
        if (path.endsWith(sessionEnding(), Qt::CaseInsensitive)
            || (kind == core::FileKind::Json && !isTable(path))) {
            FileContent session;
            session.kind = FileContent::Kind::Session;
            return session;
        }
        if (kind == core::FileKind::Unknown && !isTable(path))
            return textIn(file.bytes());
        return numbersIn(file.bytes(), name);
    }

} // namespace

FileContent inspectFile(const QString& path) noexcept
{
    FileContent failed;
    try {
        return inspect(path);
    } catch (const core::Error& error) {
        failed.error = error;
    } catch (const std::bad_alloc&) {
        failed.error = lackOfMemory();
    } catch (const std::exception& error) {
        failed.error = unexpected(error);
    }
    return failed;
}

} // namespace ui
