#include "stage.h"
#include "ui/drawing/focus_ring.h"
#include "ui/drawing/theme.h"
#include "ui/view/view.h"
#include "window_stage.h"

#include <QtWidgets>

#include <cmath>
#include <functional>

using namespace Qt::StringLiterals;

namespace {

// Relative luminance and contrast of WCAG 2.1.
double luminance(QColor colour)
{
    const auto linear
        = [](double x) { return x <= 0.04045 ? x / 12.92 : std::pow((x + 0.055) / 1.055, 2.4); };
    return 0.2126 * linear(double(colour.redF())) + 0.7152 * linear(double(colour.greenF()))
        + 0.0722 * linear(double(colour.blueF()));
}

double contrast(QColor a, QColor b)
{
    const auto [low, high] = std::minmax({ luminance(a), luminance(b) });
    return (high + 0.05) / (low + 0.05);
}

constexpr double ofMarks = 3; // lines and frames with a meaning
constexpr double ofWords = 4.5;
constexpr double onAProjector = 7; // for a projector, which loses contrast

struct Named {
    const char* name;
    QColor colour;
};

// The number of pixels of the widget and close around it that change clearly when a key brings the
// focus.
int marked(QWidget& window, QWidget& widget, QWidget& elsewhere)
{
    elsewhere.setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
    const QImage before = window.grab().toImage();
    widget.setFocus(Qt::TabFocusReason);
    QCoreApplication::processEvents();
    const QImage after = window.grab().toImage();
    constexpr int around = 6;
    const QRect part = QRect(widget.mapTo(&window, QPoint()), widget.size())
                           .adjusted(-around, -around, around, around)
        & before.rect();
    int count = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            if (before.pixel(x, y) != after.pixel(x, y)
                && contrast(before.pixelColor(x, y), after.pixelColor(x, y)) >= ofMarks)
                ++count;
    return count;
}

template <class W> QWidget* checkable(const QString& text)
{
    auto* button = new W;
    button->setText(text);
    button->setCheckable(true);
    button->setChecked(true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

using Maker = std::function<QWidget*()>;

// One widget of each kind that takes the focus in the window.
std::vector<std::pair<const char*, Maker>> kinds()
{
    return { { "button", [] { return new QPushButton(u"Button"_s); } },
        { "pressed button", [] { return checkable<QPushButton>(u"Button"_s); } },
        { "pressed tool button", [] { return checkable<QToolButton>(u"Tool"_s); } },
        { "button like a link",
            [] {
                auto* button = new QPushButton(u"Link"_s);
                button->setProperty("link", true);
                return button;
            } },
        { "field", [] { return new QLineEdit(u"words"_s); } },
        { "text", [] { return new QPlainTextEdit(u"words"_s); } },
        { "number", [] { return new QDoubleSpinBox; } },
        { "choice",
            [] {
                auto* box = new QComboBox;
                box->addItems({ u"one"_s, u"two"_s });
                return box;
            } },
        { "slider", [] { return new QSlider(Qt::Horizontal); } },
        { "switch", [] { return new QCheckBox(u"on"_s); } },
        { "list",
            [] {
                auto* list = new QListWidget;
                list->addItems({ u"one"_s, u"two"_s });
                return list;
            } },
        { "table", [] { return new QTableWidget(2, 2); } }, { "tabs", [] {
                                                                 auto* tabs = new QTabBar;
                                                                 tabs->addTab(u"one"_s);
                                                                 tabs->addTab(u"two"_s);
                                                                 return tabs;
                                                             } } };
}

} // namespace

// Text is readable and the focus is visible, in every theme.
class TestContrast : public QObject {
    Q_OBJECT

    OwnHome m_home;

    static void addThemes()
    {
        QTest::addColumn<ui::ThemeKind>("kind");
        for (std::size_t i = 0; i < enumIds(ui::ThemeKind {}).size(); ++i)
            QTest::newRow(std::string(enumIds(ui::ThemeKind {})[i]).c_str()) << ui::ThemeKind(i);
    }

private slots:
    void init() { failOnWarnings(); }

    void textColoursHaveContrast_data() { addThemes(); }
    void textColoursHaveContrast()
    {
        QFETCH(ui::ThemeKind, kind);
        const ui::Theme t = ui::makeTheme(kind, 1);
        const double least = kind == ui::ThemeKind::Projector ? onAProjector : ofWords;
        const std::vector<Named> words { { "text", t.text }, { "muted", t.muted },
            { "accent", t.accent }, { "q", t.q }, { "k", t.k }, { "v", t.v }, { "query", t.query },
            { "warning", t.warning } };
        for (const Named& word : words)
            for (const Named& ground :
                { Named { "window", t.window }, { "panel", t.panel }, { "paper", t.paper } })
                QVERIFY2(contrast(word.colour, ground.colour) >= least,
                    qPrintable(u"%1 on %2: %3"_s.arg(QLatin1String(word.name))
                                   .arg(QLatin1String(ground.name))
                                   .arg(contrast(word.colour, ground.colour))));
        for (int head = 0; head < 24; ++head)
            QVERIFY(contrast(t.readable(t.head(head)), t.paper) >= least);
        // Tokens, and the hovered or chosen parts.
        QVERIFY(contrast(t.text, t.hoverFill) >= least);
        QVERIFY(contrast(t.muted, t.hoverFill) >= ofWords);
        QVERIFY(contrast(t.onAccent, t.accent) >= ofWords);
        QVERIFY(contrast(t.dark ? t.onAccent : QColor(Qt::white), t.query) >= least);
    }
    void markColoursHaveContrast_data() { addThemes(); }
    void markColoursHaveContrast()
    {
        QFETCH(ui::ThemeKind, kind);
        const ui::Theme t = ui::makeTheme(kind, 1);
        for (const QColor& mark : { t.accent, t.q, t.k, t.v, t.query, t.muted })
            for (const QColor& ground : { t.window, t.panel, t.paper, t.hoverFill })
                QVERIFY2(contrast(mark, ground) >= ofMarks, qPrintable(mark.name()));
    }
    // The theme also applies to widgets: text of the palette and the edge of a field.
    void widgetsHaveContrast_data() { addThemes(); }
    void widgetsHaveContrast()
    {
        QFETCH(ui::ThemeKind, kind);
        ui::applyTheme(*qApp, ui::makeTheme(kind, 1));
        const QPalette p = QApplication::palette();
        const double least = kind == ui::ThemeKind::Projector ? onAProjector : ofWords;
        for (const auto& [word, ground] : { std::pair(QPalette::WindowText, QPalette::Window),
                 { QPalette::Text, QPalette::Base }, { QPalette::Text, QPalette::AlternateBase },
                 { QPalette::PlaceholderText, QPalette::Base },
                 { QPalette::PlaceholderText, QPalette::Window },
                 { QPalette::ButtonText, QPalette::Button },
                 { QPalette::ToolTipText, QPalette::ToolTipBase },
                 { QPalette::Link, QPalette::Base },
                 { QPalette::HighlightedText, QPalette::Highlight } })
            QVERIFY2(contrast(p.color(word), p.color(ground)) >= least,
                qPrintable(u"%1 on %2"_s.arg(p.color(word).name(), p.color(ground).name())));
        QLineEdit field;
        field.resize(200, 40);
        const QImage image = field.grab().toImage();
        const QColor inside = image.pixelColor(100, 5);
        double edge = 1;
        for (int y = 0; y < 4; ++y)
            edge = std::max(edge, contrast(image.pixelColor(100, y), inside));
        QVERIFY2(edge >= ofMarks, qPrintable(QString::number(edge)));
    }
    void spinBoxHasAVisibleFrameInTheDarkTheme()
    {
        ui::applyTheme(*qApp, ui::makeTheme(ui::ThemeKind::Dark, 1));
        QWidget window;
        window.resize(300, 80);
        QSpinBox box(&window);
        box.setGeometry(20, 20, 200, 40);
        const QImage image = window.grab().toImage();
        double edge = 1;
        for (int y = 18; y < 24; ++y)
            edge = std::max(edge, contrast(image.pixelColor(100, y), image.pixelColor(5, 5)));
        QVERIFY2(edge >= ofMarks, qPrintable(QString::number(edge)));
    }
    void focusIsVisibleOnEveryKindOfWidget_data() { addThemes(); }
    void focusIsVisibleOnEveryKindOfWidget()
    {
        QFETCH(ui::ThemeKind, kind);
        ui::applyTheme(*qApp, ui::makeTheme(kind, 1));
        QWidget window;
        auto* rows = new QGridLayout(&window);
        auto* elsewhere = new QPushButton(u"elsewhere"_s);
        rows->addWidget(elsewhere, 0, 0);
        std::vector<std::pair<const char*, QWidget*>> made;
        for (const auto& [name, make] : kinds()) {
            made.emplace_back(name, make());
            const int place = int(made.size());
            rows->addWidget(made.back().second, place / 3, place % 3);
        }
        window.resize(600, 500);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        for (const auto& [name, widget] : made) {
            const QSize size = widget->size();
            const int count = marked(window, *widget, *elsewhere);
            const int round = 2 * (widget->width() + widget->height());
            QVERIFY2(count >= round, qPrintable(u"%1: %2"_s.arg(QLatin1String(name)).arg(count)));
            QCOMPARE(widget->size(), size);
        }
    }
    void focusIsVisibleOnAView_data() { addThemes(); }
    void focusIsVisibleOnAView()
    {
        QFETCH(ui::ThemeKind, kind);
        Running program;
        program.window.setTheme(kind, 1);
        program.window.resize(1000, 700);
        program.window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&program.window));
        QWidget* const elsewhere = program.window.sentenceBar()->queryEdit();
        for (const char* view : { "flow", "links", "space", "atlas" }) {
            program.document.showView(view);
            QVERIFY(settled(program.document));
            ui::View* const picture = program.window.currentView();
            QWidget* const part
                = picture->focusProxy() != nullptr ? picture->focusProxy() : picture;
            const int count = marked(program.window, *part, *elsewhere);
            QVERIFY2(count >= part->width() + part->height(), view);
        }
    }
    // A presentation has no focus frame around it.
    void pageThatFillsItsWindowHasNoFocusFrame()
    {
        ui::applyTheme(*qApp, ui::makeTheme(ui::ThemeKind::Light, 1));
        QWidget window;
        window.resize(300, 200);
        auto* page = new QWidget(&window);
        page->setFocusPolicy(Qt::StrongFocus);
        page->setGeometry(window.rect());
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        page->setFocus(Qt::TabFocusReason);
        const auto* const ring = qApp->findChild<ui::FocusRing*>();
        QVERIFY(ring != nullptr);
        QVERIFY(ring->frame() == nullptr || !ring->frame()->isVisible());
        page->setGeometry(20, 20, 100, 100);
        QTRY_VERIFY(ring->frame() != nullptr && ring->frame()->isVisible());
    }
    // A click shows no focus frame.
    void clickShowsNoFocusFrame()
    {
        ui::applyTheme(*qApp, ui::makeTheme(ui::ThemeKind::Light, 1));
        QWidget window;
        auto* rows = new QVBoxLayout(&window);
        auto* first = new QSlider(Qt::Horizontal);
        auto* second = new QSlider(Qt::Horizontal);
        rows->addWidget(first);
        rows->addWidget(second);
        rows->addStretch(1); // the first widget does not move
        window.resize(200, 200);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        const auto* const ring = qApp->findChild<ui::FocusRing*>();
        QVERIFY(ring != nullptr);
        first->setFocus(Qt::TabFocusReason);
        QVERIFY(ring->frame() != nullptr && ring->frame()->isVisible());
        second->setFocus(Qt::MouseFocusReason);
        QVERIFY(ring->frame() == nullptr);
        first->setFocus(Qt::TabFocusReason);
        second->setFocus(Qt::TabFocusReason);
        QVERIFY(ring->frame() != nullptr);
        QTest::mouseClick(&window, Qt::LeftButton, {}, { 100, 190 }); // as on a toolbar,
        first->setFocus(Qt::OtherFocusReason); // which passes the focus on
        QVERIFY(ring->frame() == nullptr);
        first->setFocus(Qt::TabFocusReason);
        QTest::keyClick(first, Qt::Key_Tab);
        QVERIFY(ring->frame() != nullptr);
        QVERIFY(ring->frame()->geometry().contains(second->geometry() & window.rect()));
        second->hide();
        QVERIFY(ring->frame() == nullptr || !ring->frame()->isVisible()
            || !ring->frame()->geometry().intersects(second->geometry()));
        second->show();
        second->setFocus(Qt::MouseFocusReason);
        QTest::mouseClick(&window, Qt::LeftButton, {}, { 100, 190 });
        second->hide(); // passes its focus on as Tab does
        QVERIFY(ring->frame() == nullptr || !ring->frame()->isVisible());
    }
};

QTEST_MAIN(TestContrast)
#include "tst_contrast.moc"
