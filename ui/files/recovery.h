#pragma once

#include "ui/document/background_task.h"
#include "ui/session/session_json.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLockFile;

namespace ui {

class Document;

// The unsaved state of another run that crashed. No other run is offered it while this object
// lives.
struct Orphan {
    QString file;
    std::shared_ptr<QLockFile> lock;

    void remove() const;
};

// Saves unsaved changes for recovery after a crash: a few seconds after each change, in a file of
// this run. A lock file next to it tells other runs that this one is alive.
class Recovery : public QObject {
    Q_OBJECT

public:
    using Source = std::function<SavedSession()>;

    Recovery(Document& document, Source source, QObject* parent);
    ~Recovery() override;

    void start();
    void takeOver(Recovery& other); // continues with its file
    void save(); // at once, if there are changes
    void succeed(const Orphan& orphan); // restored: removed after the next save
    void end(); // a clean exit: removes the file
    [[nodiscard]] QString file() const { return m_file; }

    static QString folder();
    // The files of other runs. Each is locked for this run while it is held.
    static std::vector<Orphan> orphans();

signals:
    void failed(const QString& reason); // once; saving is tried again later

private:
    void follow();
    void written(const QString& reason);
    void removeFile();
    void removeOlder();

    Document& m_document;
    Source m_source;
    QTimer m_timer;
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
    BackgroundTask<QString> m_writing; // error message; empty if saved
    std::optional<Session> m_kept; // the file's content
    std::vector<Orphan> m_older;
    bool m_told = false;
};

} // namespace ui
