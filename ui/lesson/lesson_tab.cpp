#include "ui/lesson/lesson_tab.h"

#include "core/base/error.h"
#include "core/settings/settings.h"
#include "ui/document/document.h"
#include "ui/drawing/fitting_area.h"
#include "ui/lesson/lesson_steps.h"
#include "ui/lesson/slider_names.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"
#include "ui/words/numbers.h"

#include <QComboBox>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QFormLayout>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int fewLines = 4; // lines of text
    constexpr int shortChoice = 8; // letters
    constexpr int linesOfProblem = 3; // reserved space, or the form would jump

    // An item as wide as the list: a longer title ends with "…" instead of a scroll bar.
    class StepTitles : public QStyledItemDelegate {
    public:
        using QStyledItemDelegate::QStyledItemDelegate;

        [[nodiscard]] QSize sizeHint(
            const QStyleOptionViewItem& option, const QModelIndex& index) const override
        {
            return { 0, QStyledItemDelegate::sizeHint(option, index).height() };
        }
    };

    struct ButtonWords {
        QString name; // spoken name
        QString effect;
    };

    QString listTitle(const LessonStep& step, int index, std::size_t count)
    {
        const LessonText& words = textIn(step.captions, spokenLanguage());
        const QString said = QString::fromStdString(words.title).simplified();
        return u"%1  %2"_s.arg(
            numberInList(index + 1, count), said.isEmpty() ? label(step.navigation.view) : said);
    }

    // Sets the text only where it differs, or the cursor would jump.
    void showText(QLineEdit& edit, const std::string& text)
    {
        const QString shown = QString::fromStdString(text);
        if (edit.text() != shown)
            edit.setText(shown);
    }

    void showText(QPlainTextEdit& edit, const std::string& text)
    {
        const QString shown = QString::fromStdString(text);
        if (edit.toPlainText() == shown)
            return;
        const QSignalBlocker quiet(edit);
        edit.setPlainText(shown);
    }

    QString joined(const LessonStep& step)
    {
        QStringList list;
        for (const std::string& path : step.live)
            list << sliderName(step.experiment, path);
        return list.join(u", "_s);
    }

} // namespace

LessonTab::LessonTab(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_lesson(new QLineEdit(this))
    , m_list(new QListWidget(this))
    , m_hint(new QLabel(this))
    , m_fields(new QWidget(this))
    , m_area(new FittingArea(m_fields, this))
    , m_title(new QLineEdit(m_fields))
    , m_text(new QPlainTextEdit(m_fields))
    , m_notes(new QPlainTextEdit(m_fields))
    , m_formula(new QLineEdit(m_fields))
    , m_hidden(new QComboBox(m_fields))
    , m_shows(new QComboBox(m_fields))
    , m_live(new QLineEdit(m_fields))
    , m_names(new SliderCompleter(m_live))
    , m_liveProblem(new QLabel(m_fields))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    addButtons();
    addLesson();
    layout->addWidget(m_list, 1);
    layout->addWidget(m_hint);
    layout->addWidget(m_area, 2);
    m_list->setItemDelegate(new StepTitles(m_list));
    m_list->setAccessibleName(tr("Steps of the lesson"));
    m_list->setToolTip(tr("Edit the chosen step below; Enter or double-click shows it"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop); // below its button
    m_hint->setText(tr("A lesson is a list of states with captions and speaker notes. Add the "
                       "current state as its first step; F5 presents it."));
    addFields();
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_chosen = row;
        m_unknown.clear();
        m_noPicture.clear();
        showFields();
    });
    connect(m_list, &QListWidget::itemActivated, this, [this] { showStep(m_document, m_chosen); });
    connect(&document, &Document::sessionChanged, this, [this] {
        const Session& session = m_document.session();
        if (m_shown != session.steps || m_shownAbout != session.about)
            showSession();
    });
    showSession();
}

