#include "ui/window/view_menu.h"

#include "core/base/fields.h"
#include "ui/document/document.h"
#include "ui/drawing/colour_map.h"
#include "ui/session/view_state.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"

#include <QActionGroup>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {
    constexpr qreal scaleStep = 1.1;
    constexpr qreal smallestScale = 0.7;
    constexpr qreal largestScale = 3;
} // namespace

ViewMenu::ViewMenu(Document& document, const QList<QAction*>& views, QWidget* parent)
    : QMenu(tr("&View"), parent)
    , m_document(document)
    , m_themes(new QActionGroup(this))
{
    addActions(views);
    addSeparator();
    addThemes();
    addLanguages();
    addColours(tr("Colours of weights"), sequentialMaps(), false);
    addWeightScales();
    addColours(tr("Colours of signed numbers"), divergingMaps(), true);
    addSeparator();
    m_join = addTokens("view.join_words", &ViewState::mergeSubwords);
    m_hide = addTokens("view.hide_special", &ViewState::hideSpecial);
    addSeparator();
    addSizes();
    connect(&document, &Document::sessionChanged, this, &ViewMenu::showSession);
    showSession();
}

void ViewMenu::addThemes()
{
    QMenu* themes = addMenu(tr("Theme"));
    themes->setToolTipsVisible(true);
    for (const ThemeKind kind : { ThemeKind::Light, ThemeKind::Dark, ThemeKind::Projector }) {
        QAction* action = themes->addAction(label("theme", core::idOf(kind)));
        action->setToolTip(explanation("theme", core::idOf(kind)));
        action->setCheckable(true);
        action->setData(int(kind));
        m_themes->addAction(action);
        connect(action, &QAction::triggered, this, [this, kind] { emit themeChosen(kind); });
    }
}

void ViewMenu::addLanguages()
{
    QMenu* menu = addMenu(tr("Language"));
    for (const QString& language : languages()) {
        QAction* action = menu->addAction(nameOfLanguage(language));
        action->setCheckable(true);
        action->setChecked(language == spokenLanguage());
        connect(action, &QAction::triggered, this, [this, action, language] {
            action->setChecked(language == spokenLanguage());
            if (!action->isChecked())
                emit languageChosen(language);
        });
    }
}

void ViewMenu::addColours(const QString& title, const QStringList& maps, bool diverging)
{
    QMenu* menu = addMenu(title);
    auto* group = new QActionGroup(this);
    for (const QString& map : maps) {
        QAction* action = menu->addAction(label(map.toStdString()));
        action->setCheckable(true);
        action->setData(map);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, map, diverging] {
            m_document.edit([map] { return tr("Colours: %1").arg(label(map.toStdString())); },
                u"colours"_s,
                [&](EditableState& state) {
                    (diverging ? state.view.diverging : state.view.sequential) = map.toStdString();
                });
            m_document.commitEdit();
        });
    }
    m_colours.append(group);
}

void ViewMenu::addWeightScales()
{
    QMenu* menu = addMenu(tr("Colour scale of weights"));
    menu->setToolTipsVisible(true);
    m_weightScales = new QActionGroup(this);
    for (const std::string_view id : enumIds(WeightScale {})) {
        QAction* action = menu->addAction(label("view.weight_scale", id));
        action->setToolTip(explanation("view.weight_scale", id));
        action->setCheckable(true);
        action->setData(QString::fromUtf8(id.data(), qsizetype(id.size())));
        m_weightScales->addAction(action);
        connect(action, &QAction::triggered, this, [this, id] {
            m_document.edit([] { return tr("Colour scale of weights"); }, u"weight_scale"_s,
                [&](EditableState& state) {
                    state.view.weightScale = choiceOf<WeightScale>(std::string(id));
                });
            m_document.commitEdit();
        });
    }
}

QAction* ViewMenu::addTokens(std::string_view field, bool ViewState::*choice)
{
    QAction* action = addAction(label(field));
    action->setToolTip(explanation(field));
    action->setStatusTip(action->toolTip());
    action->setCheckable(true);
    connect(action, &QAction::triggered, this, [this, field, choice](bool on) {
        m_document.edit([field] { return label(field); },
            QString::fromStdString(std::string(field)),
            [&](EditableState& state) { state.view.*choice = on; });
        m_document.commitEdit();
    });
    return action;
}

void ViewMenu::addSizes()
{
    const auto add = [this](const QString& text, const QString& keys, auto scale) {
        addAction(text, QKeySequence(keys), this, [this, scale] {
            emit scaleChosen(std::clamp(scale(m_scale), smallestScale, largestScale));
        });
    };
    add(tr("Larger text"), u"Ctrl+="_s, [](qreal s) { return s * scaleStep; });
    add(tr("Smaller text"), u"Ctrl+-"_s, [](qreal s) { return s / scaleStep; });
    add(tr("Normal text"), u"Ctrl+0"_s, [](qreal) { return 1.0; });
}

void ViewMenu::addPanels(const QList<QAction*>& panels)
{
    addSeparator();
    addActions(panels);
}

void ViewMenu::showTheme(const Theme& theme)
{
    m_scale = theme.scale;
    for (QAction* action : m_themes->actions())
        action->setChecked(action->data().toInt() == int(theme.kind));
}

void ViewMenu::showSession()
{
    const ViewState& view = m_document.view();
    m_join->setChecked(view.mergeSubwords);
    m_hide->setChecked(view.hideSpecial);
    for (QAction* action : m_weightScales->actions())
        action->setChecked(action->data().toString().toStdString() == core::idOf(view.weightScale));
    for (int i = 0; i < m_colours.size(); ++i)
        for (QAction* action : m_colours[i]->actions())
            action->setChecked(action->data().toString().toStdString()
                == (i == 0 ? view.sequential : view.diverging));
}

} // namespace ui
