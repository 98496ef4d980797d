#include "ui/settings/head_editor.h"

#include "core/base/fields.h"
#include "ui/document/document.h"
#include "ui/settings/field_editor.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QLabel>
#include <QToolButton>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr auto patternPath = "weights.patterns.kind";

    using core::HandBuiltWeights;
    using core::HeadPattern;
    using core::Neighbours;

    template <std::size_t... I> std::vector<HeadPattern> all(std::index_sequence<I...>)
    {
        return { std::variant_alternative_t<I, HeadPattern> {}... };
    }

    // Every pattern with its defaults, in the order of the variant.
    std::vector<HeadPattern> allPatterns()
    {
        return all(std::make_index_sequence<std::variant_size_v<HeadPattern>> {});
    }

    // Expands the list to one entry per head; a shorter list repeats itself.
    void spread(HandBuiltWeights& weights, std::size_t heads)
    {
        const std::size_t given = weights.patterns.size();
        for (std::size_t i = given; i < heads; ++i)
            weights.patterns.push_back(given == 0 ? HeadPattern { core::UniformAttention {} }
                                                  : weights.patterns[i - given]);
    }

    const HeadPattern* headPattern(const core::Experiment& experiment, core::Index head)
    {
        const auto* weights = std::get_if<HandBuiltWeights>(&experiment.design.weights);
        if (weights == nullptr || weights->patterns.empty())
            return nullptr;
        return &weights->patterns[std::size_t(head) % weights->patterns.size()];
    }

} // namespace

