#include "ui/window/program_links.h"

#include "core/analysis/steps.h"
#include "ui/document/document.h"
#include "ui/document/view_entry.h"
#include "ui/inspector/cell_tab.h"
#include "ui/inspector/inspector.h"
#include "ui/inspector/table_tab.h"
#include "ui/lesson/lesson_tab.h"
#include "ui/settings/field_editor.h"
#include "ui/settings/head_editor.h"
#include "ui/settings/settings_panel.h"
#include "ui/widgets/side_panel.h"
#include "ui/widgets/side_panels.h"
#include "ui/window/main_window.h"
#include "ui/words/labels.h"

#include <QActionGroup>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    void bringIntoSight(const QWidget& content, const SidePanel& panel)
    {
        if (!content.isVisible())
            panel.action()->trigger();
    }

    bool isSetting(const QString& path)
    {
        const std::vector<core::settings::Field> fields = core::settings::list();
        return std::ranges::find(fields, path.toStdString(), &core::settings::Field::path)
            != fields.end();
    }

    // The control itself, or its first child that takes the focus.
    QWidget* takerOfKeys(QWidget& control)
    {
        if (control.focusProxy() != nullptr || control.focusPolicy() != Qt::NoFocus)
            return &control;
        for (auto* each : control.findChildren<QWidget*>())
            if (!each->isHidden() && (each->focusPolicy() & Qt::TabFocus) != 0)
                return each;
        return &control;
    }

} // namespace

ProgramLinks::ProgramLinks(Document& document, MainWindow& window, QActionGroup& views)
    : m_document(document)
    , m_window(window)
    , m_views(views)
{
}

bool ProgramLinks::follow(const QString& link)
{
    const QStringList parts = link.section(u':', 1).split(u'/');
    if (!link.startsWith(u"headlight:"_s) || parts.size() < 2)
        return false;
    if (parts[0] == u"view")
        return openView(parts[1], parts.value(2));
    if (parts[0] == u"setting")
        return openSetting(parts[1]);
    return parts[0] == u"inspector" && openInspector(parts[1]);
}

bool ProgramLinks::openView(const QString& id, const QString& detail)
{
    const QList<QAction*> views = m_views.actions();
    const auto it = std::ranges::find_if(
        views, [&](const QAction* view) { return view->data().toString() == id; });
    if (it == views.end())
        return false;
    if (!(*it)->isEnabled()) {
        m_window.say((*it)->toolTip());
        return true;
    }
    (*it)->trigger();
    if (detail.isEmpty())
        return true;
    return hasRole(id.toStdString(), ViewRole::Steps) ? openStep(detail) : openPicture(detail);
}

bool ProgramLinks::openStep(const QString& id)
{
    const std::string step = id.toStdString();
    const auto names = [&](const auto& ids) { return std::ranges::find(ids, step) != ids.end(); };
    if (!names(core::stepIds) && !names(core::layerStepIds))
        return false;
    if (!m_document.trace())
        return true;
    Selection s = m_document.locked();
    const std::vector<core::Step> steps = core::steps(*m_document.trace(), s.layer, s.head);
    // Models differ in their norms' ids: "norm" also matches "residual_norm".
    const auto it = std::ranges::find_if(steps,
        [&](const core::Step& each) { return each.id == step || each.id.ends_with('_' + step); });
    if (it == steps.end()) {
        m_window.say(tr("This model does not have this step"));
        return true;
    }
    s.step = int(it - steps.begin());
    m_document.lock(s);
    return true;
}

bool ProgramLinks::openPicture(const QString& id)
{
    const auto ids = enumIds(HeadContent {});
    const auto* const it = std::ranges::find(ids, id.toStdString());
    if (it == ids.end())
        return false;
    m_document.navigate([&](Navigation& at) { at.content = HeadContent(it - ids.begin()); });
    return true;
}

// A hidden setting belongs to another kind of model: the link then leads to the choice of model.
bool ProgramLinks::openSetting(const QString& path)
{
    if (!isSetting(path))
        return false;
    SettingsPanel& settings = *m_window.settings();
    QWidget* control = controlOf(path);
    if (control == nullptr) {
        control = settings.editor(u"network.kind"_s);
        m_window.say(tr("“%1” is not a setting of this model; choose another model")
                         .arg(label(path.toStdString())));
    }
    bringIntoSight(settings, *m_window.panels()->panels().front());
    settings.ensureWidgetVisible(control);
    m_window.activateWindow();
    takerOfKeys(*control)->setFocus(Qt::ShortcutFocusReason); // with a focus frame
    return true;
}

QWidget* ProgramLinks::controlOf(const QString& path) const
{
    const SettingsPanel& settings = *m_window.settings();
    const QString modified
        = QString::fromUtf8(interventionPrefix.data(), qsizetype(interventionPrefix.size())) + path;
    for (QWidget* const control : std::initializer_list<QWidget*> { settings.editor(path),
             settings.editor(modified), path == u"heads_off" ? settings.head() : nullptr })
        if (control != nullptr && !control->isHidden())
            return control;
    return nullptr;
}

bool ProgramLinks::openInspector(const QString& tab)
{
    Inspector& inspector = *m_window.inspector();
    QWidget* const page = tab == u"cell" ? static_cast<QWidget*>(inspector.cell())
        : tab == u"table"                ? inspector.table()
        : tab == u"notes"                ? static_cast<QWidget*>(inspector.notes())
        : tab == u"lesson"               ? inspector.lesson()
                                         : nullptr;
    if (page == nullptr)
        return false;
    bringIntoSight(inspector, *m_window.panels()->panels().back());
    inspector.setCurrentWidget(page);
    return true;
}

} // namespace ui