void LessonTab::addButtons()
{
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    static_cast<QVBoxLayout*>(layout())->addLayout(row);
    const auto add = [&](const char* name, const QString& sign, const ButtonWords& words,
                         const std::function<void()>& act) {
        auto* button = new QToolButton(this);
        button->setObjectName(QString::fromLatin1(name));
        button->setText(sign);
        button->setAccessibleName(words.name);
        button->setToolTip(words.effect);
        connect(button, &QToolButton::clicked, this, act);
        row->addWidget(button);
    };
    add("add", u"+"_s,
        { tr("Add this state as a step"),
            tr("Add the current state after the chosen step: text, settings, view and selection") },
        [this] { addState(); });
    add("show", u"◉"_s,
        { tr("Show the state of the chosen step"),
            tr("Show this step in the window: its text, settings and view") },
        [this] { showStep(m_document, m_chosen); });
    add("retake", u"⟳"_s,
        { tr("Update the chosen step to this state"),
            tr("Replace what this step shows with the current state; its captions stay") },
        [this] { retakeStep(m_document, m_chosen); });
    add("duplicate", u"⇉"_s,
        { tr("Duplicate the chosen step"),
            tr("A copy of this step with the same state and captions, to change one thing in it") },
        [this] { duplicateStep(m_document, m_chosen); });
    add("up", u"↑"_s,
        { tr("Move the chosen step up"), tr("Show this step before the one above it") },
        [this] { move(-1); });
    add("down", u"↓"_s,
        { tr("Move the chosen step down"), tr("Show this step after the one below it") },
        [this] { move(1); });
    add("delete", u"✕"_s,
        { tr("Delete the chosen step"),
            tr("Delete this step and its captions; Undo brings it "
               "back") },
        [this] { removeStep(m_document, m_chosen); });
    row->addStretch(1);
}

void LessonTab::addLesson()
{
    layout()->addWidget(m_lesson);
    m_lesson->setPlaceholderText(tr("Title of the lesson"));
    m_lesson->setAccessibleName(m_lesson->placeholderText());
    m_lesson->installEventFilter(this);
    connect(m_lesson, &QLineEdit::textEdited, this, [this](const QString& text) {
        m_document.edit([] { return tr("Change the lesson's title"); }, u"lesson title"_s,
            [&](EditableState& state) {
                textFor(state.about, spokenLanguage()).title = text.toStdString();
            });
    });
}

void LessonTab::addFields()
{
    auto* form = new QFormLayout(m_fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapAllRows);
    const auto add = [&](const QString& name, QWidget* field, const QString& tip) {
        form->addRow(name, field);
        field->setAccessibleName(name);
        field->setToolTip(tip);
        field->installEventFilter(this);
    };
    add(tr("Title"), m_title, tr("The main message of this step"));
    add(tr("Text"), m_text, tr("What the audience reads: one to three sentences"));
    add(tr("Speaker notes"), m_notes, tr("What only you see while you present"));
    add(tr("Formula"), m_formula, tr("A formula next to the text, for example \\frac{a}{b}"));
    add(tr("Hidden"), m_hidden, tr("What the audience guesses before the next key reveals it"));
    add(tr("Shows"), m_shows,
        tr("What is below the text: the view, nothing, your own image, or a chart over the first "
           "live setting"));
    add(tr("Live settings"), m_live,
        tr("Settings that stay live while you present: their names, separated by commas"));
    m_live->setCompleter(m_names);
    m_liveProblem->setWordWrap(true);
    m_liveProblem->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    form->addRow(m_liveProblem);
    for (QPlainTextEdit* edit : { m_text, m_notes }) {
        edit->setTabChangesFocus(true);
        edit->setUndoRedoEnabled(false); // the document's undo history covers typing
    }
    giveLines();
    for (QComboBox* box : { m_hidden, m_shows }) {
        box->setFocusPolicy(Qt::StrongFocus); // the wheel scrolls past it
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(shortChoice); // a narrow panel has no longer ones
    }
    for (const QString& words : { tr("nothing"), tr("weights of the locked query"),
             tr("value of the locked cell"), tr("prediction"), tr("weights of all queries") })
        m_hidden->addItem(words);
    for (const QString& words : { tr("the view"), tr("text alone"), tr("an image…") })
        m_shows->addItem(words);
    for (const std::string_view id : enumIds(core::Measure {}))
        m_shows->addItem(tr("chart: %1").arg(label(id)));
    connect(m_shows, &QComboBox::activated, this, &LessonTab::chooseContent);
    const auto said = [this](const QString& field, auto member, const std::string& text) {
        edit(field,
            [&](LessonStep& step) { textFor(step.captions, spokenLanguage()).*member = text; });
    };
    connect(m_title, &QLineEdit::textEdited, this,
        [=](const QString& text) { said(u"title"_s, &LessonText::title, text.toStdString()); });
    connect(m_text, &QPlainTextEdit::textChanged, this,
        [=, this] { said(u"text"_s, &LessonText::text, m_text->toPlainText().toStdString()); });
    connect(m_notes, &QPlainTextEdit::textChanged, this, [=, this] {
        said(u"step notes"_s, &LessonText::notes, m_notes->toPlainText().toStdString());
    });
    connect(m_formula, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit(u"formula"_s, [&](LessonStep& step) { step.formula = text.toStdString(); });
    });
    connect(m_hidden, &QComboBox::activated, this, [this](int index) {
        edit(u"covered"_s, [&](LessonStep& step) { step.hidden = static_cast<Hidden>(index); });
    });
    connect(m_live, &QLineEdit::returnPressed, this, [this] {
        m_unknown.clear(); // Enter again: the message was read
        showProblems();
    });
    connect(m_live, &QLineEdit::editingFinished, this, &LessonTab::takeSliders);
}

