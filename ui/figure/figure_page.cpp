#include "ui/figure/figure_page.h"

#include "core/analysis/tensors.h"
#include "core/base/error.h"
#include "core/base/spelling.h"
#include "ui/document/tensor_display.h"
#include "ui/document/view_entry.h"
#include "ui/drawing/sentence.h"
#include "ui/figure/caption.h"
#include "ui/figure/figure.h"
#include "ui/figure/shared_device.h"
#include "ui/session/session_file.h"
#include "ui/view/view.h"
#include "ui/words/labels.h"

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
    constexpr qreal titleSize = 1.2; // relative to the plain font
    constexpr qreal subtitleSize = 0.85;
    // PDF readers join touching letters into one word. Where letters nearly touch, as in Hebrew
    // after rounding, poppler inserts spaces.
    constexpr qreal tightSpacing = 99.5;
    constexpr int longestText = 400; // of a title or an axis, in characters
    constexpr int captionWrap = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

    std::optional<QString> textOf(const std::string& setting)
    {
        return setting == automatic ? std::nullopt : std::optional(safeLabel(setting, longestText));
    }

    FigureTexts figureTextsOf(const Figure& figure)
    {
        FigureTexts texts { textOf(figure.title), textOf(figure.subtitle), {}, {} };
        if (figure.axisLabels != automatic) {
            const AxisLabels labels = readAxisLabels(figure.axisLabels);
            texts.rows = textOf(labels.rows);
            texts.columns = textOf(labels.columns);
        }
        return texts;
    }

    // What the figure draws or leaves out.
    void takeChoices(Theme& theme, const Figure& figure)
    {
        theme.colourBar = figure.colourBar;
        theme.values = figure.values;
        theme.selection = figure.selection;
        theme.thinnedNames = false;
        theme.texts = figureTextsOf(figure);
    }

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
        takeChoices(theme, figure);
        return theme;
    }

    // Imported attention may hold too little data for a view, or too much.
    void requireNumbers(const ViewEntry& entry, const core::Trace& trace, const Session& session)
    {
        const bool saysWhy = entry.role == ViewRole::Comparison; // the view gives the reason
        if (!trace.model->canExplain() && !saysWhy && !entry.accepts(trace, session))
            throw core::Error("nothing_to_show",
                leavesNumbersInFile(trace) && entry.needsAllHeads ? core::message(
                    "This attention is too large for a view that needs all heads in "
                    "memory at once; matrices shows one head.")
                    : trace.model->merged()
                    ? core::message("With merged subwords or hidden special tokens only attention "
                                    "weights are available, which this view cannot show.")
                    : core::message(
                        "This file holds imported attention, which this view cannot show."));
    }

    // Matrices names the shown tokens in its own subtitle, Compare among the settings.
    bool namesTokens(const std::string& view, const Theme& theme)
    {
        return hasRole(view, ViewRole::Comparison)
            || (hasRole(view, ViewRole::Tensor) && !theme.texts.subtitle);
    }

} // namespace

Session shownSession(const Figure& figure, const FigureState& state)
{
    Session session = state.session;
    if (!figure.selection) {
        session.selection.query.reset();
        session.selection.key.reset();
    }
    if (!figure.view.empty())
        session.navigation.view = figure.view;
    if (!figure.tensor.empty()) {
        session.navigation.view = viewFor(ViewRole::Tensor).id;
        session.navigation.tensor = core::find(*state.derived->trace(), figure.tensor).id;
        session.navigation.tensorTable = false;
    }
    if (hasRole(session.navigation.view, ViewRole::Tensor)) {
        const core::Trace& trace = *state.derived->trace();
        session.selection = selectionIn(
            trace, nearestTensor(trace, session.navigation.tensor), session.selection);
    }
    return session;
}