HeadEditor::HeadEditor(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_name(new SettingName(this))
    , m_on(new QCheckBox(tr("on"), this))
    , m_pattern(new QComboBox(this))
    , m_width(new QDoubleSpinBox(this))
{
    auto* grid = new QGridLayout(this);
    grid->setContentsMargins(FieldEditor::markRoom, 1, 0, 1);
    grid->addWidget(m_name, 0, 0);
    const auto arrow = [this](const QString& sign, const QString& name, int by) {
        auto* button = new QToolButton(this);
        button->setText(sign);
        button->setProperty("small", true);
        button->setAccessibleName(name);
        button->setToolTip(tr("All views show the head chosen here ([ and ])"));
        connect(button, &QToolButton::clicked, this, [this, by] { step(by); });
        return button;
    };
    grid->addWidget(arrow(u"‹"_s, tr("Previous head"), -1), 0, 1);
    grid->addWidget(arrow(u"›"_s, tr("Next head"), 1), 0, 2);
    grid->addWidget(m_on, 0, 3);
    grid->setColumnStretch(4, 1);
    grid->addWidget(m_pattern, 1, 1, 1, 3);
    grid->addWidget(m_width, 1, 4);
    m_on->setToolTip(tr("A head that is off adds nothing to the output (zero ablation)"));
    m_pattern->setAccessibleName(tr("Pattern of the head"));
    m_pattern->setAccessibleDescription(m_pattern->accessibleName()); // its value is its name
    m_pattern->setFocusPolicy(Qt::StrongFocus);
    for (const HeadPattern& pattern : allPatterns())
        addOption(*m_pattern, patternPath, core::kindOf(pattern));
    m_width->setRange(0.25, 64);
    m_width->setSingleStep(0.25);
    m_width->setKeyboardTracking(false);
    m_width->setAccessibleName(label("weights.patterns.width"));
    m_width->setToolTip(explanation("weights.patterns.width"));
    connect(m_on, &QCheckBox::clicked, this, &HeadEditor::switchOn);
    connect(m_pattern, &QComboBox::activated, this, &HeadEditor::givePattern);
    connect(m_width, &QDoubleSpinBox::valueChanged, this, &HeadEditor::giveWidth);
    connect(&document, &Document::sessionChanged, this, &HeadEditor::showHead);
    connect(&document, &Document::traceChanged, this, &HeadEditor::showHead);
    connect(&document, &Document::selectionChanged, this, &HeadEditor::showHead);
    showHead();
}

void HeadEditor::showHead()
{
    const core::Index head = m_document.locked().head;
    const core::Experiment& experiment = m_document.experiment();
    m_name->setText(tr("Head %1").arg(number()));
    m_on->setChecked(
        std::ranges::count(experiment.attention(layer()).ablatedHeads, int(head) + 1) == 0);
    const HeadPattern* pattern = headPattern(experiment, head);
    m_pattern->setVisible(pattern != nullptr);
    const auto* neighbours = pattern != nullptr ? std::get_if<Neighbours>(pattern) : nullptr;
    m_width->setVisible(neighbours != nullptr);
    if (pattern != nullptr)
        showOption(*m_pattern, core::kindOf(*pattern)); // with its explanation
    if (pattern != nullptr && layers() > 1)
        m_pattern->setToolTip(m_pattern->toolTip() + u'\n'
            + tr("The head with this number has this pattern in %1").arg(scopeName({}, layers())));
    if (neighbours != nullptr) {
        const QSignalBlocker quiet(m_width);
        m_width->setValue(double(neighbours->width));
    }
}

core::Index HeadEditor::layers() const
{
    return std::ssize(m_document.experiment().design.blocks);
}

// "3"; in a design of several layers "2.3".
QString HeadEditor::number() const
{
    const core::Index head = m_document.locked().head + 1;
    return layers() > 1 ? u"%1.%2"_s.arg(layer() + 1).arg(head) : QString::number(head);
}

// Of the design; the selection may still be that of the model before.
std::size_t HeadEditor::layer() const
{
    return static_cast<std::size_t>(std::min(m_document.locked().layer, layers() - 1));
}

void HeadEditor::step(int by)
{
    Selection s = m_document.locked();
    const core::Index heads = m_document.experiment().attention(layer()).heads;
    s.head = (s.head + by + heads) % heads;
    m_document.lock(s);
}

void HeadEditor::givePattern(int index)
{
    const auto head = std::size_t(m_document.locked().head);
    const HeadPattern pattern = allPatterns()[std::size_t(index)];
    m_document.edit(
        [pattern, head, count = layers()] {
            const QString words = tr("Head %1: %2").arg(head + 1).arg(label(core::kindOf(pattern)));
            return count > 1 ? u"%1 (%2)"_s.arg(words, scopeName({}, count)) : words;
        },
        u"weights.patterns"_s,
        [&](EditableState& state) {
            auto& weights = std::get<HandBuiltWeights>(state.experiment.design.weights);
            spread(weights,
                std::max(head + 1, std::size_t(state.experiment.attention(layer()).heads)));
            weights.patterns[head] = pattern;
        });
    m_document.commitEdit();
}

void HeadEditor::giveWidth(double width)
{
    const auto head = std::size_t(m_document.locked().head);
    m_document.edit([=] { return tr("Width of head %1").arg(head + 1); },
        u"weights.patterns.width"_s,
        [&](EditableState& state) {
            auto& weights = std::get<HandBuiltWeights>(state.experiment.design.weights);
            spread(weights,
                std::max(head + 1, std::size_t(state.experiment.attention(layer()).heads)));
            weights.patterns[head] = Neighbours { float(width) };
        });
}

void HeadEditor::switchOn(bool on)
{
    const int head = int(m_document.locked().head) + 1;
    m_document.edit(
        [on, name = number()] {
            return (on ? tr("Switch head %1 on") : tr("Switch head %1 off")).arg(name);
        },
        u"heads_off"_s,
        [&](EditableState& state) {
            std::vector<int>& off = state.experiment.attention(layer()).ablatedHeads;
            std::erase(off, head);
            if (!on)
                off.push_back(head);
            std::ranges::sort(off);
        });
    m_document.commitEdit();
}

} // namespace ui
