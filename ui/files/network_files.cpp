#include "ui/files/network_files.h"

#include "core/io/learning/learnt_copy.h"
#include "core/io/learning/learnt_folder.h"
#include "ui/document/document.h"
#include "ui/document/learning.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/phrases.h"

#include <QDir>
#include <QFileDialog>
#include <QStandardPaths>

#include <filesystem>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    const QString noticeId = u"network"_s;

    // The same network in the copy of its group.
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
    , m_copying(BackgroundOrder::OneAfterAnother, [this](const std::optional<Copy>& copy) {
        finish(copy.value_or(Copy { {}, {}, lackOfMemory() }));
    })
{
    connect(&document, &Document::traceChanged, this, &NetworkFiles::possibleChanged);
    connect(&document, &Document::aloneChanged, this, &NetworkFiles::possibleChanged);
}

const core::learning::LearntNetwork* NetworkFiles::network() const
{
    if (m_document.alone() != nullptr)
        return m_document.alone()->network.get();
    return m_document.trace() ? m_document.trace()->model->learnt.get() : nullptr;
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
    dialog->setOption(QFileDialog::DontConfirmOverwrite); // what is there is never touched
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
            core::copyLearnt(done.from, done.to);
        } catch (const core::Error& error) {
            done.problem = error;
        }
        return done;
    });
}

// What it has learnt is in its files when it waits, and nobody writes them.
bool NetworkFiles::refusesWhatLearns(const std::string& first)
{
    const Learning& learning = *m_document.learning();
    if (!learning.learns(first) || learning.waits())
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

// Wherever the session names a network of the group, it is the copy's.
void NetworkFiles::rename(const Copy& copy)
{
    const auto inCopy = [&](const core::learning::LearntNetwork& learnt) {
        return core::LearntPlace { placeIn(copy.to, copy.from, learnt.folder), learnt.moment };
    };
    const auto isOfGroup = [&](const core::learning::LearntNetwork* learnt) {
        return learnt != nullptr && core::firstOfGroup(learnt->folder) == copy.from;
    };
    // What is chosen may be another by now than what is seen.
    const auto change = [&](core::Experiment& asked, const TracePtr& seen) {
        auto* const loaded = std::get_if<core::Loaded>(&asked.network);
        if (loaded == nullptr || !seen || !isOfGroup(seen->model->learnt.get()))
            return;
        if (loaded->where == std::get<core::Loaded>(seen->model->experiment.network).where)
            loaded->where = nameOf(inCopy(*seen->model->learnt));
    };
    const AlonePtr alone = m_document.alone(); // no longer, once the session is another
    m_document.settle();
    m_document.edit([] { return tr("Save network"); }, u"network.where"_s,
        [&](Work& work) {
            change(work.experiment, m_document.trace());
            if (work.pinned)
                change(*work.pinned, m_document.pinned());
        });
    m_document.settle();
    if (alone != nullptr && isOfGroup(alone->network.get()))
        m_document.learning()->look(inCopy(*alone->network), alone->asked);
}

} // namespace ui
