#include "ui/files/recent_files.h"

#include "ui/files/settings_file.h"

#include <QDir>
#include <QFileInfo>
#include <QMenu>
#include <QSettings>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qsizetype mostRemembered = 9; // each has a digit as its shortcut
    constexpr QLatin1String listKey("files/recent");

    QStringList missingOf(const QStringList& paths)
    {
        QStringList missing;
        for (const QString& path : paths)
            if (!QFileInfo(path).isFile())
                missing << path;
        return missing;
    }

    QString entryText(qsizetype number, const QString& path)
    {
        const QFileInfo file(path);
        const QString text
            = u"%1  –  %2"_s.arg(file.fileName(), QDir::toNativeSeparators(file.absolutePath()));
        return u"&%1  "_s.arg(number) + QString(text).replace(u'&', u"&&"_s);
    }

} // namespace

RecentFiles::RecentFiles(QMenu* menu)
    : QObject(menu)
    , m_menu(menu)
    , m_missing(BackgroundOrder::NewestWins, [this](const Outcome<QStringList>& missing) {
        if (missing.result)
            markMissing(*missing.result);
    })
{
    connect(menu, &QMenu::aboutToShow, this, &RecentFiles::fill);
}

QStringList RecentFiles::paths()
{
    QSettings settings(settingsFile(), QSettings::IniFormat);
    return settings.value(listKey).toStringList().mid(0, mostRemembered);
}

void RecentFiles::add(const QString& path)
{
    QStringList all = paths();
    all.removeAll(path);
    all.prepend(path);
    QSettings(settingsFile(), QSettings::IniFormat).setValue(listKey, all.mid(0, mostRemembered));
}

void RecentFiles::clear()
{
    QSettings(settingsFile(), QSettings::IniFormat).remove(listKey);
}

void RecentFiles::fill()
{
    m_menu->clear();
    const QStringList all = paths();
    for (qsizetype i = 0; i < all.size(); ++i) {
        QAction* action = m_menu->addAction(entryText(i + 1, all[i]));
        action->setData(all[i]);
        connect(action, &QAction::triggered, this, [this, path = all[i]] { emit chosen(path); });
    }
    if (all.isEmpty()) {
        m_menu->addAction(tr("No file yet"))->setEnabled(false);
        return;
    }
    m_menu->addSeparator();
    m_menu->addAction(tr("Clear this list"), this, &RecentFiles::clear);
    m_missing.request([all](const std::stop_token&) { return missingOf(all); });
}

void RecentFiles::markMissing(const QStringList& missing)
{
    for (QAction* action : m_menu->actions())
        if (missing.contains(action->data().toString())) {
            action->setEnabled(false);
            action->setText(tr("%1 (not there)").arg(action->text()));
        }
}

} // namespace ui
