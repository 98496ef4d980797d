#include "ui/present/notes_window.h"

#include "ui/drawing/sentence.h"
#include "ui/present/live_settings.h"
#include "ui/present/presentation.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"

#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTextEdit>
#include <QTime>
#include <QVBoxLayout>

#include <chrono>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString stepTitle(const LessonStep& step)
    {
        return QString::fromStdString(textIn(step.captions, spokenLanguage()).title).simplified();
    }

    // The step's title or else its view's name, as in the list of steps.
    QString stepName(const LessonStep& step)
    {
        const QString title = stepTitle(step);
        return title.isEmpty() ? label(step.navigation.view) : title;
    }

} // namespace

NotesWindow::NotesWindow(Presentation& presentation, const Theme& theme, QWidget* parent)
    : QWidget(parent, Qt::Window)
    , m_presentation(presentation)
    , m_step(new QLabel(this))
    , m_notes(new QTextEdit(this))
    , m_next(new QLabel(this))
    , m_clock(new QLabel(this))
    , m_live(new LiveSettings(presentation.stage(), this))
    , m_back(new QPushButton(tr("Back"), this))
    , m_on(new QPushButton(tr("Next"), this))
{
    setWindowTitle(tr("Headlight: speaker notes"));
    resize(720, 520);
    m_step->setFont(theme.sized(1.4, true));
    m_step->setWordWrap(true);
    m_notes->setReadOnly(true);
    m_notes->setFont(theme.sized(1.4));
    m_notes->setAccessibleName(tr("Speaker notes"));
    m_next->setFont(theme.sized(1.1));
    m_next->setWordWrap(true);
    for (QLabel* label : { m_step, m_next, m_clock })
        label->setTextFormat(Qt::PlainText);
    m_clock->setFont(theme.sized(1.4));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(m_step);
    layout->addWidget(m_notes, 1);
    layout->addWidget(m_live);
    layout->addWidget(m_next);
    auto* row = new QHBoxLayout;
    layout->addLayout(row);
    row->addWidget(m_clock);
    row->addStretch(1);
    row->addWidget(m_back);
    row->addWidget(m_on);
    connect(m_back, &QPushButton::clicked, &presentation, &Presentation::back);
    connect(m_on, &QPushButton::clicked, &presentation, &Presentation::next);
    connect(&presentation, &Presentation::stepChanged, this, &NotesWindow::showStep);
    connect(&m_second, &QTimer::timeout, this, &NotesWindow::showTime);
    m_clock->setAccessibleDescription(tr("Clock and elapsed time"));
    m_since.start();
    m_second.start(std::chrono::seconds(1));
    showStep();
    showTime();
    m_on->setFocus();
}

void NotesWindow::showStep()
{
    const LessonStep& step = m_presentation.step();
    const int count = static_cast<int>(m_presentation.steps().size());
    const QString place = tr("Step %1 of %2").arg(m_presentation.index() + 1).arg(count);
    const QString title = stepTitle(step);
    m_step->setText(title.isEmpty() ? place : u"%1: %2"_s.arg(place, title));
    m_notes->setPlainText(
        withWholeNumbers(QString::fromStdString(textIn(step.captions, spokenLanguage()).notes)));
    const LessonStep* const next = m_presentation.upcoming();
    m_next->setText(
        next == nullptr ? tr("This is the last step.") : tr("Next: %1").arg(stepName(*next)));
    m_live->setPaths(step.live);
    m_back->setEnabled(m_presentation.index() > 0);
}

void NotesWindow::showTime()
{
    const QTime since = QTime(0, 0).addMSecs(static_cast<int>(m_since.elapsed()));
    m_clock->setText(u"%1   %2"_s.arg(QLocale().toString(QTime::currentTime(), u"HH:mm"_s),
        since.toString(since.hour() > 0 ? u"H:mm:ss"_s : u"m:ss"_s)));
}

} // namespace ui
