#include "ui/files/file_offers.h"

#include "core/input/tensor_input.h"
#include "core/io/model/bundled_models.h"
#include "core/limits.h"
#include "core/resolve/image_input.h"
#include "core/trace.h"
#include "ui/document/document.h"
#include "ui/document/training_session.h"
#include "ui/document/view_entry.h"
#include "ui/files/file_uses.h"
#include "ui/files/session_files.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    MaskSize maskSize(const core::Trace* trace)
    {
        if (trace == nullptr)
            return {};
        const core::AttentionTrace& first = trace->attention(0);
        return { std::ssize(*first.queryTokens), std::ssize(*first.keyTokens),
            std::ssize(first.heads) };
    }

    const QString used = u"used"_s; // the notice of a change made without a question

    // "x 8 × 16, y 8 × 2", or "8 × 16"
    QString contentText(const std::vector<FoundTensor>& tensors)
    {
        constexpr std::size_t most = 4;
        QStringList parts;
        for (std::size_t i = 0; i < std::min(most, tensors.size()); ++i)
            parts << u"%1 %2"_s
                         .arg(safeLabel(tensors[i].name),
                             words(core::shapeText(tensors[i].shape)).replace(u'x', u'×'))
                         .trimmed();
        if (tensors.size() > most)
            parts << u"…"_s;
        return parts.join(u", "_s);
    }

} // namespace

FileOffers::FileOffers(Document& document, SessionFiles& sessions, NoticeBar& notices)
    : QObject(&sessions)
    , m_document(document)
    , m_sessions(sessions)
    , m_notices(notices)
    , m_inspecting(BackgroundOrder::NewestWins, [this](const Outcome<FileContent>& outcome) {
        FileContent content = outcome.result.value_or(FileContent());
        if (outcome.error)
            content.error = outcome.error;
        inspected(content);
    })
{
    connect(document.undoStack(), &QUndoStack::indexChanged, this,
        [this] { m_notices.remove(used); }); // another change was made, or this one was undone
}

void FileOffers::take(const QString& path)
{
    m_waiting.enqueue({ QFileInfo(path).absoluteFilePath() });
    next();
}

void FileOffers::takeListed(const QString& folder)
{
    m_waiting.enqueue({ .path = folder, .listed = true });
    next();
}

void FileOffers::next()
{
    if (!m_reading.path.isEmpty() || m_waiting.isEmpty())
        return;
    m_reading = m_waiting.dequeue();
    m_inspecting.request([path = m_reading.path, store = m_document.files().store](
                             const std::stop_token&) { return inspectFile(path, store); });
}

void FileOffers::inspected(const FileContent& content)
{
    const Request request = std::exchange(m_reading, {});
    const QString& path = request.path;
    const core::Trace* const shown = m_document.trace().get();
    if (content.kind == FileContent::Kind::Image && shown != nullptr
        && core::takesImages(*shown->model))
        lookAt(path);
    else if (content.error && content.error->problem == "file_missing")
        refuse(tr("There is no file “%1”.").arg(QDir::toNativeSeparators(path)));
    else if (content.error)
        refuseWith(tr("“%1” could not be used: %2").arg(fileLabel(path), sentence(*content.error)),
            remarks(*content.error));
    else if (content.kind == FileContent::Kind::Session)
        m_sessions.open(path);
    else if (content.kind == FileContent::Kind::Text)
        setSentence(content.text, path);
    else if (content.kind == FileContent::Kind::Model)
        openModel(request, content);
    else if (content.kind == FileContent::Kind::Trace)
        openTrace(path);
    else
        offer(path, content);
    next();
}

void FileOffers::offer(const QString& path, const FileContent& content)
{
    const std::vector<FileUse> uses
        = usesOf(content, path, m_document.experiment(), maskSize(m_document.trace().get()));
    if (uses.empty()) {
        refuse(tr("“%1” contains %2: neither weights, nor vectors, nor a mask for this state.")
                   .arg(fileLabel(path), contentText(content.tensors)));
        return;
    }
    if (uses.size() == 1) {
        const FileUse& only = uses.front();
        apply(only.done.arg(fileLabel(path)), only.name, u"file"_s, only.apply);
        return;
    }
    Notice notice { u"offer:"_s + path,
        tr("“%1” contains %2.").arg(fileLabel(path), contentText(content.tensors)), false, {} };
    for (const FileUse& each : uses)
        notice.actions.push_back({ each.name(), [this, each] { use(each); } });
    m_notices.add(notice);
}

void FileOffers::use(const FileUse& use)
{
    m_document.gather();
    m_document.commitEdit();
    m_document.edit(
        use.name, u"file"_s, [&](EditableState& state) { use.apply(state.experiment); });
    m_document.commitEdit();
}

