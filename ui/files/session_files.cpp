#include "ui/files/session_files.h"

#include "core/base/error.h"
#include "ui/document/document.h"
#include "ui/files/examples.h"
#include "ui/widgets/notice_bar.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct Locate {
        Q_DECLARE_TR_FUNCTIONS(Locate)
    };

    // Its former folder, or the nearest parent that still exists.
    QString nearestFolder(const QString& path)
    {
        QDir folder = QFileInfo(path).dir();
        while (!folder.exists() && !folder.isRoot())
            folder.setPath(QFileInfo(folder.absolutePath()).path());
        return folder.absolutePath();
    }

    constexpr const char* folderProblem = "model_missing";

    struct Sought {
        QString path;
        bool folder = false;
    };

    void ask(
        QWidget& window, const Sought& sought, const std::function<void(const Located&)>& found)
    {
        const QString& missing = sought.path;
        auto* dialog = new QFileDialog(
            &window, Locate::tr("Where is “%1”?").arg(fileLabel(missing)), nearestFolder(missing));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(sought.folder ? QFileDialog::Directory : QFileDialog::ExistingFile);
        QStringList filters { Locate::tr("All files (*)") };
        const QString ending = QFileInfo(missing).suffix();
        if (!ending.isEmpty())
            filters.prepend(Locate::tr("Files of the same type (*.%1)").arg(ending));
        if (!sought.folder)
            dialog->setNameFilters(filters);
        QObject::connect(
            dialog, &QFileDialog::fileSelected, &window, [found, missing](const QString& path) {
                found({ missing, QFileInfo(path).absoluteFilePath() });
            });
        dialog->open();
    }

} // namespace

bool isMissing(const core::Error& error)
{
    return error.problem == "file_missing" || error.problem == folderProblem;
}

NoticeAction locateAction(const core::Error& error, QWidget& window, const QString& missing,
    const std::function<void(const Located&)>& found)
{
    const Sought sought { missing, error.problem == folderProblem };
    return { Locate::tr("Locate…"), [&window, sought, found] { ask(window, sought, found); } };
}

SessionFiles::SessionFiles(Document& document, QWidget& window, NoticeBar& notices)
    : QObject(&window)
    , m_document(document)
    , m_window(window)
    , m_notices(notices)
{
}

SessionFiles::~SessionFiles() = default;

QStringList SessionFiles::Candidate::files() const
{
    return namedFiles(session(), QFileInfo(path).absolutePath());
}

Session SessionFiles::Candidate::session() const
{
    Session result = saved.session;
    for (const Located& file : located)
        replaceFile(result, QFileInfo(path).absolutePath(), file.from, file.to);
    return result;
}

QString SessionFiles::folder() const
{
    return m_document.path().isEmpty() ? QString() : QFileInfo(m_document.path()).absolutePath();
}

QString SessionFiles::shownName() const
{
    return m_document.path().isEmpty() ? tr("This session")
                                       : u"“%1”"_s.arg(fileLabel(m_document.path()));
}

SavedSession SessionFiles::current() const
{
    SavedSession saved = m_opened;
    saved.session = m_document.session();
    return saved;
}

void SessionFiles::takeOver(const SessionFiles& other)
{
    m_opened = other.m_opened;
    m_agreed = other.m_agreed;
}

void SessionFiles::create()
{
    whenSafe([this] {
        Candidate fresh {};
        fresh.saved.session = firstSession();
        install(fresh);
    });
}

