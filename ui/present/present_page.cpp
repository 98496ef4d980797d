#include "ui/present/present_page.h"

#include "ui/document/view_entry.h"
#include "ui/drawing/sentence.h"
#include "ui/present/chart_figure.h"
#include "ui/present/formula_line.h"
#include "ui/present/hidden_regions.h"
#include "ui/present/live_settings.h"
#include "ui/present/presentation.h"
#include "ui/present/step_bar.h"
#include "ui/present/step_figures.h"
#include "ui/settings/field_editor.h"
#include "ui/view/view.h"
#include "ui/words/language.h"

#include <QAbstractButton>
#include <QEvent>
#include <QFontMetricsF>
#include <QLabel>
#include <QLineEdit>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Capital letters are at least a fortieth of the page (in a view, of the view) high: readable
    // from the last row.
    constexpr double lettersInHeight = 40;
    constexpr double inPicture = 1.15; // numbers in a view are smaller than its text
    constexpr double capitalShare = 0.714; // of the font size
    constexpr double numbersInCells = 1.5; // where cells have room for them
    constexpr double thinLetters = 1.2; // relative to a window's; lines grow with larger letters
    constexpr double titleSize = 1.35; // relative to plain text
    constexpr double textShare = 0.62; // of the width, next to live settings or a wide formula
    constexpr double border = 0.028; // of the width
    constexpr double stillTheSame = 0.03; // smaller changes of size do not rebuild the fonts

    QLabel* wordsOn(QWidget* parent)
    {
        auto* label = new QLabel(parent);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        return label;
    }

    // The controls of live settings that Tab reaches.
    QList<QWidget*> tabStops(const QWidget& settings)
    {
        QList<QWidget*> stops;
        for (QWidget* each : settings.findChildren<QWidget*>())
            if ((each->focusPolicy() & Qt::TabFocus) != 0 && each->focusProxy() == nullptr
                && each->window() == settings.window() // not the list of a combo box
                && qobject_cast<QAbstractButton*>(each) == nullptr)
                stops << each;
        return stops;
    }

} // namespace

PresentPage::PresentPage(Presentation& presentation, QWidget* parent)
    : QWidget(parent)
    , m_presentation(presentation)
    , m_number(new QLabel(this))
    , m_title(wordsOn(this))
    , m_text(wordsOn(this))
    , m_sentence(wordsOn(this))
    , m_truth(wordsOn(this))
    , m_guess(new QLineEdit(this))
    , m_formula(new FormulaLine(this))
    , m_live(new LiveSettings(presentation.stage(), this))
    , m_bar(new StepBar(this))
    , m_hidden(new HiddenRegions(this))
{
    setAutoFillBackground(true);
    m_guess->setPlaceholderText(tr("The audience's guess"));
    m_guess->setAccessibleName(m_guess->placeholderText());
    m_sentence->hide();
    m_truth->hide();
    Document& stage = presentation.stage();
    connect(&presentation, &Presentation::stepChanged, this, &PresentPage::arrive);
    connect(&presentation, &Presentation::hiddenChanged, this, [this] {
        showHidden();
        fitLetters();
    });
    connect(&presentation, &Presentation::arrived, this, &PresentPage::enterStep);
    connect(&presentation, &Presentation::changed, this, &PresentPage::showTrace);
    connect(&stage, &Document::problem, this, [this] {
        m_presentation.stage().dropRefusedText(); // its field shows the previous one
        showStep();
    });
    connect(&stage, &Document::pinnedChanged, this, &PresentPage::showTrace);
    connect(&stage, &Document::sessionChanged, this, [this] {
        const Document& shown = m_presentation.stage();
        // A new step is shown when its numbers arrive.
        if (m_presentation.arriving() || m_shownStep != m_presentation.index()
            || (m_shownView == shown.view() && m_shownPlace == shown.navigation()))
            return;
        takeView();
        if (m_presentation.stage().trace())
            showTrace();
    });
    connect(&stage, &Document::selectionChanged, this, [this] {
        // A new step is shown when its numbers arrive.
        if (m_view != nullptr && !m_presentation.arriving() && m_shownStep == m_presentation.index()
            && m_presentation.stage().trace())
            m_view->showSelection();
    });
    connect(m_guess, &QLineEdit::returnPressed, this, [this] { setFocus(); });
    setFocusPolicy(Qt::StrongFocus);
}

void PresentPage::setLook(ThemeKind kind, qreal letters)
{
    m_kind = kind;
    m_letters = m_used = letters;
    m_fitted = {};
    applyLetters();
    showStep();
}