// Applies the change without a question. A notice states what was changed and replaced, and offers
// to undo it as long as no other change is made.
void FileOffers::apply(const QString& done, const StepName& name, const QString& field,
    const std::function<void(core::Experiment&)>& change)
{
    m_document.gather();
    m_document.commitEdit();
    const core::Experiment before = m_document.experiment();
    const int steps = m_document.undoStack()->index();
    m_document.edit(name, field, [&](EditableState& state) { change(state.experiment); });
    m_document.commitEdit();
    if (m_document.undoStack()->index() == steps)
        return; // nothing changed
    const QString replaced = replacedWords(before, m_document.experiment());
    m_notices.add({ used, replaced.isEmpty() ? done : done + u' ' + replaced, false,
        { { tr("Undo"), [this] { m_document.undoStack()->undo(); } } } });
}

void FileOffers::takeText(const QString& text)
{
    setSentence(text.toStdString(), {});
}

// A text without a file appears where it was dropped and needs no notice.
void FileOffers::setSentence(std::string text, const QString& path)
{
    if (text.size() > core::limits::textBytes)
        return refuse(tr("This text has %L1 bytes; a sentence may have at most %L2.")
                          .arg(text.size())
                          .arg(core::limits::textBytes));
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    if (text.empty())
        return refuse(tr("This text is empty."));
    const auto change = [&](core::Experiment& experiment) {
        if (auto* const two = std::get_if<core::SentencePair>(&experiment.source))
            two->text = text;
        else
            experiment.source = core::Sentence { text };
    };
    const StepName name = [] { return tr("Drop a text"); };
    if (path.isEmpty())
        use({ name, {}, change });
    else
        apply(tr("“%1” is now the sentence.").arg(fileLabel(path)), name, u"source.text"_s, change);
}

void FileOffers::openTrace(const QString& path)
{
    apply(
        tr("Showing the attention imported from “%1”, with its tokens.").arg(fileLabel(path)),
        [] { return tr("Open attention"); }, u"network.where"_s,
        [&](core::Experiment& experiment) {
            experiment.network = core::PretrainedSource { .where = path.toStdString() };
            experiment.edits.clear(); // they belong to the removed heads
        });
}

// The network reads only its task's vocabulary: it gets one of its own validation examples.
void FileOffers::openLearnt(const QString& folder, const FileContent& content, bool listed)
{
    if (!content.attends) {
        m_document.gather();
        m_document.training()->open({ folder.toStdString() });
        m_document.showView(viewFor(ViewRole::Training).id);
        return;
    }
    m_document.unlock(); // it belongs to another text
    const StepName name = [] { return tr("Open model"); };
    const auto change = [&](core::Experiment& experiment) {
        experiment.network
            = core::PretrainedSource { .where = core::bundledName(folder.toStdString()) };
        experiment.edits.clear(); // they belong to the removed heads
        experiment.source = core::Sentence { .text = content.question };
    };
    if (listed)
        use({ name, {}, change });
    else
        apply(tr("The network in “%1” was trained with Headlight; its input is a validation text "
                 "of its task.")
                  .arg(fileLabel(folder)),
            name, u"network.where"_s, change);
}

// Most models read sentences: without a typed one, the first sentence is used again.
void FileOffers::openModel(const Request& request, const FileContent& content)
{
    const QFileInfo place(request.path);
    const QString folder = place.isDir() ? request.path : place.path();
    if (!content.question.empty())
        return openLearnt(folder, content, request.listed);
    core::PretrainedSource trained { .where = core::bundledName(folder.toStdString()) };
    QString done = tr("Showing the heads of the model in “%1”.").arg(fileLabel(folder));
    if (content.images) {
        trained.image.values = { { 1, 1 }, core::Buffer(1) };
        trained.image.values.data.data()[0] = 0;
        done += u' '
            + tr("It takes images and now sees uniform grey: drop an image on the window, or "
                 "choose one in Settings, %1.")
                  .arg(label("network.picture"));
    } else if (!content.tokenizer) {
        trained.ids = { 1, 2, 3, 4 };
        done += u' '
            + tr("It has no tokenizer: token IDs 1, 2, 3, 4 are used; enter others in Settings, "
                 "%1.")
                  .arg(label("network.ids"));
    }
    apply(
        done, [] { return tr("Open model"); }, u"network.where"_s,
        [&](core::Experiment& experiment) {
            experiment.network = trained;
            experiment.edits.clear(); // they belong to the removed heads
            if (!std::holds_alternative<core::Sentence>(experiment.source)
                && !std::holds_alternative<core::SentencePair>(experiment.source))
                experiment.source = core::Sentence {};
        });
}

void FileOffers::lookAt(const QString& path)
{
    apply(
        tr("The model's input is now “%1”.").arg(fileLabel(path)),
        [] { return tr("Drop an image"); }, u"network.picture"_s,
        [&](core::Experiment& experiment) {
            if (auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network))
                pretrained->image = { {}, path.toStdString(), {} };
        });
}

void FileOffers::refuse(const QString& message)
{
    refuseWith(message, {});
}

void FileOffers::refuseWith(const QString& message, const QString& details)
{
    m_notices.add({ u"refused"_s, message, true, {}, {}, details });
}

} // namespace ui
