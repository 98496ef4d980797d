#include "ui/view/view.h"

#include "core/head_at.h"
#include "core/inference/interventions.h"
#include "core/pretrained_model.h"
#include "core/trace.h"
#include "ui/view/outdated_veil.h"
#include "ui/view/view_strip.h"
#include "ui/words/numbers.h"
#include "ui/words/token_name.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QCoreApplication>
#include <QVariant>
#include <QWidget>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr auto pictureMark = "spokenPicture"; // property of such widgets
    constexpr auto silentMark = "silentPicture";

    class SpokenCanvas : public QAccessibleWidget {
    public:
        explicit SpokenCanvas(QWidget* widget)
            : QAccessibleWidget(widget, QAccessible::Graphic)
        {
        }
        [[nodiscard]] int childCount() const override
        {
            return silent() ? 0 : QAccessibleWidget::childCount();
        }
        [[nodiscard]] QAccessibleInterface* child(int index) const override
        {
            return silent() ? nullptr : QAccessibleWidget::child(index);
        }

    private:
        [[nodiscard]] bool silent() const { return widget()->property(silentMark).toBool(); }
    };

    QAccessibleInterface* spokenPictureOf(const QString& /*className*/, QObject* object)
    {
        auto* const widget = qobject_cast<QWidget*>(object);
        return widget != nullptr && widget->property(pictureMark).toBool()
            ? new SpokenCanvas(widget)
            : nullptr;
    }

    // Makes a widget whose whole content is drawn an image with a sentence as its name for screen
    // readers.
    void makePicture(QWidget& widget)
    {
        static const bool known = [] {
            QAccessible::installFactory(spokenPictureOf);
            return true;
        }();
        Q_UNUSED(known)
        widget.setProperty(pictureMark, true);
    }

    // Hides the children from screen readers: the sentence covers them.
    void setSilent(QWidget& picture, bool silent)
    {
        picture.setProperty(silentMark, silent);
    }

    struct SpokenWords {
        Q_DECLARE_TR_FUNCTIONS(ui::SpokenWords)
    };

    // "it (8)": a word may occur twice.
    QString spokenToken(const QString& label, core::Index index)
    {
        return u"%1 (%2)"_s.arg(label).arg(index + 1);
    }

    bool isIn(const std::optional<core::Index>& index, const std::vector<core::Token>& tokens)
    {
        return index && *index < std::ssize(tokens);
    }

    QString spokenWeight(float weight)
    {
        return QString::number(double(weight), 'f', 3);
    }

} // namespace

QStringList tokenModifications(const core::Trace& shown, const ViewState& view)
{
    QStringList marks;
    if (shown.model == nullptr || shown.model->canExplain())
        return marks; // there is nothing to merge or hide
    if (view.mergeSubwords)
        marks << View::tr("subwords merged (attention to them summed, from them averaged)");
    if (view.hideSpecial)
        marks << View::tr("special tokens hidden, weights renormalised");
    return marks;
}

