#pragma once

#include "core/base/matrix.h"
#include "ui/document/actions.h"

#include <QMenu>

#include <string_view>

namespace ui {

class Document;

// Menu commands for the attention on screen: head, locked cell, seed.
class AttentionMenu : public QMenu {
    Q_OBJECT

public:
    AttentionMenu(Document& document, QWidget* parent);

private:
    void addHeads();
    void selectHead(core::Index head);
    void selectLayer(core::Index layer);
    void showTrace();
    void change(const StepName& name, std::string_view assignment);

    Document& m_document;
    QList<QAction*> m_layers; // if there are several
};

} // namespace ui
