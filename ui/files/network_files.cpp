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
    , m_copying(BackgroundOrder::OneAfterAnother, [this](const std::optional<Outcome>& outcome) {
        finish(outcome.value_or(lackOfMemory()));
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
    if (m_document.learning()->learns(first) && !m_document.learning()->paused())
        return refuse(tr("The network is learning. Pause it in Learn first; then save it."));
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
    m_from = core::firstOfGroup(network()->folder);
    m_to = QDir::cleanPath(QDir(folder).absolutePath()).toStdString();
    m_notices.remove(noticeId);
    m_copying.request([from = m_from, to = m_to](const std::stop_token&) -> Outcome {
        try {
            core::copyLearnt(from, to);
        } catch (const core::Error& error) {
            return error;
        }
        return std::nullopt;
    });
}

void NetworkFiles::finish(const Outcome& problem)
{
    if (problem) {
        refuse(tr("The network was not saved: %1").arg(sentence(*problem)));
        return;
    }
    rename();
    emit said(tr("Saved %1").arg(QDir::toNativeSeparators(QString::fromStdString(m_to))));
}

void NetworkFiles::refuse(const QString& reason)
{
    m_notices.add({ noticeId, reason, true, {} });
}

// Wherever the session names a network of the group, it is the copy's.
void NetworkFiles::rename()
{
    const auto inCopy = [&](const core::learning::LearntNetwork* learnt) {
        std::string name;
        if (learnt != nullptr && core::firstOfGroup(learnt->folder) == m_from)
            name = nameOf(
                core::LearntPlace { placeIn(m_to, m_from, learnt->folder), learnt->moment });
        return name;
    };
    if (const AlonePtr& alone = m_document.alone(); alone != nullptr)
        if (const std::string name = inCopy(alone->network.get()); !name.empty())
            m_document.learning()->look(core::learntPlace(name), alone->asked);
    const auto nameIn = [&](const TracePtr& trace) {
        return trace ? inCopy(trace->model->learnt.get()) : std::string();
    };
    const std::string shown = nameIn(m_document.trace());
    const std::string pinned = nameIn(m_document.pinned());
    const auto change = [](core::Experiment& experiment, const std::string& name) {
        if (auto* const loaded = std::get_if<core::Loaded>(&experiment.network))
            if (!name.empty())
                loaded->where = name;
    };
    m_document.settle();
    m_document.edit([] { return tr("Save network"); }, u"network.where"_s,
        [&](Work& work) {
            change(work.experiment, shown);
            if (work.pinned)
                change(*work.pinned, pinned);
        });
    m_document.settle();
}

} // namespace ui
