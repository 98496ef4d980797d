#include "ui/files/locate.h"

#include "core/base/error.h"
#include "ui/words/labels.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

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

} // namespace ui
