#include "ui/files/file_content.h"

#include "core/base/utf8.h"
#include "core/input/imported_attention.h"
#include "core/io/files/read_file.h"
#include "core/io/files/sniff.h"
#include "core/io/model/weight_files.h"
#include "core/io/store/tensor_file.h"
#include "core/io/tokenizer/vocabulary_files.h"
#include "core/io/trace/trace_file.h"
#include "core/limits.h"
#include "core/pretrained_model.h"
#include "core/training/trained_network.h"
#include "core/weights/layer_tensors.h"
#include "ui/session/embedded_session.h"
#include "ui/session/file_location.h"
#include "ui/session/session_file.h"
#include "ui/words/messages.h"

#include <QFileInfo>

#include <array>
#include <new>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    bool isTable(const QString& path)
    {
        const QString ending = QFileInfo(path).suffix().toLower();
        return ending == u"csv"_s || ending == u"tsv"_s;
    }

    bool areWeights(const core::TensorFile& file, const std::string& name)
    {
        try {
            (void)core::LayerTensors(file, name).weights();
            return true;
        } catch (const core::Error& error) {
            if (error.problem == "weights_missing")
                return false;
            throw; // it holds unusable weights: the error gives the reason
        }
    }

    bool isTrace(const core::TensorFile& file)
    {
        try {
            (void)core::TraceFile(file);
            return true;
        } catch (const core::Error& error) {
            if (error.problem == "trace_none")
                return false;
            throw;
        }
    }

    FileContent numbersIn(const QFileInfo& path, const core::SharedStore& store)
    {
        FileContent content;
        content.kind = FileContent::Kind::Numbers;
        const std::string name = path.fileName().toStdString();
        const core::TensorFile file = store->files(path.absolutePath().toStdString()).tensors(name);
        for (const auto& [id, form] : *file.contents)
            content.tensors.push_back({ id, form.shape, form.dtype == core::DType::Bool });
        content.weights = areWeights(file, name);
        if (!content.weights && core::namesTrace(name) && isTrace(file))
            content.kind = FileContent::Kind::Trace;
        return content;
    }

    core::FileKind kindOf(const QString& path)
    {
        std::array<char, 512> start {};
        const std::size_t count = core::InputFile(path.toStdString()).read(start);
        return core::sniff(core::bytesOf({ start.data(), count }));
    }

    FileContent textIn(core::Bytes bytes)
    {
        const std::string_view text = core::textOf(bytes);
        if (text.find('\0') != std::string_view::npos)
            throw core::wrongFile(core::FileKind::Unknown,
                core::message("a session, numbers (npy, npz, safetensors, CSV) or text"));
        core::limits::checkText(text.size());
        core::checkUtf8(text);
        FileContent content;
        content.text = text.substr(text.starts_with("\xEF\xBB\xBF") ? 3 : 0);
        return content;
    }

    core::FileBytes wholeFile(const QString& path)
    {
        return core::readFile(path.toStdString(), core::fileSizeLimit);
    }

    bool isModel(const QFileInfo& path)
    {
        return path.isDir() || path.fileName() == u"config.json"_s;
    }

    // The computation reports problems of the model later.
    bool seesPictures(const std::string& folder, const core::SharedStore& store)
    {
        try {
            return store->files({}).model(folder)->architecture.stack.embedding.patches.has_value();
        } catch (const core::Error&) {
            return false;
        }
    }

    // It reports problems of the network later, too.
    void inspectLearnt(FileContent& model, const std::string& where, const core::SharedStore& store)
    {
        try {
            const auto network = store->files({}).trainedNetwork(where);
            if (network == nullptr)
                return;
            model.question
                = core::training::validationExample(network->spec, network->task, 0).text;
            model.attends = core::training::hasAttention(network->spec.network.architecture);
        } catch (const core::Error&) {
        }
    }

    FileContent modelIn(const QFileInfo& path, const core::SharedStore& store)
    {
        const std::string folder = (path.isDir() ? path.filePath() : path.path()).toStdString();
        core::requireModelFolder(folder);
        FileContent model;
        model.kind = FileContent::Kind::Model;
        inspectLearnt(model, folder, store);
        if (!model.question.empty())
            return model;
        model.tokenizer = core::hasTokenizer(folder);
        model.images = seesPictures(folder, store);
        return model;
    }

    FileContent inspect(const QString& path, const core::SharedStore& store)
    {
        if (isModel(QFileInfo(path)))
            return modelIn(QFileInfo(path), store);
        const core::FileKind kind = kindOf(path);
        if (mayEmbedSession(kind) && !isTable(path)) {
            (void)embeddedSessionIn(
                wholeFile(path).bytes()); // throws for an image without a session
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
            return textIn(wholeFile(path).bytes());
        return numbersIn(QFileInfo(path), store);
    }

} // namespace

FileContent inspectFile(const QString& path, const core::SharedStore& store) noexcept
{
    FileContent failed;
    try {
        return inspect(path, store);
    } catch (...) {
        failed.error = currentError();
        if (isImage(path))
            failed.kind = FileContent::Kind::Image;
    }
    return failed;
}

} // namespace ui
