#include "ui/figure/figure_form.h"

#include "core/analysis/tensors.h"
#include "ui/document/tensor_display.h"
#include "ui/document/view_entry.h"
#include "ui/figure/caption.h"
#include "ui/figure/figure.h"
#include "ui/figure/figure_page.h"
#include "ui/figure/figure_texts.h"
#include "ui/plot/tensor_names.h"
#include "ui/words/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFontDatabase>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPlainTextEdit>
#include <QSignalBlocker>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    QString nameOf(std::string_view field)
    {
        return label("figure." + std::string(field));
    }

    QString objectNameOf(std::string_view field)
    {
        return QString::fromUtf8(field.data(), qsizetype(field.size()));
    }

    // Shows only as many decimals as needed: 183, 7.2.
    class NumberBox : public QDoubleSpinBox {
    public:
        NumberBox(const core::Range& range, int decimals, QWidget* parent)
            : QDoubleSpinBox(parent)
        {
            setDecimals(decimals);
            setRange(range.low, range.high);
            setKeyboardTracking(false); // the preview follows finished numbers
            setMinimumWidth(0);
        }
        [[nodiscard]] QString textFromValue(double value) const override
        {
            QLocale plain = locale();
            plain.setNumberOptions(plain.numberOptions() | QLocale::OmitGroupSeparator);
            return plain.toString(value, 'f', QLocale::FloatingPointShortest);
        }
    };

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

FigureForm::FigureForm(Figure figure, FigureState state, QWidget* parent)
    : QWidget(parent)
    , m_state(std::move(state))
    , m_figure(std::move(figure))
    , m_rows(new QFormLayout(this))
{
    if (m_figure.view.empty())
        m_figure.view = m_state.session.navigation.view;
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    Figure::fields(m_figure, [&](std::string_view field, auto& value, auto... range) {
        addField(field, value, range...);
    });
    refresh();
}

void FigureForm::setFigure(const Figure& figure)
{
    if (figure == m_figure)
        return;
    m_figure = figure;
    change();
}

void FigureForm::addBefore(
    std::string_view field, const QString& name, const QString& effect, QWidget* editor)
{
    int row = 0;
    m_rows->getWidgetPosition(this->editor(field), &row, nullptr);
    editor->setAccessibleName(name);
    editor->setAccessibleDescription(name); // screen readers read the chosen entry as the name
    editor->setToolTip(effect);
    m_rows->insertRow(row, name, editor);
}

void FigureForm::markScreenTheme(ThemeKind kind)
{
    auto* box = findChild<QComboBox*>(u"theme"_s);
    box->setItemText(static_cast<int>(kind), tr("%1 – as on screen").arg(label(core::idOf(kind))));
}

QWidget* FigureForm::editor(std::string_view field) const
{
    return findChild<QWidget*>(objectNameOf(field));
}

void FigureForm::change()
{
    refresh();
    emit changed();
}

void FigureForm::refresh()
{
    for (const auto& show : m_shown)
        show();
}

void FigureForm::add(std::string_view field, QWidget* editor)
{
    editor->setObjectName(objectNameOf(field));
    editor->setToolTip(explanation("figure." + std::string(field)));
    editor->setAccessibleName(nameOf(field));
    if (QWidget* const focused = editor->focusProxy()) {
        focused->setAccessibleName(nameOf(field));
        focused->setAccessibleDescription(nameOf(field)); // screen readers read its value as a name
    }
    if (m_sizeRow != nullptr)
        m_sizeRow->addWidget(editor, field == "unit" ? 0 : 1);
    else if (qobject_cast<QCheckBox*>(editor) != nullptr)
        m_rows->addRow(editor);
    else
        m_rows->addRow(nameOf(field), editor);
}

void FigureForm::addField(std::string_view field, bool& value)
{
    auto* box = new QCheckBox(nameOf(field), this);
    add(field, box);
    m_shown.append([box, &value] {
        const QSignalBlocker quiet(box);
        box->setChecked(value);
    });
    connect(box, &QCheckBox::toggled, this, [this, &value](bool on) {
        value = on;
        change();
    });
}

void FigureForm::addField(std::string_view field, int& value, const core::Range& range)
{
    auto* box = new NumberBox(range, 0, this);
    add(field, box);
    m_shown.append([this, box, &value] {
        const QSignalBlocker quiet(box);
        box->setValue(value);
        box->setEnabled(!isVector(m_figure.format) || m_figure.size.unit == LengthUnit::Pixel);
    });
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, &value](double number) {
        value = static_cast<int>(number);
        change();
    });
}

void FigureForm::addField(std::string_view field, float& value, const core::Range& range)
{
    auto* box = new NumberBox(range, 2, this);
    add(field, box);
    m_shown.append([box, &value] {
        const QSignalBlocker quiet(box);
        box->setValue(static_cast<double>(value));
    });
    connect(box, &QDoubleSpinBox::valueChanged, this, [this, &value](double number) {
        value = static_cast<float>(number);
        change();
    });
}

void FigureForm::addField(std::string_view field, std::string& value)
{
    if (field == "view")
        addViews(field);
    else if (field == "tensor")
        addTensors(field);
    else if (field == "font")
        addFonts(field);
    else if (field == "title" || field == "subtitle")
        addText(field, value);
    else if (field == "axis_labels")
        addAxisLabels(field);
    else
        addCaption();
}

// One row: width × height unit.
void FigureForm::addField(std::string_view field, FigureSize& value)
{
    auto* row = new QWidget(this);
    m_rows->addRow(nameOf(field), row);
    m_sizeRow = new QHBoxLayout(row);
    m_sizeRow->setContentsMargins(0, 0, 0, 0);
    FigureSize::fields(value, [&](std::string_view part, auto& each, auto... range) {
        if (part == "height")
            m_sizeRow->addWidget(new QLabel(u"×"_s, row));
        addField(part, each, range...);
    });
    m_sizeRow = nullptr;
}

// The page keeps its size: the numbers are converted.
void FigureForm::addField(std::string_view field, LengthUnit& value)
{
    auto* box = new QComboBox(this);
    for (const std::string_view id : enumIds(LengthUnit {}))
        box->addItem(label(id));
    add(field, box);
    m_shown.append([box, &value] {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(static_cast<int>(value));
    });
    connect(box, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_figure.size = inUnit(m_figure, static_cast<LengthUnit>(index));
        change();
    });
}

template <core::NamedEnum E> void FigureForm::addField(std::string_view field, E& value)
{
    auto* box = new QComboBox(this);
    for (const std::string_view id : enumIds(E {}))
        box->addItem(label(id));
    add(field, box);
    m_shown.append([box, &value] {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(static_cast<int>(value));
    });
    connect(box, &QComboBox::currentIndexChanged, this, [this, &value](int index) {
        value = static_cast<E>(index);
        change();
    });
}

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