void LessonTab::chooseContent(int index)
{
    m_noPicture.clear();
    const auto content = static_cast<StepContent>(std::min(index, int(StepContent::Chart)));
    if (content == StepContent::Picture) {
        askForPicture();
        showFields(); // the picture arrives later
        return;
    }
    const auto measure = static_cast<core::Measure>(std::max(0, index - int(StepContent::Chart)));
    edit(u"shows"_s, [&](LessonStep& changed) {
        changed.shows = content;
        if (content == StepContent::Chart)
            changed.chart = chartOf(changed, measure);
    });
}

// Over the first live setting, from a sixteenth of its value to sixteen times.
StepChart LessonTab::chartOf(const LessonStep& step, core::Measure measure)
{
    constexpr float around = 16;
    StepChart chart { .measure = measure, .logarithmic = true };
    chart.setting = !step.live.empty()               ? step.live.front()
        : measure == core::Measure::LeaveOneOutError ? "score.bandwidth"
                                                     : "dimension";
    bool isNumber = false;
    float value = 0;
    try {
        const std::string text = core::settings::get(step.experiment, chart.setting);
        value = QByteArray::fromStdString(text).toFloat(&isNumber);
    } catch (const core::Error&) { // the step lacks it: the chart says so
        isNumber = false;
    }
    chart.from = isNumber && value > 0 ? value / around : 1;
    chart.to = chart.from * around * around;
    return chart;
}

