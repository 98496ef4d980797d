#pragma once

#include "core/settings/settings.h"
#include "ui/document/actions.h"
#include "ui/document/document.h"
#include "ui/files/starters.h"

#include <QScrollArea>

#include <vector>

class QVBoxLayout;

namespace ui {

class LayerScope;
class Document;
class FieldEditor;
class HeadEditor;
class RemarkPane;
class SpectrumStrip;
struct Example;

// Settings that apply to the current trained model.
struct Offered {
    bool interventions = true; // false for imported attention and for models without heads
    bool checkpoints = false; // the training run has several checkpoints
    // False for networks trained with Headlight: their input is a text of the task.
    bool sources = true;
    // rank, heads kept and input rank; not for kernels, which compare single numbers
    bool reductions = true;
    bool rank = true; // for scores that need d_q = d_k

    bool operator==(const Offered&) const = default;

    [[nodiscard]] bool has(const core::settings::Field& field) const;
};
Offered offeredBy(const Document& document);

// The settings panel, generated from the Experiment's field lists: a new field of core appears here
// without further code.
class SettingsPanel : public QScrollArea {
    Q_OBJECT

public:
    SettingsPanel(Document& document, QWidget* parent);
    ~SettingsPanel() override;

    [[nodiscard]] FieldEditor* editor(const QString& path) const;
    [[nodiscard]] HeadEditor* head() const { return m_head; }
    [[nodiscard]] LayerScope* interventionScope() const { return m_interventionScope; }
    [[nodiscard]] LayerScope* designScope() const { return m_designScope; }
    [[nodiscard]] SpectrumStrip* spectrum() const { return m_spectrum; }
    [[nodiscard]] RemarkPane* remarks() const { return m_remarks; }
    [[nodiscard]] const std::vector<FieldEditor*>& editors() const { return m_editors; }

    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

    void setChooser(ChooseFile choose) { m_choose = std::move(choose); }

signals:
    void refused(const QString& reason);
    void folderWanted(); // the user wants to choose a model folder
    void networkWanted(const QString& folder); // one trained with Headlight

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void addExample(QVBoxLayout* layout, const Example& example);
    void addBelow(QVBoxLayout* layout, FieldEditor& editor);
    void addGroup(QVBoxLayout* layout, const QString& title,
        const std::vector<core::settings::Field>& fields);
    [[nodiscard]] const LayerScope* scopeOf(const QString& path) const;
    [[nodiscard]] StepName stepName(const QString& path) const;
    void change(const QString& path, const QString& value);
    void changeTogether(const QString& path, const QStringList& assignments);
    void showSession();
    void showTrace();
    void placeRemarks();

    // The widgets below one heading; the heading is hidden when all its editors are.
    struct Group {
        std::vector<QWidget*> parts;
        std::vector<FieldEditor*> editors;
    };

    Document& m_document;
    std::vector<Group> m_groups;
    LayerScope* m_interventionScope;
    LayerScope* m_designScope;
    SpectrumStrip* m_spectrum;
    Offered m_offered;
    HeadEditor* m_head = nullptr;
    RemarkPane* m_remarks;
    ChooseFile m_choose;
    std::vector<FieldEditor*> m_editors;
};

} // namespace ui
