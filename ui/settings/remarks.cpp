#include "ui/settings/remarks.h"

#include "core/settings/settings.h"
#include "core/trace.h"
#include "ui/session/interventions.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"

#include <QAccessible>
#include <QCoreApplication>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QStringList>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <functional>
#include <map>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct Words {
        Q_DECLARE_TR_FUNCTIONS(ui::Remarks)
    };

    struct NoticeWords {
        const char* id; // id of core's notice
        const char* path; // path of the setting
        const char* words;
    };

    constexpr std::array noticeWords {
        NoticeWords { "identity_fitted", "weights.kind",
            QT_TRANSLATE_NOOP("ui::Remarks",
                "The dimensions differ: the identity is truncated or zero-padded.") },
        NoticeWords { "handmade_needs_positions", "weights.kind",
            QT_TRANSLATE_NOOP("ui::Remarks",
                "This position encoding carries no position information: heads that depend on "
                "position attend to all tokens equally.") },
        NoticeWords { "embedding_fitted", "embedding.kind",
            QT_TRANSLATE_NOOP(
                "ui::Remarks", "The word vectors have another dimension: they are fitted to d.") },
        NoticeWords { "scaled_twice", "scaling.kind",
            QT_TRANSLATE_NOOP(
                "ui::Remarks", "Divided twice: the scaled dot product already divides by √dₖ.") },
        NoticeWords { "file_dimension", "dimension",
            QT_TRANSLATE_NOOP("ui::Remarks", "Set by the weights file.") },
        NoticeWords {
            "file_heads", "heads", QT_TRANSLATE_NOOP("ui::Remarks", "Set by the weights file.") },
        NoticeWords {
            "file_widths", "dk", QT_TRANSLATE_NOOP("ui::Remarks", "Set by the weights file.") },
        NoticeWords { "edit_outside", "edits",
            QT_TRANSLATE_NOOP(
                "ui::Remarks", "Some edits do not fit these sizes; they are kept but not used.") },
        NoticeWords { "head_outside", "heads",
            QT_TRANSLATE_NOOP(
                "ui::Remarks", "A head that does not exist is ablated; the setting is kept.") },
        NoticeWords { "head_outside", "network.changes.heads_off",
            QT_TRANSLATE_NOOP(
                "ui::Remarks", "A head that does not exist is ablated; the setting is kept.") },
        NoticeWords { "unknown_attention", "network.changes.at",
            QT_TRANSLATE_NOOP("ui::Remarks", "This model has no attention layer of that name.") },
        NoticeWords { "rank_outside", "network.changes.rank",
            QT_TRANSLATE_NOOP("ui::Remarks", "More than a head has: all dimensions are kept.") },
        NoticeWords { "kept_outside", "network.changes.heads_kept",
            QT_TRANSLATE_NOOP("ui::Remarks", "More than there are: all heads are kept.") },
        NoticeWords { "dimension_outside", "network.changes.dimension",
            QT_TRANSLATE_NOOP("ui::Remarks",
                "More than the vectors have: all directions are "
                "kept.") },
        NoticeWords { "mask_zeros_and_ones", "mask.kind",
            QT_TRANSLATE_NOOP("ui::Remarks",
                "The matrix holds only 0 and 1, which are added to the scores; true and false "
                "would allow and forbid.") },
    };

    // Which heads the interventions ablate, of all layers or of some: "Off in all 6 layers: head
    // 5", "Off: head 3.5, 6.5".
    QString ablationRemark(
        const core::Trace& trace, const std::vector<core::Intervention>& interventions)
    {
        constexpr qsizetype mostNamed = 3; // layers; more are counted
        std::map<int, QStringList> off; // names of the heads with the same number
        for (core::Index layer = 0; layer < std::ssize(trace.attentions); ++layer)
            for (const int head :
                interventionOf(interventions, trace.attention(layer).path).ablatedHeads)
                if (head <= std::ssize(trace.attention(layer).heads))
                    off[head] << plainHeadNumber(trace, layer, head - 1);
        std::map<qsizetype, QStringList, std::greater<>> counted; // numbers of heads by layers
        QStringList named;
        for (const auto& [head, names] : off)
            if (names.size() > mostNamed || names.size() == std::ssize(trace.attentions))
                counted[names.size()] << QString::number(head);
            else
                named << names;
        QStringList parts;
        for (const auto& [layers, heads] : counted)
            parts << (layers == std::ssize(trace.attentions)
                    ? Words::tr("Off in all %1 layers: head %2")
                    : Words::tr("Off in %1 layers: head %2"))
                         .arg(layers)
                         .arg(heads.join(u", "_s));
        if (!named.isEmpty())
            parts << Words::tr("Off: head %1").arg(named.join(u", "_s));
        return parts.join(Words::tr("; ", "between two remarks"));
    }

    // What the intervention of all layers changes, as in "Changed in all 6 layers".
    QString scopeRemark(const core::Trace& trace, const std::string& path)
    {
        const auto* const asked
            = std::get_if<core::PretrainedSource>(&trace.model->experiment.network);
        if (asked == nullptr || trace.attentions.size() < 2
            || !path.starts_with(interventionPrefix))
            return {};
        const auto& all = asked->interventions;
        if (path.ends_with("heads_off"))
            return ablationRemark(trace, all);
        const auto entry = std::ranges::find(all, std::string(), &core::Intervention::at);
        if (entry == all.end())
            return {};
        core::Experiment common = withOnly(trace.model->experiment, *entry);
        const std::vector<core::settings::Field> fields = core::settings::list(common);
        const auto field = std::ranges::find(fields, path, &core::settings::Field::path);
        if (field == fields.end() || !field->value || *field->value == field->defaultText)
            return {};
        const auto own = std::ranges::count_if(trace.attentions, [&](const auto& attention) {
            return std::ranges::find(all, attention.path, &core::Intervention::at) != all.end();
        });
        const auto count = std::ssize(trace.attentions) - own;
        return (
            own == 0 ? Words::tr("Changed in all %1 layers") : Words::tr("Changed in %1 layers"))
            .arg(count);
    }

    // "64 / 7 is not a whole number: rounded up to 10."
    QString roundedUp(core::Index width, std::size_t heads, core::Index made)
    {
        if (width % static_cast<core::Index>(heads) == 0)
            return {};
        return Words::tr("%1 / %2 is not an integer: rounded up to %3.")
            .arg(width)
            .arg(heads)
            .arg(made);
    }

    QString sizeRemark(const core::Trace& trace, const QString& path)
    {
        const core::Experiment& e = trace.model->experiment;
        const core::AttentionTrace& layer = trace.attention(0);
        const std::size_t heads = layer.heads.size();
        const bool identity = std::holds_alternative<core::IdentityWeights>(e.design.weights);
        if (!core::settings::matters(e, path.toStdString()))
            return path == u"dimension"_s && e.design.dimension != layer.queries->cols()
                ? Words::tr("Set by the input: d = %1.").arg(layer.queries->cols())
                : QString();
        if (path == u"dk"_s && !e.attention().dk && !identity)
            return roundedUp(layer.queries->cols(), heads, layer.heads.front().q.cols());
        if (path == u"dv"_s && !e.attention().dv && !identity)
            return roundedUp(layer.values->cols(), heads, layer.heads.front().v.cols());
        return {};
    }

} // namespace

