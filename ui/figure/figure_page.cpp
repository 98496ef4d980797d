#include "ui/figure/figure_page.h"

#include "core/analysis/tensors.h"
#include "core/base/error.h"
#include "core/base/spelling.h"
#include "ui/document/view_entry.h"
#include "ui/drawing/sentence.h"
#include "ui/figure/caption.h"
#include "ui/figure/shared_device.h"
#include "ui/view/view.h"

#include <QFontInfo>
#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qreal viewMargin = 6; // around the view
    constexpr qreal captionMargin = 10;
    // PDF readers join touching letters into one word. Where letters nearly touch, as in Hebrew
    // after rounding, poppler inserts spaces.
    constexpr qreal tightSpacing = 99.5;
    constexpr int captionWrap = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    // Text keeps the widths it has in print; the theme names an existing font family.
    Theme themeOf(const Figure& figure)
    {
        Theme theme = makeTheme(figure.theme, 1);
        QStringList families = theme.font.families();
        if (!figure.font.empty())
            families.prepend(QString::fromStdString(figure.font));
        theme.font.setFamilies(families);
        const QString real = QFontInfo(theme.font).family();
        families.removeAll(real);
        families.prepend(real);
        theme.font.setFamilies(families);
        theme.font.setHintingPreference(QFont::PreferNoHinting);
        if (figure.format == FigureFormat::Pdf)
            theme.font.setLetterSpacing(QFont::PercentageSpacing, tightSpacing);
        theme.colourBar = figure.colourBar;
        theme.values = figure.values;
        return theme;
    }

    // Imported attention may hold too little data for a view, or too much.
    void requireNumbers(const ViewEntry& entry, const core::Trace& trace, const Session& session)
    {
        const bool saysWhy = entry.role == ViewRole::Comparison; // the view gives the reason
        if (trace.model->imported != nullptr && !saysWhy && !entry.accepts(trace, session))
            throw core::Error("nothing_to_show",
                leavesNumbersInFile(trace) && entry.needsAllHeads ? core::message(
                    "This attention is too large for a view that needs all heads in "
                    "memory at once; matrices shows one head.")
                    : trace.model->merged
                    ? core::message("With merged subwords or hidden special tokens only attention "
                                    "weights are available, which this view cannot show.")
                    : core::message(
                        "This file holds imported attention, which this view cannot show."));
    }

} // namespace

Session shownSession(const Figure& figure, const FigureState& state)
{
    Session session = state.session;
    if (!figure.view.empty())
        session.navigation.view = figure.view;
    if (!figure.tensor.empty()) {
        session.navigation.view = viewFor(ViewRole::Tensor).id;
        session.navigation.tensor = core::find(*state.derived->trace(), figure.tensor).id;
        session.navigation.tensorTable = false;
    }
    return session;
}

FigurePage::FigurePage(const Figure& figure, const FigureState& state)
    : m_theme(themeOf(figure))
{
    checkFigure(figure);
    m_pixel = static_cast<double>(figure.fontSize) / m_theme.font.pixelSize();
    if (!isVector(figure.format) && m_pixel * figure.dpi < pointsPerInch) {
        // An image's logical pixels cannot be smaller than its own, so the font size changes
        // instead.
        const Theme whole = m_theme;
        m_theme = makeTheme(figure.theme, m_pixel * figure.dpi / pointsPerInch);
        m_theme.font.setFamilies(whole.font.families());
        m_theme.colourBar = whole.colourBar;
        m_theme.values = whole.values;
        m_pixel = pointsPerInch / figure.dpi;
    }
    m_extent = pointsOf(figure) / m_pixel;
    makeView(figure, state);
}

FigurePage::~FigurePage() = default;

void FigurePage::makeView(const Figure& figure, const FigureState& state)
{
    const Session session = shownSession(figure, state);
    const FigureState shown { session, state.derived, state.pinned, state.networkWithoutAttention };
    m_viewModel = std::make_unique<ViewModel>(shown);
    m_caption = captionText(shown);
    if (!figure.caption.empty()) {
        if (figure.caption != "auto")
            m_caption = QString::fromStdString(figure.caption);
        const QRectF room(0, 0, m_extent.width() - 2 * captionMargin, m_extent.height() / 2);
        m_captionHeight = QFontMetricsF(m_theme.sized(1))
                              .boundingRect(room, captionWrap, withWholeNumbers(m_caption))
                              .height()
            + 2 * captionMargin;
    }
    const ViewEntry& entry = viewNamed(session.navigation.view);
    requireNumbers(entry, *state.derived->trace(), session);
    m_view.reset(entry.make(*m_viewModel, m_actions, nullptr));
    m_view->resize(viewSize());
    m_view->setTheme(m_theme);
    m_view->showTrace();
    m_view->showSelection();
    if (const QString emptyReason = m_view->emptyReason(); !emptyReason.isEmpty())
        throw core::Error("nothing_to_show", core::Message::verbatim(emptyReason.toStdString()));
}

QSize FigurePage::viewSize() const
{
    const qreal height = m_extent.height() - m_captionHeight - 2 * viewMargin;
    return { static_cast<int>(m_extent.width() - 2 * viewMargin),
        std::max(1, static_cast<int>(height)) };
}

void FigurePage::paint(QPainter& painter)
{
    painter.fillRect(QRectF({}, m_extent), m_theme.paper);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.save();
    painter.translate(viewMargin, viewMargin);
    m_origin = { viewMargin, viewMargin };
    SharedDevice device(painter, viewSize());
    m_view->render(device, viewSize());
    painter.restore();
    paintCaption(painter);
}

// The view draws into the image itself, at whole pixels.
void FigurePage::paint(QImage& image)
{
    const qreal ratio = image.devicePixelRatio();
    const int at = qRound(viewMargin * ratio);
    const QSize size = (QSizeF(viewSize()) * ratio).toSize();
    m_origin = QPointF(at, at) / ratio;
    image.fill(m_theme.paper);
    QImage inside(image.scanLine(at) + qsizetype { at } * (image.depth() / 8), size.width(),
        size.height(), image.bytesPerLine(), image.format());
    inside.setDevicePixelRatio(ratio);
    m_view->render(inside, viewSize());
    QPainter painter(&image);
    paintCaption(painter);
}

void FigurePage::paintCaption(QPainter& painter) const
{
    if (m_captionHeight == 0)
        return;
    painter.setFont(m_theme.sized(1));
    painter.setPen(m_theme.text);
    painter.drawText(QRectF(captionMargin, viewSize().height() + 2 * viewMargin + captionMargin,
                         m_extent.width() - 2 * captionMargin, m_captionHeight),
        captionWrap, withWholeNumbers(m_caption));
}

} // namespace ui
