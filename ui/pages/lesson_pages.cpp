#include "ui/pages/lesson_pages.h"

#include "core/base/error.h"
#include "ui/figure/shared_device.h"
#include "ui/present/hidden_regions.h"
#include "ui/present/present_page.h"
#include "ui/present/presentation.h"
#include "ui/view/view.h"
#include "ui/words/language.h"

#include <QPainter>
#include <QTimer>

#include <utility>

namespace ui {

LessonPages::LessonPages(
    const Session& session, const FileLocation& files, ThemeKind kind, QObject* parent)
    : QObject(parent)
    , m_lesson(QString::fromStdString(textIn(session.about, spokenLanguage()).title))
    , m_presentation(std::make_unique<Presentation>(session, files))
    , m_page(std::make_unique<PresentPage>(*m_presentation, nullptr))
{
    m_page->setStill();
    Document& stage = m_presentation->stage();
    connect(&stage, &Document::busyChanged, this, &LessonPages::look, Qt::QueuedConnection);
    connect(&stage, &Document::pinnedChanged, this, &LessonPages::look, Qt::QueuedConnection);
    const auto fail = [this](const core::Error& error) {
        if (std::exchange(m_waiting, false))
            emit failed(problemFrom(error));
    };
    connect(&stage, &Document::problem, this, fail);
    connect(&stage, &Document::pinProblem, this, fail);
    m_page->setAttribute(Qt::WA_DontShowOnScreen);
    m_page->resize(size);
    m_page->setLook(kind, 1);
    m_page->show();
}

LessonPages::~LessonPages() = default;

int LessonPages::count() const
{
    return static_cast<int>(m_presentation->steps().size());
}

void LessonPages::turnTo(int step)
{
    m_waiting = true;
    m_presentation->goTo(step);
    if (!m_covered)
        m_presentation->reveal();
    QTimer::singleShot(0, this, &LessonPages::look);
}

bool LessonPages::ready() const
{
    const Document& stage = m_presentation->stage();
    return stage.trace() != nullptr && !stage.busy()
        && (!stage.session().pinned || stage.pinned() != nullptr);
}

void LessonPages::look()
{
    if (!m_waiting || !ready())
        return;
    m_waiting = false;
    emit shown();
}

void LessonPages::paint(QPainter& painter) const
{
    View* const view = m_page->view();
    painter.save();
    painter.setRenderHint(QPainter::LosslessImageRendering);
    view->setVisible(false); // painted separately, as vectors and text
    m_page->hiddenRegions()->setVisible(false); // they cover the view, where it has drawn itself
    m_page->render(&painter, {}, {}, QWidget::DrawWindowBackground | QWidget::DrawChildren);
    view->setVisible(true);
    painter.translate(view->pos());
    SharedDevice device(painter, view->size());
    view->render(device, view->size());
    painter.restore();
    m_page->placeHidden();
    painter.save();
    painter.setClipping(false); // the view has shared the painter: its clip is in other coordinates
    m_page->hiddenRegions()->paint(painter);
    painter.restore();
}

QString LessonPages::notes() const
{
    return QString::fromStdString(textIn(m_presentation->step().captions, spokenLanguage()).notes);
}

} // namespace ui
