#include "ui/lesson/lesson_tab.h"

#include "core/settings/settings.h"
#include "ui/document/document.h"
#include "ui/lesson/lesson_steps.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"
#include "ui/words/phrases.h"

#include <QComboBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int fewLines = 4; // heights of letters, of what is said

    struct ButtonWords {
        QString name; // what it is called where it is heard
        QString effect;
    };

    // The numbers of all `count` stand below each other.
    QString listTitle(const LessonStep& step, int index, int count)
    {
        constexpr QChar figureSpace(0x2007); // as wide as a digit
        const QString number = QString::number(index + 1);
        const LessonWords& words = wordsIn(step.captions, spokenLanguage());
        const QString said = QString::fromStdString(words.title).simplified();
        return u"%1  %2"_s.arg(number.rightJustified(QString::number(count).size(), figureSpace),
            said.isEmpty() ? label(step.navigation.view) : said);
    }

    // A field shows what it says already, or the cursor would jump.
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

    QString joined(const std::vector<std::string>& paths)
    {
        QStringList list;
        for (const std::string& path : paths)
            list << QString::fromStdString(path);
        return list.join(u", "_s);
    }

    // Why a setting has no slider in a step, in a sentence; empty where it has.
    QString whyNotLive(const core::Experiment& experiment, const std::string& path)
    {
        try {
            static_cast<void>(core::settings::get(experiment, path));
        } catch (const core::Error& error) {
            return sentence(error);
        }
        if (core::settings::matters(experiment, path))
            return {};
        const std::string altered = "network.changes." + path;
        const auto fields = core::settings::list(experiment);
        return std::ranges::find(fields, altered, &core::settings::Field::path) != fields.end()
            ? LessonTab::tr("“%1” changes nothing of a trained model; “%2” does.")
                  .arg(QString::fromStdString(path), QString::fromStdString(altered))
            : LessonTab::tr("“%1” changes nothing in this step.").arg(QString::fromStdString(path));
    }

    // Of settings by the names that they are saved under, or that they have in the window: there
    // "Temperature" is one or another field, here it is the one that this step has.
    std::vector<std::string> pathsIn(const QString& text, const core::Experiment& experiment)
    {
        const auto fields = core::settings::list(experiment);
        const auto pathOf = [&](const QString& name) {
            const std::string typed = name.toStdString();
            if (std::ranges::find(fields, typed, &core::settings::Field::path) != fields.end())
                return typed;
            const auto called = std::ranges::find_if(fields, [&](const auto& field) {
                return field.value && label(field.path).compare(name, Qt::CaseInsensitive) == 0
                    && core::settings::matters(experiment, field.path);
            });
            return called != fields.end() ? called->path : typed;
        };
        std::vector<std::string> result;
        for (const QString& name : text.split(u',', Qt::SkipEmptyParts))
            if (const QString clean = name.trimmed(); !clean.isEmpty())
                result.push_back(pathOf(clean));
        return result;
    }

} // namespace