void PresentPage::applyLetters()
{
    m_viewScale = 0;
    m_theme = makeTheme(m_kind, letter() / double(makeTheme(m_kind, 1).font.pixelSize()));
    QPalette colours = palette();
    colours.setColor(QPalette::Window, m_theme.paper);
    colours.setColor(QPalette::WindowText, m_theme.text);
    setPalette(colours);
    m_title->setFont(m_theme.sized(titleSize, true));
    m_text->setFont(m_theme.sized(1));
    m_sentence->setFont(m_theme.sized(1));
    m_truth->setFont(m_theme.sized(1, true));
    m_number->setFont(m_theme.sized(titleSize));
    QPalette quiet = colours;
    quiet.setColor(QPalette::WindowText, m_theme.muted);
    m_number->setPalette(quiet);
    QPalette quoted = colours;
    quoted.setColor(QPalette::WindowText, m_theme.q);
    m_sentence->setPalette(quoted);
    m_guess->setFont(m_theme.sized(0.9));
    m_live->setFont(m_theme.sized(0.8));
    m_formula->setTheme(m_theme);
    m_bar->setTheme(m_theme);
    m_hidden->setTheme(m_theme);
}

void PresentPage::useLetters(qreal letters)
{
    if (m_used == letters)
        return;
    m_used = letters;
    applyLetters();
    m_formula->setFormula(QString::fromStdString(m_presentation.step().formula));
    place();
}

// Larger letters leave the step's map at least three fifths of its plain size, and make letters
// that fit into its lines hardly smaller.
void PresentPage::fitLetters()
{
    constexpr double leastMap = 0.6;
    constexpr double leastFitted = 0.85;
    constexpr qreal smaller = 0.92;
    const Fitted wanted { m_presentation.index(), m_truth->isVisibleTo(this), size(), m_letters };
    if (m_letters <= 1 || m_view == nullptr || m_fitted == wanted)
        return;
    m_fitted = wanted;
    useLetters(1);
    const QSizeF plain = QSizeF(m_view->mapSize()) * leastMap;
    const double room = m_view->height() * leastMap;
    const double fitted = m_view->fittedLetters() * leastFitted;
    for (qreal letters = m_letters; letters > 1; letters *= smaller) {
        useLetters(letters);
        const QSizeF map = m_view->mapSize();
        if (map.width() >= plain.width() && map.height() >= plain.height()
            && m_view->height() >= room && m_view->fittedLetters() >= fitted)
            return;
    }
    useLetters(1);
}

void PresentPage::setMotion(bool motion)
{
    m_motion = motion;
    for (const auto& [id, view] : m_views)
        view->setMotion(motion);
}

void PresentPage::setStill()
{
    m_still = true;
    showStep();
}

int PresentPage::letter() const
{
    const double size = std::max(height(), 100) / lettersInHeight / capitalShare * m_used;
    return std::max(8, static_cast<int>(std::lround(size)));
}

qreal PresentPage::capitals() const
{
    return m_viewScale * makeTheme(m_kind, 1).font.pixelSize() * capitalShare;
}

// The last step stays until this step's numbers arrive, so the screen never mixes the two. Its
// live settings lose the focus at once: arrows show steps again.
void PresentPage::arrive()
{
    setFocus();
    if (!m_presentation.arriving())
        enterStep();
}

// The same view animates towards the new numbers.
void PresentPage::enterStep()
{
    m_moving = m_motion && !m_still && m_view != nullptr && m_presentation.stage().trace();
    showStep();
    m_moving = false;
}

void PresentPage::showStep()
{
    m_shownStep = m_presentation.index();
    const LessonStep& step = m_presentation.step();
    const LessonText& words = textIn(step.captions, spokenLanguage());
    const int count = static_cast<int>(m_presentation.steps().size());
    m_number->setText(QString::number(m_presentation.index() + 1));
    m_number->setAccessibleName(tr("Step %1 of %2").arg(m_presentation.index() + 1).arg(count));
    m_title->setText(withWholePairs(QString::fromStdString(words.title)));
    m_title->setVisible(!words.title.empty());
    m_number->setVisible(m_presentation.isLesson() && m_title->isVisibleTo(this));
    m_text->setText(withWholePairs(QString::fromStdString(words.text)));
    m_text->setVisible(!words.text.empty() && step.shows != StepContent::Text);
    m_formula->setFormula(QString::fromStdString(step.formula));
    const QString focused = m_live->focusedPath();
    m_live->setPaths(m_still ? std::vector<std::string>() : step.live);
    m_bar->setStep(m_presentation.index(), count);
    m_guess->clear();
    m_truth->hide();
    showSentence();
    announce();
    takeView();
    orderTabs();
    if (!focused.isEmpty()) // by Tab, or before the letters changed
        focusLive(focused);
    // Covers come before what they cover; uncovered, the view describes its new trace first.
    if (m_presentation.hidden() != Hidden::Nothing || !m_presentation.stage().trace())
        showHidden();
    showTrace();
}

