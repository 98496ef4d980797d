#pragma once

#include "core/settings.h"
#include "ui/settings/starters.h"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace ui {

class Document;
class FieldEditor;
class HeadEditor;

// The settings, made from the Experiment's own field lists: a field that core gains appears here
// by itself.
class SettingsPanel : public QScrollArea {
    Q_OBJECT

public:
    SettingsPanel(Document& document, QWidget* parent);
    ~SettingsPanel() override;

    [[nodiscard]] FieldEditor* editor(const QString& path) const;
    [[nodiscard]] HeadEditor* head() const { return m_head; }
    [[nodiscard]] const std::vector<FieldEditor*>& editors() const { return m_editors; }

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

    void setChooser(ChooseFile choose) { m_choose = std::move(choose); }

signals:
    void refused(const QString& reason);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addGroup(QVBoxLayout* layout, const QString& title,
        const std::vector<core::settings::Field>& fields);
    void change(const QString& path, const QString& value);
    void showSession();
    void showTrace();

    Document& m_document;
    HeadEditor* m_head;
    ChooseFile m_choose;
    std::vector<FieldEditor*> m_editors;
};

} // namespace ui
