#include "ui/view/outdated_veil.h"

#include "core/experiment.h"
#include "ui/document/view_model.h"
#include "ui/words/labels.h"

#include <QCoreApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QString>

using namespace Qt::StringLiterals;

#include <utility>

namespace ui {

namespace {

    constexpr int longestText = 200; // characters

    QString quoted(const std::string& text)
    {
        return u"“%1”"_s.arg(isolated(safeLabel(text, longestText)));
    }

    // The input of an experiment in a sentence: “The cat sat.”, “The cat sat.” → “Die Katze”.
    QString inputName(const core::Experiment& experiment)
    {
        const auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network);
        const std::string target = pretrained != nullptr ? pretrained->target : std::string();
        const auto* const one = std::get_if<core::Sentence>(&experiment.source);
        const auto* const two = std::get_if<core::SentencePair>(&experiment.source);
        if (one == nullptr && two == nullptr)
            return QCoreApplication::translate("inputs", "the input before");
        const std::string& first = one != nullptr ? one->text : two->text;
        const std::string& second = two != nullptr ? two->keys : target;
        return second.empty() ? quoted(first) : u"%1 → %2"_s.arg(quoted(first), quoted(second));
    }

    constexpr float veilOpacity = 0.68F;
    constexpr qreal captionInset = 0.6; // heights of letters
} // namespace

QString outdatedText(const ViewModel& viewModel)
{
    return viewModel.outdated()
        ? QCoreApplication::translate("ui::OutdatedVeil", "These numbers belong to %1")
              .arg(inputName(viewModel.trace()->model->experiment))
        : QString();
}

OutdatedVeil::OutdatedVeil(const ViewModel& viewModel, QWidget& covered, Caption caption)
    : QWidget(&covered)
    , m_viewModel(viewModel)
    , m_caption(caption)
{
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    covered.installEventFilter(this);
    connect(&viewModel, &ViewModel::outdatedChanged, this, &OutdatedVeil::follow);
    connect(&viewModel, &ViewModel::traceChanged, this, QOverload<>::of(&QWidget::update));
    follow();
}

void OutdatedVeil::setTheme(const Theme& theme)
{
    m_theme = theme;
    update();
}

void OutdatedVeil::setArea(std::function<QRect()> area)
{
    m_area = std::move(area);
    update();
}

void OutdatedVeil::follow()
{
    setVisible(m_viewModel.outdated());
    setGeometry(parentWidget()->rect());
}

bool OutdatedVeil::eventFilter(QObject* watched, QEvent* event)
{
    if (watched == parent() && event->type() == QEvent::Resize)
        follow();
    return QWidget::eventFilter(watched, event);
}

void OutdatedVeil::paintEvent(QPaintEvent* event)
{
    Q_UNUSED(event)
    const QRect area = m_area ? m_area().intersected(rect()) : rect();
    if (area.isEmpty())
        return;
    QPainter painter(this);
    QColor ground = m_theme.paper;
    ground.setAlphaF(veilOpacity);
    painter.fillRect(area, ground);
    if (m_caption == Caption::None)
        return;
    const QFont font = m_theme.sized(1, true);
    const QFontMetricsF metrics(font);
    const qreal inset = captionInset * m_theme.em();
    const QString text
        = metrics.elidedText(outdatedText(m_viewModel), Qt::ElideMiddle, area.width() - 4 * inset);
    QRectF box(0, area.top() + inset, metrics.horizontalAdvance(text) + 2 * inset,
        metrics.height() + inset);
    box.moveLeft(area.left() + (area.width() - box.width()) / 2);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(m_theme.warning, m_theme.lineWidth));
    painter.setBrush(m_theme.paper);
    painter.drawRoundedRect(box, inset / 2, inset / 2);
    painter.setFont(font);
    painter.setPen(m_theme.text);
    painter.drawText(box, Qt::AlignCenter, text);
}

} // namespace ui
