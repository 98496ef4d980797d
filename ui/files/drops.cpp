#include "ui/files/drops.h"

#include "core/limits.h"

#include <QAbstractScrollArea>
#include <QApplication>
#include <QDialog>
#include <QDockWidget>
#include <QDropEvent>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace ui {

namespace {

    constexpr qsizetype mostFiles = 8;

    // Line edits and the viewports of longer texts: widgets that accept text.
    bool isField(const QWidget* widget)
    {
        const auto* const around = widget->parentWidget();
        return widget->testAttribute(Qt::WA_InputMethodEnabled)
            || qobject_cast<const QPlainTextEdit*>(around) != nullptr
            || qobject_cast<const QTextEdit*>(around) != nullptr;
    }

    // A line edit would silently truncate a longer text.
    bool fieldTakes(const QWidget* widget, const QMimeData& data)
    {
        return isField(widget)
            && data.text().size() <= static_cast<qsizetype>(core::limits::textBytes);
    }

} // namespace

Drops::Drops(QWidget& window)
    : QObject(&window)
    , m_window(window)
{
    m_window.setAcceptDrops(true);
    qApp->installEventFilter(this);
}

// Floating docks are windows of their own; dialogs are excluded.
bool Drops::ours(const QWidget* widget) const
{
    for (; widget != nullptr; widget = widget->parentWidget()) {
        if (widget == &m_window)
            return true;
        if (qobject_cast<const QDialog*>(widget) != nullptr)
            return false;
    }
    return false;
}

bool Drops::eventFilter(QObject* watched, QEvent* event)
{
    const QEvent::Type type = event->type();
    if (type == QEvent::Show)
        if (auto* const dock = qobject_cast<QDockWidget*>(watched); dock != nullptr && ours(dock))
            dock->setAcceptDrops(true); // a floating dock receives its own events
    if (type != QEvent::DragEnter && type != QEvent::DragMove && type != QEvent::Drop)
        return false;
    const auto* const widget = qobject_cast<const QWidget*>(watched);
    if (widget == nullptr || !ours(widget))
        return false;
    auto* const drop = static_cast<QDropEvent*>(event);
    const QMimeData& data = *drop->mimeData();
    if (!data.hasUrls() && (!data.hasText() || fieldTakes(widget, data)))
        return false;
    drop->setDropAction(Qt::CopyAction); // the file is not moved
    drop->accept();
    if (type == QEvent::Drop)
        take(data);
    return true;
}

void Drops::take(const QMimeData& data)
{
    QStringList paths;
    for (const QUrl& url : data.urls())
        if (url.isLocalFile())
            paths << url.toLocalFile();
    if (data.hasUrls() && paths.isEmpty())
        emit refused(tr("Only local files can be opened; save it first."));
    else if (paths.size() > mostFiles)
        emit refused(
            tr("%1 files are too many at once; drop at most %2.").arg(paths.size()).arg(mostFiles));
    else if (!data.hasUrls())
        emit text(data.text());
    else
        for (const QString& path : paths)
            emit file(path);
}

} // namespace ui
