#include "ui/files/recovery.h"

#include "core/base/error.h"
#include "core/io/files/atomic_write.h"
#include "ui/document/document.h"
#include "ui/session/session_file.h"
#include "ui/words/messages.h"

#include <QDir>
#include <QLockFile>
#include <QStandardPaths>
#include <QUuid>

#include <chrono>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace ui {

namespace {

    QString lockName(const QString& file)
    {
        return file + u".lock"_s;
    }

    std::shared_ptr<QLockFile> lockOf(const QString& file)
    {
        auto lock = std::make_shared<QLockFile>(lockName(file));
        lock->setStaleLockTime(0); // however old: only a dead program's lock is stale
        return lock;
    }

    // Exceptions must not leave the worker thread.
    QString write(const SavedSession& saved, const QString& file) noexcept
    {
        try {
            core::atomicWrite(file.toStdString(), toJson(saved));
            return {};
        } catch (const std::exception& error) {
            return QString::fromUtf8(error.what());
        }
    }

} // namespace

void Orphan::remove() const
{
    QFile::remove(file);
    lock->unlock();
}

Recovery::Recovery(Document& document, Source source, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_source(std::move(source))
    , m_writing(BackgroundOrder::OneAfterAnother, [this](const Outcome<QString>& outcome) {
        written(outcome.error ? words(*outcome.error) : *outcome.result);
    })
{
    m_timer.setInterval(5s);
    connect(&m_timer, &QTimer::timeout, this, &Recovery::save);
}

Recovery::~Recovery() = default;

QString Recovery::folder()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + u"/recovery"_s;
}

std::vector<Orphan> Recovery::orphans()
{
    std::vector<Orphan> result;
    const QDir dir(folder());
    const QString lockEnding = lockName(sessionEnding());
    for (const QString& name : dir.entryList({ u"*"_s + lockEnding }, QDir::Files)) {
        const QString file = dir.filePath(name.chopped(lockName({}).size()));
        if (!QFile::exists(file))
            lockOf(file)->tryLock(0); // releasing a dead program's lock removes its file
    }
    for (const QString& name :
        dir.entryList({ u"*"_s + sessionEnding() }, QDir::Files, QDir::Time)) {
        const QString file = dir.filePath(name);
        if (auto lock = lockOf(file); lock->tryLock(0))
            result.push_back({ file, std::move(lock) });
    }
    return result;
}

void Recovery::start()
{
    QDir().mkpath(folder());
    m_file = folder() + u'/' + QUuid::createUuid().toString(QUuid::WithoutBraces) + sessionEnding();
    m_lock = std::make_unique<QLockFile>(lockName(m_file));
    m_lock->setStaleLockTime(0);
    m_lock->tryLock(0);
    follow();
}

void Recovery::takeOver(Recovery& other)
{
    other.m_writing.complete();
    other.m_timer.stop();
    m_file = std::exchange(other.m_file, {});
    m_lock = std::move(other.m_lock);
    m_older = std::exchange(other.m_older, {});
    follow();
}

void Recovery::follow()
{
    m_timer.start();
    connect(&m_document, &Document::unsavedChanged, this, [this] {
        if (!m_document.hasUnsavedChanges()) {
            removeFile();
            removeOlder();
        }
    });
}

void Recovery::save()
{
    if (!m_document.hasUnsavedChanges() || m_writing.busy() || m_kept == m_document.session())
        return;
    SavedSession saved = m_source();
    saved.origin = m_document.path().toStdString();
    makeAbsolute(saved.session,
        m_document.path().isEmpty() ? QString() : QFileInfo(m_document.path()).absolutePath());
    m_kept = m_document.session();
    m_writing.request(
        [saved, file = m_file](const std::stop_token&) { return write(saved, file); });
}

void Recovery::written(const QString& reason)
{
    if (!m_document.hasUnsavedChanges())
        removeFile();
    if (reason.isEmpty()) {
        removeOlder();
        return;
    }
    m_kept.reset();
    if (!std::exchange(m_told, true))
        emit failed(reason);
}

void Recovery::succeed(const Orphan& orphan)
{
    m_older.push_back(orphan);
    save();
}

void Recovery::removeOlder()
{
    for (const Orphan& orphan : m_older)
        orphan.remove();
    m_older.clear();
}

void Recovery::removeFile()
{
    m_kept.reset();
    if (!m_file.isEmpty() && !m_writing.busy())
        QFile::remove(m_file);
}

void Recovery::end()
{
    m_timer.stop();
    m_writing.complete();
    if (!m_file.isEmpty())
        QFile::remove(m_file);
    removeOlder();
    m_file.clear();
    m_lock.reset();
}

} // namespace ui