View::View(const ViewModel& viewModel, Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_viewModel(viewModel)
    , m_actions(actions)
{
    makePicture(*this);
    connect(&viewModel, &ViewModel::outdatedChanged, this, &View::announce);
}

void View::setCanvas(QWidget& part)
{
    makePicture(part);
    m_spoken = &part;
}

QString View::spoken() const
{
    if (!m_instead.isEmpty())
        return m_instead;
    if (!emptyReason().isEmpty())
        return sentences({ emptyReason() });
    return sentences({ outdatedText(m_viewModel), spokenSelection(), description() });
}

QString View::spokenSelection() const
{
    return m_viewModel.trace() ? selectionSentence(*m_viewModel.trace(), m_viewModel.selection())
                               : QString();
}

void View::setSpokenInstead(const QString& sentence)
{
    if (m_instead == sentence)
        return;
    m_instead = sentence;
    setSilent(*this, !sentence.isEmpty());
    setSilent(*m_spoken, !sentence.isEmpty());
    setAccessibleName(sentence);
    announce();
}

void View::announce()
{
    if (const QString words = spoken(); m_spoken->accessibleName() != words)
        m_spoken->setAccessibleName(words);
}

bool View::modified() const
{
    const TracePtr& trace = m_viewModel.trace();
    if (!trace || trace->model == nullptr)
        return false;
    const core::Model& model = *trace->model;
    const auto* const source = std::get_if<core::PretrainedSource>(&model.experiment.network);
    return model.pretrained() != nullptr
        ? model.pretrained()->original != model.pretrained()->model
        : model.surrogate() != nullptr && core::isModified(source->interventions);
}

QStringList View::modifications() const
{
    QStringList result;
    if (modified())
        result << tr("modified");
    if (m_viewModel.trace())
        result += tokenModifications(*m_viewModel.trace(), m_viewModel.view());
    return result;
}

void View::glide()
{
    showTrace();
    showSelection();
}

QString View::revealText(Hidden what) const
{
    const TracePtr& trace = m_viewModel.trace();
    return trace ? revealTextOf(*trace, m_viewModel.locked(), what) : QString();
}

void View::setBare(bool bare)
{
    m_bare = bare;
    for (QWidget* control : controls())
        control->setVisible(!bare);
    for (ViewStrip* strip : findChildren<ViewStrip*>())
        strip->setBare(bare);
}

QString revealTextOf(const core::Trace& trace, const Selection& where, Hidden hidden)
{
    return revealTextIn(
        core::headAt(trace, where.layer, where.head).weights(), trace, where, hidden);
}

QString revealTextIn(
    const core::Matrix& matrix, const core::Trace& trace, const Selection& where, Hidden hidden)
{
    const bool row = hidden == Hidden::Row || hidden == Hidden::Matrix;
    if ((!row && hidden != Hidden::Cell) || !where.query || (!row && !where.key))
        return {};
    const core::Index query = *where.query;
    if (query >= matrix.rows() || (!row && *where.key >= matrix.cols()))
        return {};
    const auto values = matrix.row(query);
    const core::Index key = row ? std::ranges::max_element(values) - values.begin() : *where.key;
    const core::Scalar most = matrix(query, key);
    const QString from = queryLabel(trace, where.layer, query);
    if (row && std::ranges::all_of(values, [](core::Scalar x) { return x == 0; }))
        return QCoreApplication::translate("Truth", "%1 → nothing").arg(from);
    return u"%1 → %2: %3"_s.arg(from, keyLabel(trace, where.layer, key),
        most == core::excluded ? QCoreApplication::translate("Truth", "masked")
                               : shown(double(most), 3));
}

QString selectionSentence(const core::Trace& trace, const Selection& where)
{
    const core::AttentionTrace& attention = trace.attention(where.layer);
    const bool hasKey = isIn(where.key, *attention.keyTokens);
    const auto key = [&](core::Index index) {
        return spokenToken(keyLabel(trace, where.layer, index), index);
    };
    if (!isIn(where.query, *attention.queryTokens))
        return hasKey ? SpokenWords::tr("Key %1").arg(key(*where.key)) : QString();
    const core::HeadAt head = core::headAt(trace, where.layer, where.head);
    const auto row = head.weights().row(*where.query);
    const QString query
        = commaWritten(spokenToken(queryLabel(trace, where.layer, *where.query), *where.query),
            attention.predicted, *where.query);
    if (!hasKey) {
        const auto most = std::ranges::max_element(row);
        return SpokenWords::tr("Query %1 gives most to key %2: %3")
            .arg(query, key(most - row.begin()), spokenWeight(*most));
    }
    const float weight = row[static_cast<std::size_t>(*where.key)];
    const auto above = std::ranges::count_if(row, [&](float other) { return other > weight; });
    return SpokenWords::tr("Query %1 gives key %2 the weight %3, rank %4 of %5")
        .arg(query, key(*where.key), spokenWeight(weight))
        .arg(above + 1)
        .arg(std::ssize(row));
}

QString sentences(const QStringList& parts)
{
    QStringList whole;
    for (const QString& part : parts) {
        if (part.isEmpty())
            continue;
        const bool ended = u".!?。！？"_s.contains(part.back());
        whole << (ended ? part : SpokenWords::tr("%1.", "a sentence").arg(part));
    }
    return whole.join(u' ');
}

} // namespace ui
