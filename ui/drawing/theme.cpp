#include "ui/drawing/theme.h"

#include "ui/drawing/focus_ring.h"

#include <QApplication>
#include <QEvent>
#include <QFontMetricsF>
#include <QPainter>
#include <QPalette>
#include <QProxyStyle>
#include <QStyleFactory>
#include <QStyleOptionSpinBox>
#include <QWidget>

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Fusion draws frames darker than the window: in the dark theme a spin box has no visible frame
    // and its number is detached from its arrows. This style draws that frame.
    class PlainStyle : public QProxyStyle {
    public:
        PlainStyle();

        void drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
            QPainter* painter, const QWidget* widget) const override;
    };

    PlainStyle::PlainStyle()
        : QProxyStyle(QStyleFactory::create(u"Fusion"_s))
    {
    }

    void PlainStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex* option,
        QPainter* painter, const QWidget* widget) const
    {
        constexpr qreal rounded = 2;
        constexpr int middle = 128;
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        const auto* box = qstyleoption_cast<const QStyleOptionSpinBox*>(option);
        if (control != CC_SpinBox || box == nullptr || !box->frame
            || box->state.testFlag(State_HasFocus)
            || box->palette.color(QPalette::Window).lightness() >= middle)
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(box->palette.color(QPalette::PlaceholderText));
        painter->setBrush(Qt::NoBrush);
        painter->drawRoundedRect(
            QRectF(box->rect).adjusted(0.5, 0.5, -0.5, -0.5), rounded, rounded);
        painter->restore();
    }

    constexpr qreal plainPixels = 13; // height of the plain font at scale 1

    // The families are named: the system's own choice has the glyph shapes of the desktop's
    // language. A painter looks up every name whenever it gets a font, so one name covers all the
    // last resorts.
    QStringList families(const QString& language)
    {
        const bool traditional = language == u"zh_TW";
        const QString others = traditional ? u"Headlight TC"_s : u"Headlight SC"_s;
        if (QFont::substitutes(others).isEmpty()) {
            const QStringList chinese = traditional
                ? QStringList { u"Noto Sans CJK TC"_s, u"Noto Sans TC"_s, u"Source Han Sans TC"_s,
                      u"PingFang TC"_s, u"Microsoft JhengHei"_s }
                : QStringList { u"Noto Sans CJK SC"_s, u"Noto Sans SC"_s, u"Source Han Sans SC"_s,
                      u"PingFang SC"_s, u"Microsoft YaHei"_s };
            QFont::insertSubstitutions(others,
                chinese
                    + QStringList {
                        u"Noto Sans Arabic"_s, u"Noto Sans Hebrew"_s, u"Noto Color Emoji"_s });
        }
        return { u"Noto Sans"_s, others };
    }

    void light(Theme& t)
    {
        t.window = 0xfbfbfcU;
        t.panel = 0xfbfbfcU;
        t.paper = 0xffffffU;
        t.text = 0x1a1c21U;
        t.muted = 0x666d78U;
        t.line = 0xd6dae0U;
        t.accent = 0x4450c8U;
        t.onAccent = 0xffffffU;
        t.hoverFill = 0xeceffdU;
        t.q = 0x0b62b8U;
        t.k = 0xad5a00U;
        t.v = 0x0a7a51U;
        t.query = 0xd81b52U;
        t.warning = 0xa33a00U;
    }

    void dark(Theme& t)
    {
        t.dark = true;
        t.window = 0x1d2026U;
        t.panel = 0x1d2026U;
        t.paper = 0x16181dU;
        t.text = 0xe9ebefU;
        t.muted = 0xa0a7b4U;
        t.line = 0x3a3f4aU;
        t.accent = 0x7f8cffU;
        t.onAccent = 0x10121aU;
        t.hoverFill = 0x2a2f45U;
        t.q = 0x6cb4ffU;
        t.k = 0xffa94dU;
        t.v = 0x4fd6a0U;
        t.query = 0xff5c87U;
        t.warning = 0xffb37aU;
    }

    // For washed-out projectors: black on white, thick lines, no thin grey ones.
    void projector(Theme& t)
    {
        light(t);
        t.window = 0xffffffU;
        t.panel = 0xffffffU;
        t.text = 0x000000U;
        t.muted = 0x3d434dU;
        t.line = 0x767d88U;
        t.accent = 0x2b34a8U;
        t.q = 0x004c99U;
        t.k = 0x854500U;
        t.v = 0x006640U;
        t.query = 0xaa0c3cU;
        t.warning = 0x8a3100U;
        t.lineWidth = 2;
    }

    double luminance(const QColor& colour)
    {
        const auto linear = [](double x) {
            return x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF())
            + 0.0722 * linear(colour.blueF());
    }

    double contrast(const QColor& a, const QColor& b)
    {
        const auto [low, high] = std::minmax({ luminance(a), luminance(b) });
        return (high + 0.05) / (low + 0.05);
    }

    QColor mixed(const QColor& from, const QColor& to, float share)
    {
        const auto part = [share](float a, float b) { return a + share * (b - a); };
        return QColor::fromRgbF(part(from.redF(), to.redF()), part(from.greenF(), to.greenF()),
            part(from.blueF(), to.blueF()));
    }

    QPalette palette(const Theme& t)
    {
        QPalette p;
        p.setColor(QPalette::Window, t.window);
        p.setColor(QPalette::WindowText, t.text);
        p.setColor(QPalette::Base, t.paper);
        p.setColor(QPalette::AlternateBase, t.hoverFill);
        p.setColor(QPalette::Text, t.text);
        p.setColor(QPalette::PlaceholderText, t.muted);
        p.setColor(QPalette::Button, t.window);
        p.setColor(QPalette::ButtonText, t.text);
        p.setColor(QPalette::ToolTipBase, t.paper);
        p.setColor(QPalette::ToolTipText, t.text);
        p.setColor(QPalette::Highlight, t.accent);
        p.setColor(QPalette::HighlightedText, t.onAccent);
        p.setColor(QPalette::Link, t.accent);
        p.setColor(QPalette::Mid, t.line);
        if (t.dark) // the line below tabs, which is white otherwise
            p.setColor(QPalette::Light, t.line);
        for (const auto role : { QPalette::WindowText, QPalette::Text, QPalette::ButtonText })
            p.setColor(QPalette::Disabled, role, t.muted);
        p.setColor(QPalette::Disabled, QPalette::Light, t.window); // no etched text
        return p;
    }

    const QString rules = uR"(
        QToolTip { color: %1; background: %2; border: 1px solid %3; padding: 4px; }
        QPushButton, QToolButton {
            border: 1px solid %3; border-radius: 4px; padding: 4px 12px;
            background: %2; color: %1; }
        QPushButton:hover, QToolButton:hover { background: %4; }
        QPushButton:focus, QToolButton:focus { border-color: %5; }
        QPushButton:checked, QToolButton:checked, QPushButton:default {
            background: %5; color: %6; border-color: %5; }
        QPushButton:disabled, QToolButton:disabled { color: %3; }
        QPushButton[link="true"] {
            border: none; padding: 2px 0px; background: transparent; color: %5;
            text-align: left; }
        QPushButton[link="true"]:hover, QPushButton[link="true"]:focus {
            text-decoration: underline; }
        QLineEdit { border: 1px solid %7; border-radius: 4px; padding: 3px 6px; }
        QLineEdit:focus { border-color: %5; }
        QLineEdit[refused="true"] { border-color: %8; }
        QAbstractSpinBox QLineEdit, QComboBox QLineEdit { border: none; padding: 0; }
        QToolBar QToolButton { padding: 4px 6px; }
        QToolBar QToolButton[popupMode="2"] { padding-right: 20px; }
        QToolButton#more { padding: 4px 10px; }
        QToolButton#more::menu-indicator { image: none; }
        QToolButton[plain="true"] { border-color: transparent; padding: 1px 5px; }
        /* Their arrows need the room. */
        QTabBar QToolButton, QMenuBar QToolButton { padding: 0; }
        QToolButton[small="true"] { padding: 1px 5px; }
        QToolButton[popupMode="2"] { padding-right: 20px; }
        QToolButton::menu-indicator {
            subcontrol-origin: padding; subcontrol-position: right center; right: 4px; }
        QFileDialog QToolButton { padding: 2px; }
        QToolBar { border: none; spacing: 6px; padding: 4px 6px; }
        QStatusBar { color: %7; }
        QStatusBar::item { border: none; })"_s;

    QString styleSheet(const Theme& theme)
    {
        return rules.arg(theme.text.name(), theme.paper.name(), theme.line.name(),
            theme.hoverFill.name(), theme.accent.name(), theme.onAccent.name(), theme.muted.name(),
            theme.warning.name());
    }

} // namespace

