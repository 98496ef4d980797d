#include "core/analysis/tensors.h"
#include "ui/document/tensor_display.h"
#include "ui/document/view_entry.h"
#include "ui/figure/axis_labels.h"
#include "ui/figure/caption.h"
#include "ui/figure/caption_editor.h"
#include "ui/figure/figure_form.h"
#include "ui/figure/figure_page.h"
#include "ui/figure/text_choice.h"
#include "ui/plot/tensor_names.h"
#include "ui/words/labels.h"

#include <QComboBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QPlainTextEdit>
#include <QSignalBlocker>

// The editors of a figure's text fields: the view and tensor, the font, the texts, the caption.

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QComboBox* comboBox(QWidget* parent)
    {
        constexpr int characters = 18; // longer names are elided, and shown whole in the list
        auto* box = new QComboBox(parent);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(characters);
        return box;
    }

    void showData(QComboBox& box, const std::string& value)
    {
        const QSignalBlocker quiet(box);
        box.setCurrentIndex(std::max(0, box.findData(QString::fromStdString(value))));
    }

} // namespace

void FigureForm::addViews(std::string_view field)
{
    auto* box = comboBox(this);
    for (const ViewEntry& entry : views())
        if (entry.role != ViewRole::Comparison || m_state.pinned)
            box->addItem(
                label(entry.id), QString::fromUtf8(entry.id.data(), qsizetype(entry.id.size())));
    add(field, box);
    m_shown.append([this, box] { showData(*box, m_figure.view); });
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        m_figure.view = box->currentData().toString().toStdString();
        if (!hasRole(m_figure.view, ViewRole::Tensor))
            m_figure.tensor.clear();
        change();
    });
}

void FigureForm::addTensors(std::string_view field)
{
    auto* box = comboBox(this);
    const core::Trace& trace = *m_state.derived->trace();
    for (const core::TensorRef& tensor : core::tensors(trace))
        box->addItem(tensorWords(trace, tensor), QString::fromStdString(tensor.id));
    add(field, box);
    m_shown.append([this, box] {
        const std::string& tensor = m_figure.tensor;
        showData(*box, tensor.empty() ? m_state.session.navigation.tensor : tensor);
        m_rows->setRowVisible(box, hasRole(m_figure.view, ViewRole::Tensor) || !tensor.empty());
    });
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        m_figure.tensor = box->currentData().toString().toStdString();
        change();
    });
}

void FigureForm::addFonts(std::string_view field)
{
    auto* box = comboBox(this);
    box->addItem(tr("Default"), QString());
    for (const QString& family : QFontDatabase::families())
        if (!QFontDatabase::isPrivateFamily(family))
            box->addItem(family, family);
    add(field, box);
    m_shown.append([this, box] { showData(*box, m_figure.font); });
    connect(box, &QComboBox::currentIndexChanged, this, [this, box] {
        m_figure.font = box->currentData().toString().toStdString();
        change();
    });
}

void FigureForm::addText(std::string_view field, std::string& value)
{
    auto* choice = new TextChoice({ label("figure." + std::string(field)) }, this);
    add(field, choice);
    m_shown.append([choice, &value] {
        const QString text = QString::fromStdString(value);
        const bool typing // its first letters may be the value of another choice
            = choice->chosen() == TextChoice::Custom && choice->texts().front() == text;
        choice->show(typing          ? TextChoice::Custom
                : value == automatic ? TextChoice::Automatic
                : value.empty()      ? TextChoice::None
                                     : TextChoice::Custom,
            { text });
    });
    connect(choice, &TextChoice::changed, this, [this, choice, &value] {
        value = choice->chosen() == TextChoice::Automatic ? std::string(automatic)
            : choice->chosen() == TextChoice::None        ? std::string()
                                                          : choice->texts().front().toStdString();
        change();
    });
}

void FigureForm::addAxisLabels(std::string_view field)
{
    auto* choice = new TextChoice({ tr("Rows"), tr("Columns") }, this);
    add(field, choice);
    m_shown.append([this, choice] {
        const std::string& value = m_figure.axisLabels;
        const bool typing = value.empty() && choice->chosen() == TextChoice::Custom;
        const AxisLabels labels = value == automatic ? AxisLabels {} : readAxisLabels(value);
        choice->show(value == automatic    ? TextChoice::Automatic
                : value.empty() && !typing ? TextChoice::None
                                           : TextChoice::Custom,
            { QString::fromStdString(labels.rows), QString::fromStdString(labels.columns) });
    });
    connect(choice, &TextChoice::changed, this, [this, choice] {
        const QStringList texts = choice->texts();
        m_figure.axisLabels = choice->chosen() == TextChoice::Automatic ? std::string(automatic)
            : choice->chosen() == TextChoice::None
            ? std::string()
            : axisLabelsText({ texts.front().toStdString(), texts.back().toStdString() });
        change();
    });
}

void FigureForm::addCaption()
{
    m_caption = new CaptionEditor(this);
    add("caption", m_caption);
    m_rows->addRow(m_caption->words()); // takes the full width
    m_shown.append([this] {
        m_caption->showReady(
            captionText({ shownSession(m_figure, m_state), m_state.derived, m_state.pinned }));
        m_caption->show(m_figure.caption);
    });
    connect(m_caption, &CaptionEditor::changed, this, [this](const std::string& caption) {
        m_figure.caption = caption;
        change();
    });
}

} // namespace ui