// Live settings come before the view.
void PresentPage::orderTabs()
{
    QWidget* before = this;
    for (QWidget* each : tabStops(*m_live)) {
        setTabOrder(before, each);
        before = each;
    }
}

// The setting of that path, else the first one; without live settings, the page.
void PresentPage::focusLive(const QString& path)
{
    const auto& editors = m_live->editors();
    const auto same = std::ranges::find(editors, path, &FieldEditor::path);
    const QList<QWidget*> stops
        = tabStops(same != editors.end() ? static_cast<QWidget&>(**same) : *m_live);
    (stops.isEmpty() ? this : stops.front())->setFocus(Qt::TabFocusReason);
}

// The page has the focus: screen readers announce each step.
void PresentPage::announce()
{
    QStringList words;
    if (m_presentation.isLesson())
        words << m_number->accessibleName();
    for (const QLabel* label : { m_title, m_text, m_sentence })
        if (label->isVisibleTo(this))
            words << label->text();
    if (m_formula->isVisibleTo(this))
        words << m_formula->accessibleName();
    setAccessibleName(sentences(words));
}

void PresentPage::takeView()
{
    const Document& stage = m_presentation.stage();
    m_shownView = stage.view();
    m_shownPlace = stage.navigation();
    const StepContent shows = m_presentation.step().shows;
    const std::string id = shows == StepContent::View
        ? stage.navigation().view
        : "step/" + std::string(enumIds(shows)[static_cast<std::size_t>(shows)]);
    auto& made = m_views[id];
    if (made == nullptr) {
        made = makeView();
        made->setBare(true);
        made->setMotion(m_motion);
        made->lower();
        connect(made, &View::arranged, this, &PresentPage::placeHidden);
    }
    m_moving = m_moving && m_view == made;
    if (m_view != nullptr && m_view != made)
        m_view->hide();
    m_viewScale = m_view == made ? m_viewScale : 0;
    m_view = made;
    m_view->setTitled(m_title->isVisibleTo(this));
    const LessonText& words = textIn(m_presentation.step().captions, spokenLanguage());
    m_view->setAxisWords(QString::fromStdString(words.x), QString::fromStdString(words.y));
    if (m_moving)
        m_view->glide();
    place();
    m_view->show();
}

View* PresentPage::makeView()
{
    Document& stage = m_presentation.stage();
    switch (m_presentation.step().shows) {
    case StepContent::Text:
        return new TextFigure(m_presentation, this);
    case StepContent::Picture:
        return new PictureFigure(m_presentation, this);
    case StepContent::Chart:
        return new ChartFigure(m_presentation, this);
    case StepContent::View:
        break;
    }
    return newView(stage.navigation().view, stage, stage, this);
}

// A trained model's sentence is on every page: in the text, in a live field, or in a line of its
// own.
void PresentPage::showSentence()
{
    const LessonStep& step = m_presentation.step();
    const Document& stage = m_presentation.stage();
    const QString sentence = shownSentence(stage.experiment(), stage.trace().get());
    const bool typed = std::ranges::count(step.live, "source.text") > 0 && !m_still;
    m_sentence->setText(tr("“%1”").arg(sentence));
    m_sentence->setVisible(m_presentation.isLesson() && !sentence.isEmpty() && !typed
        && step.shows != StepContent::Text && step.shows != StepContent::Picture
        && !says(m_title->text() + u' ' + m_text->text(), sentence));
}

void PresentPage::showTrace()
{
    if (m_view == nullptr || m_shownStep != m_presentation.index()
        || !m_presentation.stage().trace())
        return;
    showSentence();
    if (!m_moving) {
        m_view->showTrace();
        m_view->showSelection();
    }
    showHidden();
    fitLetters();
    emit painted();
}

void PresentPage::showHidden()
{
    const Hidden hidden = m_presentation.hidden();
    const bool waits = hidden != Hidden::Nothing;
    if (m_view != nullptr) // screen readers must not read a hidden answer either
        m_view->setSpokenInstead(waits ? m_hidden->accessibleName() : QString());
    const bool revealed = !waits && m_presentation.step().hidden != Hidden::Nothing;
    if (m_guess->isVisibleTo(this) != (waits && !m_still)) {
        m_guess->setVisible(waits && !m_still);
        if (m_guess->hasFocus())
            setFocus();
    }
    hidePredictions(waits);
    if (m_view != nullptr)
        m_view->setHiddenParts(hidden);
    m_truth->setText(revealed ? answer() : QString());
    m_truth->setVisible(!m_truth->text().isEmpty());
    place();
    placeHidden();
}