struct Theme::Fonts {
    enum class Style { Plain, Bold, Upright, Italic }; // the last two are for formulas

    QFont base; // the font that they derive from
    std::map<std::pair<int, Style>, QFont> made;
};

namespace {

    using FontStyle = Theme::Fonts::Style;

    QFont styled(const QFont& base, int pixels, FontStyle style)
    {
        QFont result = base;
        if (style == FontStyle::Upright || style == FontStyle::Italic) {
            const QStringList serif { u"STIX Two Text"_s, u"Noto Serif"_s, u"DejaVu Serif"_s };
            result.setFamilies(serif + base.families());
        }
        result.setPixelSize(pixels);
        result.setBold(style == FontStyle::Bold);
        result.setItalic(style == FontStyle::Italic);
        return result;
    }

    QFont known(const Theme& theme, qreal factor, FontStyle style)
    {
        const int pixels = std::max(1, qRound(plainPixels * theme.scale * factor));
        if (theme.fonts == nullptr)
            return styled(theme.font, pixels, style);
        if (theme.fonts->base != theme.font)
            *theme.fonts = { theme.font, {} };
        const auto [font, isNew] = theme.fonts->made.try_emplace({ pixels, style });
        if (isNew)
            font->second = styled(theme.font, pixels, style);
        return font->second;
    }

} // namespace

