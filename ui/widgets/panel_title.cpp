#include "ui/widgets/panel_title.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

using namespace Qt::StringLiterals;

namespace ui {

PanelTitle::PanelTitle(const QString& title, QWidget* parent)
    : QWidget(parent)
{
    auto* name = new QLabel(title, this);
    name->setTextFormat(Qt::PlainText);
    auto* cross = new QToolButton(this);
    cross->setText(u"✕"_s);
    cross->setProperty("plain", true);
    cross->setFocusPolicy(Qt::NoFocus); // the panel's own shortcut closes it
    cross->setAccessibleName(tr("Close %1").arg(title));
    cross->setToolTip(tr("Give its space to the view"));
    connect(cross, &QToolButton::clicked, this, &PanelTitle::crossed);
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(10, 2, 4, 2);
    row->addWidget(name, 1);
    row->addWidget(cross);
}

} // namespace ui