FigurePage::FigurePage(const Figure& figure, const FigureState& state)
    : m_figure(figure)
{
    checkFigure(figure);
    m_theme = themeOf(figure);
    m_pixel = static_cast<double>(figure.fontSize) / m_theme.font.pixelSize();
    if (!isVector(figure.format) && m_pixel * figure.dpi < pointsPerInch) {
        // An image's logical pixels cannot be smaller than its own, so the font size changes
        // instead.
        Theme whole = m_theme;
        m_theme = makeTheme(figure.theme, m_pixel * figure.dpi / pointsPerInch);
        m_theme.font.setFamilies(whole.font.families());
        takeChoices(m_theme, figure);
        m_pixel = pointsPerInch / figure.dpi;
    }
    m_extent = pointsOf(figure) / m_pixel;
    makeView(state);
}

FigurePage::~FigurePage() = default;

void FigurePage::makeView(const FigureState& state)
{
    const Session session = shownSession(m_figure, state);
    const FigureState shown { session, state.derived, state.pinned, state.networkWithoutAttention };
    m_viewModel = std::make_unique<ViewModel>(shown);
    m_caption = captionText(shown);
    if (!m_figure.caption.empty() && m_figure.caption != automatic)
        m_caption = QString::fromStdString(m_figure.caption);
    if (m_figure.caption != automatic && !namesTokens(session.navigation.view, m_theme))
        m_note = shownTokensText(*state.derived->trace(), session.view);
    requireNumbers(viewNamed(session.navigation.view), *state.derived->trace(), session);
    m_view.reset(newView(session.navigation.view, *m_viewModel, m_actions, nullptr));
    m_view->setTitled(m_theme.texts.title.has_value());
    makeTexts();
    m_view->resize(viewSize());
    m_view->setTheme(m_theme);
    m_view->showTrace();
    m_view->showSelection();
    if (const QString emptyReason = m_view->emptyReason(); !emptyReason.isEmpty())
        throw core::Error("nothing_to_show", core::Message::verbatim(emptyReason.toStdString()));
}

// The texts that the view does not draw, and their room.
void FigurePage::makeTexts()
{
    m_drawn = m_theme.texts;
    if (m_view->drawsSubtitle())
        m_drawn.subtitle.reset();
    if (m_view->drawsAxisTitles())
        m_drawn.rows = m_drawn.columns = std::nullopt;
    const qreal line = QFontMetricsF(m_theme.sized(subtitleSize)).height();
    const auto given = [](const std::optional<QString>& text) { return text && !text->isEmpty(); };
    m_around = { viewMargin, viewMargin, viewMargin, viewMargin };
    m_around += { given(m_drawn.rows) ? line : 0,
        heightOf(m_drawn.title.value_or(QString()), m_theme.sized(titleSize, true))
            + heightOf(m_drawn.subtitle.value_or(QString()), m_theme.sized(subtitleSize)),
        0, (given(m_drawn.columns) ? line : 0) + noteHeight() + captionHeight() };
}

qreal FigurePage::noteHeight() const
{
    return m_note.isEmpty() ? 0 : heightOf(m_note, m_theme.sized(subtitleSize)) + viewMargin;
}

qreal FigurePage::captionHeight() const
{
    return m_figure.caption.empty() ? 0 : heightOf(m_caption, m_theme.sized(1)) + 2 * captionMargin;
}

qreal FigurePage::heightOf(const QString& text, const QFont& font) const
{
    if (text.isEmpty())
        return 0;
    const QRectF room(0, 0, m_extent.width() - 2 * captionMargin, m_extent.height() / 2);
    return QFontMetricsF(font).boundingRect(room, captionWrap, withWholeNumbers(text)).height();
}

QSize FigurePage::viewSize() const
{
    const QSizeF size = QRectF({}, m_extent).marginsRemoved(m_around).size();
    return { std::max(1, static_cast<int>(size.width())),
        std::max(1, static_cast<int>(size.height())) };
}

void FigurePage::requireLegible() const
{
    if (!m_view->legible(viewSize()))
        refuseSize(m_figure);
}

