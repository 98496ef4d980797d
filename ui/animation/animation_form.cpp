#include "ui/animation/animation_form.h"

#include "core/resolve/imported_source.h"
#include "ui/animation/frame_sequence.h"
#include "ui/animation/video_encoder.h"
#include "ui/session/interventions.h"
#include "ui/words/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>

#include <algorithm>
#include <iterator>
#include <limits>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    using core::settings::Field;
    using core::settings::Type;

    constexpr int mostDecimals = 4; // after the decimal point

    // Interventions in all layers come first, then those of each layer that has its own. The index
    // past the last entry is a new entry in all layers.
    std::vector<Field> interventionsIn(const core::Experiment& experiment)
    {
        std::vector<core::Intervention> entries
            = std::get<core::PretrainedSource>(experiment.network).interventions;
        if (std::ranges::find(entries, std::string(), &core::Intervention::at) == entries.end())
            entries.emplace_back();
        std::vector<Field> result;
        for (const bool ofAll : { true, false })
            for (std::size_t i = 0; i < entries.size(); ++i)
                if (entries[i].at.empty() == ofAll)
                    std::ranges::move(
                        interventionFields(experiment, entries[i], i), std::back_inserter(result));
        return result;
    }

    // The fields that can be swept now. A field of another kind (such as another score) counts if
    // only one kind has it: setting the field chooses that kind.
    std::vector<Field> sweptFields(const core::Experiment& experiment)
    {
        std::vector<Field> fields = otherFields(experiment);
        const bool trained = std::holds_alternative<core::PretrainedSource>(experiment.network);
        if (trained)
            std::ranges::move(interventionsIn(experiment), std::back_inserter(fields));
        std::erase_if(fields, [&](const Field& field) {
            if (trained ? !core::settings::matters(experiment, unnumbered(field.path))
                        : field.path.starts_with("network."))
                return true;
            const bool number = field.type == Type::Integer || field.type == Type::Number;
            return !number || (!field.value && field.needs.size() > 1);
        });
        return fields;
    }

    // "Mask: Window"
    QString settingName(const std::string& path, const core::Experiment& experiment)
    {
        if (unnumbered(path).starts_with(interventionPrefix))
            return AnimationForm::tr("%1: %2", "a part of the settings, and a setting")
                .arg(AnimationForm::tr("Interventions"), sweptName(path, experiment));
        const std::size_t dot = path.rfind('.');
        if (dot == std::string::npos)
            return label(path);
        return AnimationForm::tr("%1: %2", "a part of the settings, and a setting")
            .arg(label(path.substr(0, dot) + ".kind"), label(path));
    }

} // namespace

AnimationForm::AnimationForm(const core::Experiment& experiment, const core::Model& shown,
    const AnimationRequest& request, QWidget* parent)
    : QWidget(parent)
    , m_trained(shown.trainedRun != nullptr)
    , m_fields(core::requestsImportedAttention(shown.experiment) ? std::vector<Field> {}
                                                                 : sweptFields(experiment))
    , m_rows(new QFormLayout(this))
    , m_what(new QComboBox(this))
    , m_factors(new QCheckBox(tr("Logarithmic steps"), this))
    , m_format(new QComboBox(this))
{
    constexpr core::Range any { -1e9, 1e9 };
    m_rows->setContentsMargins(0, 0, 0, 0);
    addWhat(experiment);
    m_from
        = addNumber(tr("From"), tr("Value of the setting in the first frame"), any, mostDecimals);
    m_to = addNumber(tr("To"), tr("Value of the setting in the last frame"), any, mostDecimals);
    m_factors->setToolTip(tr("Multiply by a constant factor from frame to frame, instead of "
                             "adding a constant"));
    m_rows->addRow(QString(), m_factors);
    m_frames = addNumber(
        tr("Frames"), tr("Number of frames; attention is computed for each"), { 2, mostFrames }, 0);
    m_perSecond = addNumber(
        tr("Frames per second"), tr("Playback speed"), { fewestPerSecond, mostPerSecond }, 1);
    addSize();
    addLooks();
    show(request);
    connect(m_factors, &QCheckBox::toggled, this, &AnimationForm::changed);
}

void AnimationForm::addWhat(const core::Experiment& experiment)
{
    m_what->addItem(
        m_trained ? tr("The network during training") : tr("The computation, step by step"));
    for (const Field& field : m_fields) {
        m_what->addItem(settingName(field.path, experiment), QString::fromStdString(field.path));
        m_what->setItemData(
            m_what->count() - 1, explanation(unnumbered(field.path)), Qt::ToolTipRole);
    }
    addRow(tr("Animate"), tr("The setting to animate"), m_what);
    connect(m_what, &QComboBox::currentIndexChanged, this, &AnimationForm::showWhat);
}

void AnimationForm::addRow(const QString& name, const QString& effect, QWidget* editor)
{
    editor->setToolTip(effect);
    m_rows->addRow(name, editor);
}

QDoubleSpinBox* AnimationForm::addNumber(
    const QString& name, const QString& effect, const core::Range& range, int decimals)
{
    auto* box = new QDoubleSpinBox(this);
    box->setDecimals(decimals);
    box->setRange(range.low, range.high);
    box->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    box->setKeyboardTracking(false);
    addRow(name, effect, box);
    connect(box, &QDoubleSpinBox::valueChanged, this, &AnimationForm::changed);
    return box;
}