// A decoder's rows name what they write.
void PresentPage::hidePredictions(bool hidden)
{
    Document& stage = m_presentation.stage();
    if (stage.hidesPredictions() == hidden)
        return;
    stage.hidePredictions(hidden);
    if (m_view != nullptr && stage.trace() && m_shownStep == m_presentation.index())
        m_view->showTrace();
}

// A line above the view may move it when it is drawn.
void PresentPage::placeHidden()
{
    const Hidden hidden = m_presentation.hidden();
    QList<QRect> areas;
    if (hidden != Hidden::Nothing && m_view != nullptr)
        for (const QRect& area : m_view->hiddenAreas(hidden))
            areas << area.translated(m_view->pos());
    m_hidden->setAreas(areas);
}

// The hidden part, next to the class's guess.
QString PresentPage::answer() const
{
    QString revealText
        = m_view != nullptr ? m_view->revealText(m_presentation.step().hidden) : QString();
    const QString guess = m_guess->text().trimmed();
    if (guess.isEmpty())
        return revealText;
    return revealText.isEmpty() ? tr("guessed: %1").arg(guess)
                                : tr("%1 (guessed: %2)", "what is true").arg(revealText, guess);
}

// Lays out the text first, then the view in the remaining space.
void PresentPage::place()
{
    const int edge = static_cast<int>(border * width());
    const QRect room = rect().adjusted(edge, edge / 2, -edge, -edge / 2);
    const int marks = m_presentation.steps().size() > 1 ? std::max(4, letter() / 5) : 0;
    m_bar->setGeometry(room.left(), room.bottom() - marks, room.width(), marks);
    const int top = placeWords(room);
    if (m_view == nullptr)
        return;
    const QRect picture(
        QPoint(room.left(), top), QPoint(room.right(), room.bottom() - marks - edge / 3));
    m_view->setGeometry(picture);
    setPictureTheme();
}

int PresentPage::placeWords(const QRect& room)
{
    const bool waits = m_guess->isVisibleTo(this);
    const int gap = letter() / 2;
    const int most = room.width() - static_cast<int>(textShare * room.width()) - 2 * gap;
    const bool wideLive = m_live->isVisibleTo(this) && m_live->hasText();
    const int beside = (m_live->isVisibleTo(this) && !wideLive) || waits ? most
        : m_formula->isVisibleTo(this) ? std::min(most, m_formula->sizeHint().width())
                                       : 0;
    const int wide = room.width() - (beside > 0 ? beside + 2 * gap : 0);
    m_live->setRoom(wideLive ? room.width() : beside);
    const auto column = [&](const std::initializer_list<QWidget*>& parts, int left, int width) {
        int y = room.top();
        for (QWidget* part : parts) {
            if (!part->isVisibleTo(this))
                continue;
            const int before = part == m_title ? placeNumber(QPoint(left, y)) : 0;
            const int height = part->hasHeightForWidth() ? part->heightForWidth(width - before)
                                                         : part->sizeHint().height();
            part->setGeometry(left + before, y, width - before, height);
            y += height + gap / 2;
        }
        return y;
    };
    const int left = column({ m_title, m_text, m_sentence, m_truth }, room.left(), wide);
    const int from = room.left() + wide + 2 * gap;
    int right = left;
    if (wideLive)
        right = beside > 0 ? column({ m_formula, m_guess }, from, beside) : left;
    else if (beside > 0)
        right = column({ m_formula, m_live, m_guess }, from, beside);
    const int bottom = std::max(left, right) + gap / 2;
    if (!wideLive)
        return bottom;
    const int high = m_live->hasHeightForWidth() ? m_live->heightForWidth(room.width())
                                                 : m_live->sizeHint().height();
    m_live->setGeometry(room.left(), bottom, room.width(), high);
    return bottom + high + gap / 2;
}

// In the title's first line. Returns the width it takes.
int PresentPage::placeNumber(QPoint at)
{
    if (!m_number->isVisibleTo(this))
        return 0;
    const QSize size = m_number->sizeHint();
    m_number->setGeometry({ at, size });
    return size.width() + m_title->fontMetrics().horizontalAdvance(u' '); // spaced like a word
}

// The size of letters in the view follows the view's own height.
void PresentPage::setPictureTheme()
{
    const double plain = makeTheme(m_kind, 1).font.pixelSize();
    const double wanted = std::max(
        0.5, m_view->height() / lettersInHeight / capitalShare * inPicture * m_used / plain);
    if (m_viewScale > 0 && std::abs(wanted / m_viewScale - 1) < stillTheSame)
        return;
    m_viewScale = wanted;
    Theme theme = makeTheme(m_kind, wanted);
    theme.numbers = numbersInCells;
    theme.lineWidth *= std::max(1.0, wanted / thinLetters);
    m_view->setTheme(theme);
}

void PresentPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    setLook(m_kind, m_letters);
}

void PresentPage::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showStep();
}

} // namespace ui