void SessionFiles::choose()
{
    auto* dialog = new QFileDialog(&m_window, tr("Open"), folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({ tr("Sessions (*%1)").arg(sessionEnding()),
        tr("Figures with a session (*.pdf *.svg *.png)"),
        tr("Attention, weights, numbers (*.npz *.npy *.safetensors *.csv *.tsv)"),
        tr("Texts (*.txt *.md)"), tr("All files (*)") });
    connect(dialog, &QFileDialog::fileSelected, this, &SessionFiles::chosen);
    dialog->open();
}

void SessionFiles::chooseModel()
{
    auto* dialog = new QFileDialog(&m_window, tr("Open a model folder"), folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, &SessionFiles::chosen);
    dialog->open();
}

void SessionFiles::open(const QString& path)
{
    const std::optional<Candidate> candidate = read(path);
    if (candidate && isAgreed(*candidate))
        tryOut(*candidate);
    else if (candidate)
        askToRead(*candidate);
}

void SessionFiles::agree(const QString& path, const QStringList& files)
{
    m_agreed[path] = files;
}

QStringList SessionFiles::files() const
{
    return namedFiles(m_document.session(), folder());
}

std::optional<SessionFiles::Candidate> SessionFiles::read(const QString& path)
{
    const QString full = QFileInfo(path).absoluteFilePath();
    try {
        return Candidate { readSession(full), full, false, {} };
    } catch (const core::Error& error) {
        refuse(tr("“%1” was not opened").arg(fileLabel(path)), error);
        return {};
    }
}

bool SessionFiles::isAgreed(const Candidate& candidate) const
{
    const QStringList agreed = m_agreed.value(candidate.path);
    return std::ranges::all_of(
        candidate.files(), [&](const QString& file) { return agreed.contains(file); });
}

// The session read now is opened later, even if the file changes meanwhile.
void SessionFiles::askToRead(const Candidate& candidate)
{
    constexpr qsizetype most = 3;
    m_trial.reset(); // the newer request counts, and its question must stay
    const QStringList files = candidate.files();
    QStringList names;
    for (const QString& file : files.first(std::min(most, files.size())))
        names << fileLabel(file);
    if (files.size() > most)
        names << u"…"_s;
    m_notices.add({ u"file"_s,
        tr("“%1” also reads %2 when it opens.").arg(fileLabel(candidate.path), names.join(u", "_s)),
        false,
        { { tr("Read and open"), [this, candidate] { tryOut(candidate); } },
            { tr("Cancel"), [] {} } } });
}

void SessionFiles::openRecovered(const SavedSession& saved, const std::function<void()>& opened)
{
    Candidate candidate { saved, QString::fromStdString(saved.origin), true, opened };
    candidate.saved.origin.clear();
    tryOut(candidate);
}

void SessionFiles::tryOut(const Candidate& candidate)
{
    m_trial = std::make_unique<Engine>();
    m_trial->setFiles({ QFileInfo(candidate.path).absolutePath(), m_document.files().store });
    connect(m_trial.get(), &Engine::finished, this, [this, candidate](const JobResult& result) {
        if (result.error)
            refuse(candidate.recovered ? tr("The session could not be restored")
                                       : tr("“%1” was not opened").arg(fileLabel(candidate.path)),
                *result.error, remedies(*result.error, candidate));
        else
            whenSafe([this, candidate] { install(candidate); });
    });
    DerivedData::Request emptyReason;
    emptyReason.navigation.view.clear();
    m_trial->request(candidate.session().experiment, emptyReason);
}

// The file's new place is an undo step of its own, after the saved state.
void SessionFiles::locate(const Candidate& candidate)
{
    if (candidate.located.empty())
        return;
    const QString name = fileLabel(candidate.located.front().from);
    m_document.edit([name] { return tr("Locate “%1”").arg(name); }, u"files"_s,
        [&](EditableState& state) { state = candidate.session(); });
    m_document.commitEdit();
}

std::vector<NoticeAction> SessionFiles::remedies(
    const core::Error& error, const Candidate& candidate)
{
    const QString place = QFileInfo(candidate.path).absolutePath();
    const QStringList missing = missingFiles(candidate.session().experiment, place);
    if (!isMissing(error) || missing.isEmpty())
        return {};
    return { locateAction(error, m_window, missing.front(), [this, candidate](const Located& file) {
        Candidate again = candidate;
        again.located.push_back(file);
        tryOut(again);
    }) };
}

std::vector<NoticeAction> SessionFiles::remedies(
    const core::Error& error, const core::Experiment& experiment)
{
    return remedies(
        error, experiment, [experiment](EditableState& state) { state.experiment = experiment; });
}

std::vector<NoticeAction> SessionFiles::remediesOfPin(const core::Error& error)
{
    return remedies(
        error, m_document.session().pinned.value_or(core::Experiment {}), [](EditableState&) {});
}

std::vector<NoticeAction> SessionFiles::remedies(const core::Error& error,
    const core::Experiment& experiment, const std::function<void(EditableState&)>& askAgain)
{
    const QStringList missing = missingFiles(experiment, folder());
    if (!isMissing(error) || missing.isEmpty())
        return {};
    return { locateAction(error, m_window, missing.front(), [this, askAgain](const Located& file) {
        m_document.gather();
        m_document.commitEdit();
        const QString name = fileLabel(file.from);
        m_document.edit([name] { return tr("Locate “%1”").arg(name); }, u"files"_s,
            [&](EditableState& state) {
                askAgain(state);
                replaceFile(state, folder(), file.from, file.to);
            });
        m_document.commitEdit();
    }) };
}

void SessionFiles::install(const Candidate& candidate)
{
    m_opened = candidate.saved;
    m_opened.session = {}; // now held by the document
    if (!candidate.recovered)
        agree(candidate.path,
            candidate.files()
                + namedFiles(candidate.saved.session, QFileInfo(candidate.path).absolutePath()));
    m_notices.remove(u"file"_s);
    const QString path = candidate.saved.fromFigure ? QString() : candidate.path;
    m_document.replace(candidate.saved.session, path);
    if (candidate.recovered)
        m_document.undoStack()->resetClean();
    else if (!path.isEmpty())
        emit taken(path);
    locate(candidate);
    if (candidate.opened)
        candidate.opened();
    if (!candidate.saved.session.steps.empty())
        emit lessonOpened();
    reportUnknown();
}

void SessionFiles::reportUnknown()
{
    const auto& paths = m_opened.unknownPaths;
    if (paths.empty())
        return;
    constexpr std::size_t most = 5;
    QStringList names;
    for (std::size_t i = 0; i < std::min(paths.size(), most); ++i)
        names << safeLabel(paths[i], 40);
    if (paths.size() > most)
        names << u"…"_s;
    m_notices.add({ u"file"_s,
        tr("This file contains data that this version of Headlight does not know: %1. It is kept "
           "when you save.")
            .arg(names.join(u", "_s)),
        false, {} });
}

void SessionFiles::refuse(
    const QString& what, const core::Error& error, const std::vector<NoticeAction>& actions)
{
    const bool placed = error.offset && error.remarks.empty(); // otherwise the remarks name it
    const core::Error reported = placed
        ? error.within(core::message("%1 (byte %2)", error.message, *error.offset + 1))
        : error;
    m_notices.add({ u"file"_s, tr("%1: %2", "what was not done: why").arg(what, sentence(reported)),
        true, actions, {}, remarks(error) });
}

void SessionFiles::save()
{
    saveThen({});
}

void SessionFiles::saveAs()
{
    askWhere({});
}

void SessionFiles::saveThen(const std::function<void()>& proceed)
{
    if (m_document.path().isEmpty())
        askWhere(proceed);
    else if (write(m_document.path()) && proceed)
        proceed();
}

void SessionFiles::askWhere(const std::function<void()>& proceed)
{
    auto* dialog = new QFileDialog(&m_window, tr("Save as"), folder());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setFileMode(QFileDialog::AnyFile);
    dialog->setDefaultSuffix(sessionEnding().mid(1));
    dialog->setNameFilters({ tr("Sessions (*%1)").arg(sessionEnding()), tr("All files (*)") });
    dialog->selectFile(
        m_document.path().isEmpty() ? tr("attention") + sessionEnding() : m_document.path());
    connect(dialog, &QFileDialog::fileSelected, this, [this, proceed](const QString& path) {
        if (write(path) && proceed)
            proceed();
    });
    dialog->open();
}

bool SessionFiles::write(const QString& path)
{
    m_document.gather();
    const QString full = QFileInfo(path).absoluteFilePath();
    try {
        writeSession(full, current(), folder());
    } catch (const core::Error& error) {
        refuse(tr("Not saved"), error);
        return false;
    }
    nameFilesInFull(full);
    m_document.saved(full);
    agree(full, files());
    m_notices.remove(u"file"_s);
    emit taken(full);
    emit said(tr("Saved %1").arg(QDir::toNativeSeparators(full)));
    return true;
}

// Saving in another folder would make relative names point elsewhere.
void SessionFiles::nameFilesInFull(const QString& path)
{
    if (QFileInfo(path).absolutePath() != folder())
        m_document.edit([] { return tr("Use absolute paths"); }, u"files"_s,
            [this](EditableState& state) { makeAbsolute(state, folder()); });
}

bool SessionFiles::mayLeave()
{
    m_document.gather();
    if (m_discarded || !m_document.hasUnsavedChanges())
        return true;
    ask([this] {
        m_discarded = true;
        emit leave();
        m_discarded = false;
    });
    return false;
}

void SessionFiles::whenSafe(const std::function<void()>& proceed)
{
    m_document.gather();
    if (!m_document.hasUnsavedChanges())
        proceed();
    else
        ask(proceed);
}

void SessionFiles::ask(const std::function<void()>& proceed)
{
    if (m_question)
        m_question->close(); // the newer question replaces it
    auto* box = new QMessageBox(QMessageBox::Question, tr("Unsaved changes"),
        tr("%1 has unsaved changes.").arg(shownName()), QMessageBox::NoButton, &m_window);
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* save = box->addButton(tr("Save"), QMessageBox::AcceptRole);
    auto* discard = box->addButton(tr("Discard"), QMessageBox::DestructiveRole);
    auto* cancel = box->addButton(tr("Cancel"), QMessageBox::RejectRole);
    box->setDefaultButton(save);
    box->setEscapeButton(cancel);
    m_question = box;
    connect(box, &QDialog::finished, this, [this, box, save, discard, proceed] {
        if (box->clickedButton() == save)
            saveThen(proceed);
        else if (box->clickedButton() == discard)
            proceed();
    });
    box->open();
}

} // namespace ui
