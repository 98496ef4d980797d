#include "ui/files/locate.h"

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

    // Where it was, or what is left of that.
    QString nearestFolder(const QString& path)
    {
        QDir folder = QFileInfo(path).dir();
        while (!folder.exists() && !folder.isRoot())
            folder.setPath(QFileInfo(folder.absolutePath()).path());
        return folder.absolutePath();
    }

    void ask(
        QWidget& window, const QString& missing, const std::function<void(const Located&)>& found)
    {
        auto* dialog = new QFileDialog(
            &window, Locate::tr("Where is “%1”?").arg(fileLabel(missing)), nearestFolder(missing));
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::ExistingFile);
        QStringList filters { Locate::tr("All files (*)") };
        const QString ending = QFileInfo(missing).suffix();
        if (!ending.isEmpty())
            filters.prepend(Locate::tr("Files like it (*.%1)").arg(ending));
        dialog->setNameFilters(filters);
        QObject::connect(
            dialog, &QFileDialog::fileSelected, &window, [found, missing](const QString& path) {
                found({ missing, QFileInfo(path).absoluteFilePath() });
            });
        dialog->open();
    }

} // namespace

NoticeAction locateAction(
    QWidget& window, const QString& missing, const std::function<void(const Located&)>& found)
{
    return { Locate::tr("Locate…"), [&window, missing, found] { ask(window, missing, found); } };
}

} // namespace ui
