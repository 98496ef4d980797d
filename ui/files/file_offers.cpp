#include "ui/files/file_offers.h"

#include "core/input/tensor_input.h"
#include "core/limits.h"
#include "ui/document.h"
#include "ui/files/session_files.h"
#include "ui/labels.h"
#include "ui/notice_bar.h"
#include "ui/phrases.h"

#include <QDir>
#include <QFileInfo>
#include <QtConcurrent/QtConcurrentRun>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    MaskSize maskSize(const core::Trace* trace)
    {
        if (trace == nullptr)
            return {};
        const auto& heads = trace->layer(0).heads;
        const core::Matrix& weights = heads.front().weights;
        return { weights.rows(), weights.cols(), std::ssize(heads) };
    }

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
{
    connect(&m_reading, &QFutureWatcher<FileContent>::finished, this, &FileOffers::inspected);
}

FileOffers::~FileOffers()
{
    m_reading.waitForFinished();
}

void FileOffers::take(const QString& path)
{
    m_waiting.enqueue(QFileInfo(path).absoluteFilePath());
    next();
}

void FileOffers::next()
{
    if (!m_path.isEmpty() || m_waiting.isEmpty())
        return;
    m_path = m_waiting.dequeue();
    m_reading.setFuture(QtConcurrent::run(inspectFile, m_path, m_document.files().store));
}

void FileOffers::inspected()
{
    const QString path = std::exchange(m_path, QString());
    const FileContent content = m_reading.result();
    if (content.error && content.error->problem == "file_missing")
        refuse(tr("There is no file “%1”.").arg(QDir::toNativeSeparators(path)));
    else if (content.error)
        refuseWith(tr("“%1” was not taken: %2").arg(fileLabel(path), sentence(*content.error)),
            remarks(*content.error));
    else if (content.kind == FileContent::Kind::Session)
        m_sessions.open(path);
    else if (content.kind == FileContent::Kind::Text)
        setSentence(content.text);
    else
        offer(path, content);
    next();
}

void FileOffers::offer(const QString& path, const FileContent& content)
{
    const std::vector<FileUse> uses
        = usesOf(content, path, m_document.experiment(), maskSize(m_document.trace().get()));
    if (uses.empty()) {
        refuse(tr("“%1” holds %2: neither weights, nor vectors, nor a mask for this picture.")
                   .arg(fileLabel(path), contentText(content.tensors)));
        return;
    }
    if (uses.size() == 1) {
        use(uses.front());
        emit said(tr("%1: %2").arg(fileLabel(path), uses.front().name()));
        return;
    }
    Notice notice { u"offer:"_s + path,
        tr("“%1” holds %2.").arg(fileLabel(path), contentText(content.tensors)), false, {} };
    for (const FileUse& each : uses)
        notice.actions.push_back({ each.name(), [this, each] { use(each); } });
    m_notices.add(notice);
}

void FileOffers::use(const FileUse& use)
{
    m_document.gather();
    m_document.settle();
    m_document.edit(use.name, u"file"_s, [&](Work& work) { use.apply(work.experiment); });
    m_document.settle();
}

void FileOffers::takeText(const QString& text)
{
    setSentence(text.toStdString());
}

void FileOffers::setSentence(std::string text)
{
    if (text.size() > core::limits::textBytes)
        return refuse(tr("This text has %L1 bytes; a sentence may have at most %L2.")
                          .arg(text.size())
                          .arg(core::limits::textBytes));
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    if (text.empty())
        return refuse(tr("This text is empty."));
    m_document.gather();
    m_document.settle();
    m_document.edit([] { return tr("Drop a text"); }, u"source.text"_s,
        [&](Work& work) {
            if (auto* const two = std::get_if<core::SentencePair>(&work.experiment.source))
                two->text = text;
            else
                work.experiment.source = core::Sentence { text };
        });
    m_document.settle();
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