QString remark(const core::Trace& trace, const QString& path)
{
    for (const NoticeWords& each : noticeWords)
        if (path == QLatin1StringView(each.path)
            && std::ranges::any_of(trace.model->notices,
                [&](const core::Notice& notice) { return notice.id == each.id; }))
            return Words::tr(each.words);
    const QString scope = scopeRemark(trace, path.toStdString());
    return scope.isEmpty() ? sizeRemark(trace, path) : scope;
}

RemarkPane::RemarkPane(QWidget* parent)
    : QWidget(parent)
    , m_area(new QScrollArea(this))
    , m_text(new QLabel(this))
{
    auto* line = new QFrame(this);
    line->setFrameStyle(QFrame::HLine | QFrame::Plain);
    line->setForegroundRole(QPalette::Mid);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(line);
    layout->addWidget(m_area, 1);
    m_area->setAccessibleName(tr("Remarks"));
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setWidgetResizable(true);
    m_area->setWidget(m_text);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_text->setContentsMargins(10, 4, 4, 4);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setText(tr("No remarks on these settings."));
    m_text->setForegroundRole(QPalette::PlaceholderText);
}

void RemarkPane::show(const std::vector<Remark>& remarks)
{
    const auto isOld = [&](const Remark& remark) {
        return std::ranges::find(m_remarks, remark) != m_remarks.end();
    };
    std::vector<Remark> sorted = remarks;
    const auto old = std::stable_partition(sorted.begin(), sorted.end(), std::not_fn(isOld));
    const bool news = old != sorted.begin();
    if (!news && sorted.size() == m_remarks.size())
        return;
    m_remarks = std::move(sorted);
    QStringList lines;
    for (const Remark& remark : m_remarks)
        lines << tr("%1: %2", "a setting and a remark on it").arg(remark.name, remark.text);
    m_text->setForegroundRole(lines.isEmpty() ? QPalette::PlaceholderText : QPalette::WindowText);
    m_text->setText(
        lines.isEmpty() ? tr("No remarks on these settings.") : lines.join(QLatin1Char('\n')));
    m_area->setAccessibleDescription(m_text->text());
    if (!news)
        return;
    m_area->verticalScrollBar()->setValue(0);
    QAccessibleEvent spoken(m_area, QAccessible::Alert);
    QAccessible::updateAccessibility(&spoken);
}

QString RemarkPane::text() const
{
    return m_remarks.empty() ? QString() : m_text->text();
}

// Four lines, but most of the panel remains for the settings.
int RemarkPane::heightIn(int panel) const
{
    constexpr int lines = 4;
    const int wanted = lines * parentWidget()->fontMetrics().lineSpacing()
        + m_text->contentsMargins().top() + m_text->contentsMargins().bottom();
    return std::min(wanted, panel / 3);
}

} // namespace ui
