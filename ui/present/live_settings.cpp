#include "ui/present/live_settings.h"

#include "core/base/error.h"
#include "core/settings/settings.h"
#include "core/settings/settings_path.h"
#include "ui/document/document.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/number_slider.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/messages.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace ui {

LiveSettings::LiveSettings(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_rows(new QVBoxLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    connect(&document, &Document::sessionChanged, this, &LiveSettings::showSession);
    connect(&document, &Document::traceChanged, this, &LiveSettings::showTrace);
}

void LiveSettings::setPaths(const std::vector<std::string>& paths)
{
    qDeleteAll(std::exchange(m_editors, {}));
    for (const core::settings::Field& field : core::settings::list(m_document.experiment())) {
        if (!field.value || std::ranges::find(paths, field.path) == paths.end()
            || !core::settings::matters(m_document.experiment(), field.path))
            continue;
        auto* editor = FieldEditor::make(field, this);
        m_rows->addWidget(editor);
        m_editors.push_back(editor);
        for (NumberSlider* slider : editor->findChildren<NumberSlider*>())
            slider->setMovesByMarks(true);
        connect(editor, &FieldEditor::changed, this,
            [this](const QString& path, const QString& to) { change(path, { path + u'=' + to }); });
        connect(editor, &FieldEditor::changedTogether, this, &LiveSettings::change);
        connect(editor, &FieldEditor::settled, this, [this] { m_document.commitEdit(); });
    }
    giveLetters();
    setVisible(!m_editors.empty());
    showTrace();
    showSession();
}

// A style sheet overrides inherited fonts.
void LiveSettings::giveLetters()
{
    for (QWidget* part : findChildren<QWidget*>())
        part->setFont(font());
}

void LiveSettings::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        giveLetters();
}

bool LiveSettings::hasText() const
{
    return std::ranges::any_of(m_editors,
        [](const FieldEditor* editor) { return editor->type() == core::settings::Type::Text; });
}

QString LiveSettings::focusedPath() const
{
    const QWidget* const focus = window()->focusWidget();
    const auto it = std::ranges::find_if(
        m_editors, [focus](const FieldEditor* editor) { return editor->isAncestorOf(focus); });
    return it != m_editors.end() ? (*it)->path() : QString();
}

void LiveSettings::setRoom(int width)
{
    for (FieldEditor* editor : m_editors)
        editor->fitName(width);
}

// Some ranges depend on the trace.
void LiveSettings::showTrace()
{
    if (!m_document.trace())
        return;
    const auto layers = std::ssize(m_document.trace()->attentions);
    const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network);
    for (FieldEditor* editor : m_editors) {
        editor->showTrace(*m_document.trace());
        if (trained == nullptr || layers < 2
            || !editor->path().toStdString().starts_with(interventionPrefix))
            continue;
        const auto& changes = trained->interventions;
        const std::string at
            = changes.empty() ? std::string() : changes[core::settings::usualEntry(changes) - 1].at;
        editor->setScope(scopeName(at, layers));
    }
}

void LiveSettings::change(const QString& path, const QStringList& assignments)
{
    try {
        core::Experiment next = m_document.experiment();
        for (const QString& assignment : assignments)
            core::settings::set(next, assignment.toStdString());
        m_document.edit([=] { return label(path.toStdString()); }, path,
            [&](EditableState& state) { state.experiment = next; });
    } catch (const core::Error& error) {
        emit refused(words(error));
        showSession();
    }
}

void LiveSettings::showSession()
{
    const auto fields = core::settings::list(m_document.experiment());
    for (FieldEditor* editor : m_editors) {
        const auto it = std::ranges::find_if(fields, [&](const core::settings::Field& field) {
            return editor->path() == QString::fromStdString(field.path)
                && editor->type() == field.type;
        });
        if (it == fields.end())
            continue;
        editor->show(*it);
        editor->showExperiment(m_document.experiment());
    }
}

} // namespace ui