LessonTab::LessonTab(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_list(new QListWidget(this))
    , m_hint(new QLabel(this))
    , m_fields(new QWidget(this))
    , m_title(new QLineEdit(m_fields))
    , m_text(new QPlainTextEdit(m_fields))
    , m_notes(new QPlainTextEdit(m_fields))
    , m_formula(new QLineEdit(m_fields))
    , m_covered(new QComboBox(m_fields))
    , m_live(new QLineEdit(m_fields))
    , m_liveProblem(new QLabel(m_fields))
{
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 6, 6, 6);
    addButtons();
    layout->addWidget(m_list, 1);
    layout->addWidget(m_hint);
    layout->addWidget(m_fields, 1);
    m_list->setAccessibleName(tr("Steps of the lesson"));
    m_list->setToolTip(tr("The chosen one can be changed below; Enter or a double click shows it"));
    m_hint->setWordWrap(true);
    m_hint->setAlignment(Qt::AlignLeft | Qt::AlignTop); // below the button that it speaks of
    m_hint->setText(tr("A lesson is a list of states with what you say to them. Add what you see "
                       "now as its first step; F5 presents it."));
    addFields();
    connect(m_list, &QListWidget::currentRowChanged, this, [this](int row) {
        m_chosen = row;
        showFields();
    });
    connect(m_list, &QListWidget::itemActivated, this, [this] { showStep(m_document, m_chosen); });
    connect(&document, &Document::sessionChanged, this, [this] {
        if (m_shown != m_document.session().steps)
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
            tr("What you see now becomes a step behind the chosen one: text, settings, view and "
               "what is locked") },
        [this] { addState(); });
    add("show", u"◉"_s,
        { tr("Show the state of the chosen step"),
            tr("The window shows what this step shows: its text, its settings and its view") },
        [this] { showStep(m_document, m_chosen); });
    add("retake", u"⟳"_s,
        { tr("Let the chosen step show this state"),
            tr("What you see now takes the place of what this step showed; its words stay") },
        [this] { retakeStep(m_document, m_chosen); });
    add("duplicate", u"⇉"_s,
        { tr("Duplicate the chosen step"),
            tr("A second step with the same state and words, to change one thing in it") },
        [this] { duplicateStep(m_document, m_chosen); });
    add("up", u"↑"_s,
        { tr("Move the chosen step up"), tr("The class sees this step before the one above it") },
        [this] { move(-1); });
    add("down", u"↓"_s,
        { tr("Move the chosen step down"), tr("The class sees this step after the one below it") },
        [this] { move(1); });
    add("delete", u"✕"_s,
        { tr("Delete the chosen step"), tr("This step goes, with its words; Undo brings it back") },
        [this] { removeStep(m_document, m_chosen); });
    row->addStretch(1);
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
    add(tr("Title"), m_title, tr("The one message of this step"));
    add(tr("Text"), m_text, tr("What the class reads: one to three sentences"));
    add(tr("Lecturer's notes"), m_notes, tr("What only you see while you present"));
    add(tr("Formula"), m_formula, tr("A line of mathematics beside the text, as in \\frac{a}{b}"));
    add(tr("Covered"), m_covered, tr("What the class has to guess before the next key shows it"));
    add(tr("Sliders"), m_live,
        tr("Settings that can be moved while you present, by their names, as in temperature, or "
           "network.changes.temperature of a trained model"));
    m_liveProblem->setWordWrap(true);
    form->addRow(m_liveProblem);
    for (QPlainTextEdit* edit : { m_text, m_notes }) {
        edit->setTabChangesFocus(true);
        edit->setUndoRedoEnabled(false); // the document's history holds the typing
        edit->setMinimumHeight(fewLines * fontMetrics().height());
    }
    for (const QString& words : { tr("nothing"), tr("weights of the locked query"),
             tr("number of the locked cell"), tr("prediction") })
        m_covered->addItem(words);
    const auto said = [this](const QString& field, auto member, const std::string& text) {
        edit(field,
            [&](LessonStep& step) { wordsFor(step.captions, spokenLanguage()).*member = text; });
    };
    connect(m_title, &QLineEdit::textEdited, this,
        [=](const QString& text) { said(u"title"_s, &LessonWords::title, text.toStdString()); });
    connect(m_text, &QPlainTextEdit::textChanged, this,
        [=, this] { said(u"text"_s, &LessonWords::text, m_text->toPlainText().toStdString()); });
    connect(m_notes, &QPlainTextEdit::textChanged, this, [=, this] {
        said(u"step notes"_s, &LessonWords::notes, m_notes->toPlainText().toStdString());
    });
    connect(m_formula, &QLineEdit::textEdited, this, [this](const QString& text) {
        edit(u"formula"_s, [&](LessonStep& step) { step.formula = text.toStdString(); });
    });
    connect(m_covered, &QComboBox::activated, this, [this](int index) {
        edit(u"covered"_s, [&](LessonStep& step) { step.covered = static_cast<Covered>(index); });
    });
    connect(m_live, &QLineEdit::editingFinished, this, [this] {
        if (m_live->isModified())
            edit(u"live"_s,
                [&](LessonStep& step) { step.live = pathsIn(m_live->text(), step.experiment); });
        m_live->setModified(false);
    });
}

// Typing is one step of undo until the field is left.
bool LessonTab::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::FocusOut)
        m_document.settle();
    return QWidget::eventFilter(watched, event);
}

void LessonTab::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        for (QPlainTextEdit* edit : { m_text, m_notes })
            edit->setMinimumHeight(fewLines * fontMetrics().height());
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
        u"step %1 %2"_s.arg(index).arg(field), [&](Work& work) { change(work.steps.at(index)); });
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
    showList();
    showFields();
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
        m_list->item(i)->setText(listTitle(m_shown[std::size_t(i)], i, m_list->count()));
    m_chosen = std::min(m_chosen, count - 1);
    m_list->setCurrentRow(m_chosen);
    m_list->setVisible(count > 0);
    m_hint->setVisible(count == 0);
}

void LessonTab::showFields()
{
    const LessonStep* const shown = step();
    m_fields->setVisible(shown != nullptr);
    for (const char* name : { "show", "retake", "duplicate", "up", "down", "delete" })
        button(QString::fromLatin1(name))->setEnabled(shown != nullptr);
    if (shown == nullptr)
        return;
    const LessonWords& words = wordsIn(shown->captions, spokenLanguage());
    showText(*m_title, words.title);
    showText(*m_text, words.text);
    showText(*m_notes, words.notes);
    showText(*m_formula, shown->formula);
    m_covered->setCurrentIndex(static_cast<int>(shown->covered));
    if (!m_live->isModified())
        showText(*m_live, joined(shown->live).toStdString());
    QStringList problems;
    for (const std::string& path : shown->live)
        if (const QString why = whyNotLive(shown->experiment, path); !why.isEmpty())
            problems << why;
    m_liveProblem->setText(problems.join(u'\n'));
    m_liveProblem->setVisible(!problems.isEmpty());
}

} // namespace ui