void LessonTab::askForPicture()
{
    auto* dialog = new QFileDialog(this, tr("Image of the step"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({ tr("Images (*.png *.jpg *.jpeg *.svg)"), tr("All files (*)") });
    connect(dialog, &QFileDialog::fileSelected, this, &LessonTab::takePicture);
    dialog->open();
}

void LessonTab::takePicture(const QString& path)
{
    constexpr qint64 largest = 8'000'000; // it becomes part of the session
    QFile file(path);
    const QByteArray bytes
        = file.open(QIODevice::ReadOnly) && file.size() <= largest ? file.readAll() : QByteArray();
    m_noPicture = QImage::fromData(bytes).isNull() ? path : QString();
    if (m_noPicture.isEmpty())
        edit(u"picture"_s, [&](LessonStep& changed) {
            changed.shows = StepContent::Picture;
            changed.picture = bytes.toBase64().toStdString();
        });
    m_document.commitEdit();
    showFields();
}

// Typing is one undo step until the field loses focus.
bool LessonTab::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        m_document.commitEdit();
    const auto* const box = qobject_cast<QComboBox*>(watched);
    if (event->type() == QEvent::Wheel && box != nullptr && !box->hasFocus()) {
        event->ignore(); // the fields scroll
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

void LessonTab::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        giveLines();
}

void LessonTab::giveLines()
{
    for (QPlainTextEdit* edit : { m_text, m_notes })
        edit->setMinimumHeight(fewLines * fontMetrics().height());
    m_liveProblem->setFixedHeight(linesOfProblem * fontMetrics().lineSpacing());
}

// A name of no setting is reported and not kept.
void LessonTab::takeSliders()
{
    if (step() == nullptr || (!m_live->isModified() && m_live->text() == joined(*step())))
        return;
    const SliderNames typed = sliderNames(step()->experiment, m_live->text());
    m_live->setModified(false);
    m_unknown = typed.unknown;
    edit(u"live"_s, [&](LessonStep& changed) { changed.live = typed.paths; });
    showFields(); // also when nothing has changed
}

QToolButton* LessonTab::button(const QString& name) const
{
    return findChild<QToolButton*>(name);
}

const LessonStep* LessonTab::step() const
{
    const auto& steps = m_document.session().steps;
    return m_chosen >= 0 && m_chosen < std::ssize(steps) ? &steps[std::size_t(m_chosen)] : nullptr;
}

void LessonTab::edit(const QString& field, const std::function<void(LessonStep&)>& change)
{
    if (step() == nullptr)
        return;
    const auto index = std::size_t(m_chosen);
    m_document.edit([index] { return tr("Change step %1").arg(index + 1); },
        u"step %1 %2"_s.arg(index).arg(field),
        [&](EditableState& state) { change(state.steps.at(index)); });
}

void LessonTab::addState()
{
    const int place
        = m_chosen < 0 ? static_cast<int>(m_document.session().steps.size()) : m_chosen + 1;
    m_document.gather();
    addStep(m_document, place);
    m_list->setCurrentRow(place);
}

void LessonTab::move(int by)
{
    const int to = m_chosen + by;
    if (step() == nullptr || to < 0 || to >= std::ssize(m_document.session().steps))
        return;
    moveStep(m_document, m_chosen, to);
    m_list->setCurrentRow(to);
}

void LessonTab::showSession()
{
    m_shown = m_document.session().steps;
    m_shownAbout = m_document.session().about;
    showLesson();
    showList();
    showFields();
}

// The tooltip holds the lesson's speaker notes.
void LessonTab::showLesson()
{
    const LessonText& words = textIn(m_shownAbout, spokenLanguage());
    m_lesson->setVisible(!m_shown.empty());
    showText(*m_lesson, words.title);
    QStringList tip { tr("Title of the exported lesson") };
    for (const std::string& said : { words.text, words.notes })
        if (!said.empty())
            tip << QString::fromStdString(said);
    m_lesson->setToolTip(tip.join(u"\n\n"_s));
}

void LessonTab::showList()
{
    const QSignalBlocker quiet(m_list);
    const int count = static_cast<int>(m_shown.size());
    while (m_list->count() > count)
        delete m_list->takeItem(m_list->count() - 1);
    while (m_list->count() < count)
        m_list->addItem(QString());
    for (int i = 0; i < count; ++i)
        m_list->item(i)->setText(listTitle(m_shown[std::size_t(i)], i, m_shown.size()));
    m_chosen = std::min(m_chosen, count - 1);
    m_list->setCurrentRow(m_chosen);
    m_list->setVisible(count > 0);
    m_hint->setVisible(count == 0);
}

void LessonTab::showFields()
{
    const LessonStep* const shown = step();
    m_area->setVisible(shown != nullptr);
    for (const char* name : { "show", "retake", "duplicate", "up", "down", "delete" })
        button(QString::fromLatin1(name))->setEnabled(shown != nullptr);
    if (shown == nullptr)
        return;
    const LessonText& words = textIn(shown->captions, spokenLanguage());
    showText(*m_title, words.title);
    showText(*m_text, words.text);
    showText(*m_notes, words.notes);
    showText(*m_formula, shown->formula);
    m_hidden->setCurrentIndex(static_cast<int>(shown->hidden));
    m_shows->setCurrentIndex(static_cast<int>(shown->shows)
        + (shown->shows == StepContent::Chart ? static_cast<int>(shown->chart.measure) : 0));
    m_names->offer(shown->experiment);
    if (!m_live->isModified())
        showText(*m_live, joined(*shown).toStdString());
    showProblems();
}

void LessonTab::showProblems()
{
    QStringList problems;
    if (!m_noPicture.isEmpty())
        problems << tr("“%1” is not a PNG, JPEG or SVG image of at most 8 MB.")
                        .arg(fileLabel(m_noPicture));
    for (const QString& name : m_unknown)
        problems << tr("“%1” is not a setting of this step.").arg(name);
    if (const LessonStep* const shown = step(); shown != nullptr)
        for (const std::string& path : shown->live)
            if (const QString why = whyNotLive(shown->experiment, path); !why.isEmpty())
                problems << why;
    m_liveProblem->setText(problems.join(u'\n'));
    // The same height with or without text; a wrapped text would need a height for its width.
    m_liveProblem->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_liveProblem->setToolTip(m_liveProblem->text()); // may be longer than the reserved lines
}

} // namespace ui
