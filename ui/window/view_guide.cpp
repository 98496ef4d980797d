#include "ui/window/view_guide.h"

#include "ui/words/labels.h"

#include <QAction>
#include <QTextBrowser>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString described(const QList<QAction*>& views)
    {
        QString html;
        for (const QAction* view : views) {
            const std::string id = view->data().toString().toStdString();
            const QString keys = view->shortcut().toString(QKeySequence::NativeText);
            html += u"<h3>%1 <small>%2</small></h3><p>%3</p>"_s.arg(label(id).toHtmlEscaped(),
                keys.toHtmlEscaped(), explanation("view", id).toHtmlEscaped());
        }
        return html;
    }

} // namespace

ViewGuide::ViewGuide(const QList<QAction*>& views, QWidget* parent)
    : QDialog(parent)
{
    constexpr int wide = 42; // in heights of lines: some seventy letters, a readable width
    constexpr int high = 36;
    setAttribute(Qt::WA_DeleteOnClose);
    setWindowTitle(tr("What the views show"));
    auto* text = new QTextBrowser(this);
    text->setAccessibleName(windowTitle());
    text->setHtml(described(views));
    text->setFrameShape(QFrame::NoFrame);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(text);
    const int line = fontMetrics().height();
    resize(QSize(wide * line, high * line).boundedTo(parent->size()));
}

} // namespace ui
