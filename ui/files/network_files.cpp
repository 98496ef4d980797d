#include "ui/files/network_files.h"

#include "core/io/training/network_copy.h"
#include "core/io/training/network_folder.h"
#include "ui/document/document.h"
#include "ui/document/training_session.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/messages.h"

#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString noticeId = u"network"_s;

    // The same network in the copied group.
    std::string placeIn(
        const std::string& copy, const std::string& first, const std::string& folder)
    {
        const auto below = std::filesystem::path(folder).lexically_relative(first);
        return below == "." ? copy : (std::filesystem::path(copy) / below).string();
    }

} // namespace

NetworkFiles::NetworkFiles(Document& document, QWidget& window, NoticeBar& notices)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
    , m_notices(notices)
    , m_copying(BackgroundOrder::OneAfterAnother, [this](const Outcome<Copy>& outcome) {
        finish(outcome.result.value_or(Copy { {}, {}, outcome.error }));
    })
{
    connect(&document, &Document::traceChanged, this, &NetworkFiles::possibleChanged);
    connect(
        &document, &Document::networkWithoutAttentionChanged, this, &NetworkFiles::possibleChanged);
}

const core::training::TrainedNetwork* NetworkFiles::network() const
{
    if (m_document.networkWithoutAttention() != nullptr)
        return m_document.networkWithoutAttention()->network.get();
    return m_document.trace() ? m_document.trace()->model->trainedRun.get() : nullptr;
}

bool NetworkFiles::possible() const
{
    return network() != nullptr;
}

void NetworkFiles::saveAs()
{
    if (!possible())
        return;
    const std::string first = core::firstOfGroup(network()->folder);
    if (refusesWhatLearns(first))
        return;
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    auto* dialog = new QFileDialog(&m_window, tr("Save network"), documents);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // existing files are never touched
    dialog->setLabelText(QFileDialog::FileName, tr("New folder:"));
    dialog->setNameFilters({ tr("Folders") + u" (*)"_s });
    dialog->selectFile(QString::fromStdString(std::filesystem::path(first).filename().string()));
    connect(dialog, &QFileDialog::fileSelected, this, &NetworkFiles::save);
    dialog->open();
}

void NetworkFiles::save(const QString& folder)
{
    if (!possible())
        return;
    Copy copy { core::firstOfGroup(network()->folder),
        QDir::cleanPath(QDir(folder).absolutePath()).toStdString() };
    if (refusesWhatLearns(copy.from))
        return;
    m_notices.remove(noticeId);
    m_copying.request([copy = std::move(copy)](const std::stop_token&) {
        Copy done = copy;
        try {
            core::copyTrainedNetwork(done.from, done.to);
        } catch (const core::Error& error) {
            done.problem = error;
        }
        return done;
    });
}

// When training is paused, the files hold its complete state, and nothing writes to them.
bool NetworkFiles::refusesWhatLearns(const std::string& first)
{
    const TrainingSession& learning = *m_document.training();
    if (!learning.trains(first) || learning.waits())
        return false;
    refuse(tr("The network is being trained. Pause it in Train first, then save it."));
    return true;
}

void NetworkFiles::finish(const Copy& copy)
{
    if (copy.problem) {
        refuse(tr("The network was not saved: %1").arg(sentence(*copy.problem)));
        return;
    }
    rename(copy);
    emit said(tr("Saved %1").arg(QDir::toNativeSeparators(QString::fromStdString(copy.to))));
}

void NetworkFiles::refuse(const QString& reason)
{
    m_notices.add({ noticeId, reason, true, {} });
}

// Replaces the session's networks of the group by those of the copy.
void NetworkFiles::rename(const Copy& copy)
{
    const auto inCopy = [&](const core::training::TrainedNetwork& trained) {
        return core::NetworkPath { placeIn(copy.to, copy.from, trained.folder),
            trained.checkpoint };
    };
    const auto isOfGroup = [&](const core::training::TrainedNetwork* trained) {
        return trained != nullptr && core::firstOfGroup(trained->folder) == copy.from;
    };
    // The session's network may no longer be the one on screen.
    const auto change = [&](core::Experiment& experiment, const TracePtr& seen) {
        auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network);
        if (pretrained == nullptr || !seen || !isOfGroup(seen->model->trainedRun.get()))
            return;
        if (pretrained->where
            == std::get<core::PretrainedSource>(seen->model->experiment.network).where)
            pretrained->where = nameOf(inCopy(*seen->model->trainedRun));
    };
    const NetworkWithoutAttentionPtr networkWithoutAttention
        = m_document.networkWithoutAttention(); // null once the session has changed
    m_document.commitEdit();
    m_document.edit([] { return tr("Save network"); }, u"network.where"_s,
        [&](EditableState& state) {
            change(state.experiment, m_document.trace());
            if (state.pinned)
                change(*state.pinned, m_document.pinned());
        });
    m_document.commitEdit();
    if (networkWithoutAttention != nullptr && isOfGroup(networkWithoutAttention->network.get()))
        m_document.training()->open(
            inCopy(*networkWithoutAttention->network), networkWithoutAttention->example);
}

} // namespace ui
