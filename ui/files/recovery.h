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

// A state that another run of the program left behind when it ended badly. Nobody else is offered
// it while this object lives.
struct Orphan {
    QString file;
    std::shared_ptr<QLockFile> lock;

    void remove() const;
};

// Keeps a copy of changes that are not saved, for the case that the program ends badly: a few
// seconds after them, in a file of this run's own. A lock beside it tells other runs that we are
// alive.
class Recovery : public QObject {
    Q_OBJECT

public:
    using Source = std::function<SavedSession()>;

    Recovery(Document& document, Source source, QObject* parent);
    ~Recovery() override;

    void start();
    void takeOver(Recovery& other); // goes on with its file
    void save(); // now, if there is anything new
    void succeed(const Orphan& orphan); // it was restored: it goes when a newer copy is kept
    void end(); // cleanly: nothing to recover
    [[nodiscard]] QString file() const { return m_file; }

    static QString folder();
    // What other runs left. Each is locked for us as long as it is held.
    static std::vector<Orphan> orphans();

signals:
    void failed(const QString& reason); // once; it goes on trying

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
    BackgroundTask<QString> m_writing; // the reason why it failed, or nothing
    std::optional<Session> m_kept; // what the file holds
    std::vector<Orphan> m_older;
    bool m_told = false;
};

} // namespace ui