void AnimationForm::addSize()
{
    constexpr core::Range pixels { 64, 8192 };
    m_width
        = addNumber(tr("Width in pixels"), tr("Wider frames have room for more tokens"), pixels, 0);
    m_height = addNumber(
        tr("Height in pixels"), tr("Taller frames have room for larger cells"), pixels, 0);
    m_fontSize = addNumber(tr("Font size in points"),
        tr("Large text can be read from afar but leaves less room for the view"), { 2, 72 }, 1);
}

void AnimationForm::addLooks()
{
    m_theme = new QComboBox(this);
    for (const std::string_view id : enumIds(ThemeKind {}))
        m_theme->addItem(label(id));
    addRow(tr("Colours"), tr("Light for paper, dark or high contrast for a screen"), m_theme);
    addFormat(AnimationFormat::Gif, tr("GIF, opens everywhere"));
    addFormat(AnimationFormat::WebP, tr("WebP, lossless"));
    addFormat(AnimationFormat::Png, tr("Numbered PNGs"));
    if (!ffmpegProgram().isEmpty()) {
        addFormat(AnimationFormat::Mp4, tr("MP4, for players and slides"));
        addFormat(AnimationFormat::WebM, tr("WebM, for web pages"));
    }
    addRow(tr("Format"), tr("Videos are small; GIF and WebP play by themselves on a page or slide"),
        m_format);
    for (QComboBox* box : { m_theme, m_format })
        connect(box, &QComboBox::currentIndexChanged, this, &AnimationForm::changed);
}

void AnimationForm::addFormat(AnimationFormat format, const QString& name)
{
    m_format->addItem(name, static_cast<int>(format));
}

AnimationRequest AnimationForm::request() const
{
    AnimationRequest request;
    if (m_what->currentIndex() > 0)
        request.sweep = Sweep { m_what->currentData().toString().toStdString(), m_from->value(),
            m_to->value(), static_cast<int>(m_frames->value()), m_factors->isChecked() };
    request.figure = m_figure;
    request.figure.size = { static_cast<float>(m_width->value()),
        static_cast<float>(m_height->value()), LengthUnit::Pixel };
    request.figure.fontSize = static_cast<float>(m_fontSize->value());
    request.figure.theme = static_cast<ThemeKind>(m_theme->currentIndex());
    request.perSecond = m_perSecond->value();
    request.format = static_cast<AnimationFormat>(m_format->currentData().toInt());
    return request;
}

void AnimationForm::setRequest(const AnimationRequest& request)
{
    show(request);
    emit changed();
}

void AnimationForm::show(const AnimationRequest& request)
{
    const QSignalBlocker quiet(this);
    m_showing = true;
    m_figure = request.figure;
    const QString field = request.sweep ? QString::fromStdString(request.sweep->field) : QString();
    m_what->setCurrentIndex(std::max(0, field.isEmpty() ? 0 : m_what->findData(field)));
    const Sweep sweep = request.sweep.value_or(Sweep {});
    for (QDoubleSpinBox* box : { m_from, m_to })
        box->setDecimals(isCounted(m_what->currentIndex() - 1) ? 0 : mostDecimals);
    m_from->setValue(sweep.from);
    m_to->setValue(sweep.to);
    m_frames->setValue(sweep.frames);
    m_factors->setChecked(sweep.logarithmic);
    m_perSecond->setValue(speedOf(request));
    m_width->setValue(static_cast<double>(request.figure.size.width));
    m_height->setValue(static_cast<double>(request.figure.size.height));
    m_fontSize->setValue(static_cast<double>(request.figure.fontSize));
    m_theme->setCurrentIndex(static_cast<int>(request.figure.theme));
    m_format->setCurrentIndex(std::max(0, m_format->findData(static_cast<int>(request.format))));
    m_showing = false;
    for (QWidget* each : std::initializer_list<QWidget*> { m_from, m_to, m_frames, m_factors })
        m_rows->setRowVisible(each, m_what->currentIndex() > 0);
}

// Steps are read and checkpoints compared: the default speed is too fast for these.
double AnimationForm::speedOf(const AnimationRequest& request) const
{
    if (m_what->currentIndex() > 0 || request.perSecond != AnimationRequest {}.perSecond)
        return request.perSecond;
    return m_trained ? checkpointsPerSecond : stepsPerSecond;
}

bool AnimationForm::isCounted(int field) const
{
    return field >= 0 && m_fields[static_cast<std::size_t>(field)].type == Type::Integer;
}

void AnimationForm::showWhat()
{
    if (m_showing)
        return;
    AnimationRequest request = this->request();
    const int field = m_what->currentIndex() - 1;
    if (field >= 0)
        request.sweep = usefulSweep(m_fields[static_cast<std::size_t>(field)]);
    const double usual = AnimationRequest {}.perSecond;
    if (request.perSecond == (request.sweep ? stepsPerSecond : usual))
        request.perSecond = request.sweep ? usual : stepsPerSecond;
    setRequest(request);
}

} // namespace ui