void FigurePage::paint(QPainter& painter)
{
    painter.fillRect(QRectF({}, m_extent), m_theme.paper);
    painter.setRenderHint(QPainter::LosslessImageRendering);
    painter.save();
    m_origin = { m_around.left(), m_around.top() };
    painter.translate(m_origin);
    SharedDevice device(painter, viewSize());
    m_view->render(device, viewSize());
    painter.restore();
    requireLegible();
    paintTexts(painter);
}

// The view draws into the image itself, at whole pixels.
void FigurePage::paint(QImage& image)
{
    const qreal ratio = image.devicePixelRatio();
    const QPoint at = (QPointF(m_around.left(), m_around.top()) * ratio).toPoint();
    const QSize size = (QSizeF(viewSize()) * ratio).toSize();
    m_origin = QPointF(at) / ratio;
    image.fill(m_theme.paper);
    QImage inside(image.scanLine(at.y()) + qsizetype { at.x() } * (image.depth() / 8), size.width(),
        size.height(), image.bytesPerLine(), image.format());
    inside.setDevicePixelRatio(ratio);
    m_view->render(inside, viewSize());
    requireLegible();
    QPainter painter(&image);
    paintTexts(painter);
}

// Title and subtitle above the view, axis titles next to it.
void FigurePage::paintTexts(QPainter& painter) const
{
    const QRectF view(m_origin, QSizeF(viewSize()));
    qreal top = viewMargin;
    const auto above = [&](const QString& text, const QFont& font, const QColor& ink) {
        const qreal height = heightOf(text, font);
        painter.setFont(font);
        painter.setPen(ink);
        painter.drawText(
            QRectF(captionMargin, top, m_extent.width() - 2 * captionMargin, height + 1),
            Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, withWholeNumbers(text));
        top += height;
    };
    if (m_drawn.title)
        above(*m_drawn.title, m_theme.sized(titleSize, true), m_theme.text);
    if (m_drawn.subtitle)
        above(*m_drawn.subtitle, m_theme.sized(subtitleSize), m_theme.muted);
    const qreal line = QFontMetricsF(m_theme.sized(subtitleSize)).height();
    painter.setFont(m_theme.sized(subtitleSize));
    painter.setPen(m_theme.muted);
    if (m_drawn.columns)
        painter.drawText(QRectF(view.left(), view.bottom(), view.width(), line), Qt::AlignCenter,
            *m_drawn.columns);
    if (m_drawn.rows) {
        painter.save();
        painter.translate(viewMargin, view.center().y());
        painter.rotate(-90);
        painter.drawText(
            QRectF(-view.height() / 2, 0, view.height(), line), Qt::AlignCenter, *m_drawn.rows);
        painter.restore();
    }
    paintCaption(painter);
}

// The caption, and above it which tokens are shown.
void FigurePage::paintCaption(QPainter& painter) const
{
    const auto write = [&](const QString& text, qreal top, qreal height) {
        painter.drawText(
            QRectF(captionMargin, top, m_extent.width() - 2 * captionMargin, height + 1),
            captionWrap, withWholeNumbers(text));
    };
    if (!m_note.isEmpty()) {
        painter.setFont(m_theme.sized(subtitleSize));
        painter.setPen(m_theme.muted);
        write(
            m_note, m_extent.height() - captionHeight() - noteHeight(), noteHeight() - viewMargin);
    }
    if (m_figure.caption.empty())
        return;
    painter.setFont(m_theme.sized(1));
    painter.setPen(m_theme.text);
    const qreal height = heightOf(m_caption, m_theme.sized(1));
    write(m_caption, m_extent.height() - captionMargin - height, height);
}

QByteArray embeddedSessionOf(const Figure& figure, const FigureState& state, const QString& folder)
{
    SavedSession saved;
    saved.session = shownSession(figure, state);
    makeRelative(saved.session, folder);
    return QByteArray::fromStdString(toJson(saved));
}

} // namespace ui
