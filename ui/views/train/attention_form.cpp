#include "ui/views/train/attention_form.h"

#include "core/base/error.h"
#include "core/settings/settings.h"
#include "ui/widgets/count_box.h"
#include "ui/words/labels.h"

#include <QComboBox>
#include <QFormLayout>

#include <algorithm>
#include <array>

namespace ui {

namespace {

    using core::training::AttentionChoice;
    constexpr std::array<std::string_view, 5> fields { "score", "scaling", "normaliser", "mask",
        "position" };

    // Options of a field that are differentiable.
    std::vector<std::string> idsOf(std::string_view field)
    {
        std::vector<std::string> ids;
        const auto add = [&](auto kinds) {
            for (const std::string_view id : kinds) {
                AttentionChoice tried;
                try {
                    core::settings::set(tried, std::string(field), std::string(id));
                    requireTrainable(tried);
                    ids.emplace_back(id);
                } catch (const core::Error&) { // not differentiable
                }
            }
        };
        if (field == "score")
            add(core::kinds<core::Score>());
        else if (field == "scaling")
            add(core::kinds<core::Scaling>());
        else if (field == "normaliser")
            add(core::kinds<core::Normaliser>());
        else if (field == "position")
            add(core::kinds<core::training::NetworkPosition>());
        else
            add(core::kinds<core::Mask>());
        return ids;
    }

    QString wordFor(std::string_view field, const std::string& id)
    {
        if (field == "position" && id == core::training::LearnedPosition::id)
            return AttentionForm::tr("learned position embedding");
        return label(std::string(field) + ".kind", id);
    }

    AttentionChoice* choiceOf(core::training::NetworkArchitecture& architecture)
    {
        return std::visit(
            [](auto& net) -> AttentionChoice* {
                if constexpr (requires { net.attention; })
                    return &net.attention;
                else
                    return nullptr;
            },
            architecture);
    }

} // namespace

AttentionForm::AttentionForm(QWidget* parent)
    : QWidget(parent)
    , m_rows(new QFormLayout(this))
{
    const core::training::SelfAttentionNetwork usual;
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_layers = addCount(tr("Layers"), tr("Number of stacked attention layers"), 4, usual.layers);
    m_heads = addCount(tr("Heads"), tr("Per layer; they split its width"), 16, usual.heads);
    for (const std::string_view field : fields)
        addChoice(field);
}

QSpinBox* AttentionForm::addCount(const QString& name, const QString& effect, int most, int value)
{
    auto* box = new CountBox(this);
    box->setRange(1, most);
    box->setValue(value);
    box->setToolTip(effect);
    m_rows->addRow(name, box);
    return box;
}

void AttentionForm::addChoice(std::string_view field)
{
    auto* box = new QComboBox(this);
    if (field == "mask")
        box->addItem(tr("none"), QStringLiteral("none"));
    for (const std::string& id : idsOf(field)) {
        box->addItem(wordFor(field, id), QString::fromStdString(id));
        box->setItemData(
            box->count() - 1, explanation(std::string(field) + ".kind", id), Qt::ToolTipRole);
    }
    const AttentionChoice usual;
    const auto usualId = field == "score" ? kindOf(usual.score)
        : field == "scaling"              ? kindOf(usual.scaling)
        : field == "normaliser"           ? kindOf(usual.normaliser)
        : field == "position"             ? kindOf(usual.position)
                                          : std::string_view("none");
    box->setCurrentIndex(
        box->findData(QString::fromUtf8(usualId.data(), qsizetype(usualId.size()))));
    box->setToolTip(explanation(std::string(field) + ".kind"));
    m_rows->addRow(label(std::string(field) + ".kind"), box);
    m_choices.push_back({ field, box });
}

QComboBox* AttentionForm::choice(std::string_view field) const
{
    return std::ranges::find(m_choices, field, &Choice::field)->box;
}

bool AttentionForm::suits(const core::training::NetworkArchitecture& architecture)
{
    core::training::NetworkArchitecture copy = architecture;
    return choiceOf(copy) != nullptr;
}

void AttentionForm::applyToComparison(core::training::NetworkArchitecture& architecture) const
{
    const AttentionChoice* const to = choiceOf(architecture);
    if (to == nullptr)
        return;
    const core::Scaling scaling = to->scaling;
    apply(architecture);
    choiceOf(architecture)->scaling = scaling;
}

void AttentionForm::apply(core::training::NetworkArchitecture& architecture) const
{
    AttentionChoice* const to = choiceOf(architecture);
    if (to == nullptr)
        return;
    std::visit(
        [this](auto& net) {
            if constexpr (requires { net.heads; }) {
                net.layers = m_layers->value();
                net.heads = m_heads->value();
            }
        },
        architecture);
    for (const Choice& each : m_choices)
        core::settings::set(
            *to, std::string(each.field), each.box->currentData().toString().toStdString());
}

} // namespace ui