QFont Theme::sized(qreal factor, bool bold) const
{
    return known(*this, factor, bold ? FontStyle::Bold : FontStyle::Plain);
}

QFont Theme::formula(qreal factor, bool italic) const
{
    return known(*this, factor, italic ? FontStyle::Italic : FontStyle::Upright);
}

qreal Theme::em() const
{
    return QFontMetricsF(font).height();
}

QColor Theme::head(qsizetype index) const
{
    // After [Okabe and Ito 2008], with a darker yellow for contrast on white.
    static constexpr std::array<QRgb, 8> hues { 0x0072b2, 0xe69f00, 0x009e73, 0xcc79a7, 0xd55e00,
        0x56b4e9, 0x7b52a0, 0x8f8b00 };
    if (index < std::ssize(hues))
        return hues[static_cast<std::size_t>(index)];
    // Steps of the golden angle never repeat a hue; saturation and value alternate as well.
    const auto i = static_cast<double>(index - std::ssize(hues));
    const double hue = std::fmod(0.09 + i * 0.6180339887498949, 1.0);
    return QColor::fromHsvF(static_cast<float>(hue), index % 2 == 0 ? 0.85F : 0.6F,
        dark ? 0.9F : (index % 3 == 0 ? 0.55F : 0.75F));
}

QColor Theme::readable(const QColor& hue) const
{
    const double least = kind == ThemeKind::Projector ? 7 : 4.5; // contrast ratios of WCAG 2.1
    constexpr int steps = 20;
    for (int i = 0; i < steps; ++i) {
        const QColor nearer = mixed(hue, text, static_cast<float>(i) / steps);
        if (contrast(nearer, paper) >= least)
            return nearer;
    }
    return text;
}

namespace {

    // Before the event loop runs, QApplication::setFont() reaches no widget that exists already.
    void tellFont(const QFont& font)
    {
        const auto has = [&](const QWidget* window) {
            return window->testAttribute(Qt::WA_SetFont)
                || window->font().pixelSize() == font.pixelSize();
        };
        if (std::ranges::all_of(QApplication::topLevelWidgets(), has))
            return;
        QEvent changed(QEvent::ApplicationFontChange);
        for (QWidget* widget : QApplication::allWidgets())
            QCoreApplication::sendEvent(widget, &changed);
    }

} // namespace

Theme makeTheme(ThemeKind kind, qreal scale, const QString& language)
{
    Theme t;
    t.kind = kind;
    t.scale = scale;
    switch (kind) {
    case ThemeKind::Light:
        light(t);
        break;
    case ThemeKind::Dark:
        dark(t);
        break;
    case ThemeKind::Projector:
        projector(t);
        break;
    }
    t.font.setFamilies(families(language));
    t.font = t.sized(1);
    t.fonts = std::make_shared<Theme::Fonts>();
    return t;
}

void applyTheme(QApplication& application, const Theme& theme)
{
    if (application.findChild<FocusRing*>() == nullptr)
        new FocusRing(&application);
    // Each of these calls visits every widget, even when nothing has changed.
    const QString sheet = styleSheet(theme);
    const QPalette colours = palette(theme);
    const bool styled = !application.styleSheet().isEmpty();
    if (styled && application.styleSheet() == sheet && QApplication::palette() == colours
        && QApplication::font() == theme.font)
        return;
    if (!styled)
        QApplication::setStyle(new PlainStyle);
    QApplication::setPalette(colours);
    QApplication::setFont(theme.font);
    tellFont(theme.font);
    application.setStyleSheet(sheet); // again, since font sizes in it follow the font
}

} // namespace ui
