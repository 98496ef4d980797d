#include "ui/files/replaced_words.h"

#include "core/input/imported_attention.h"
#include "core/io/model/bundled_models.h"
#include "ui/words/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace ui {

namespace {

    struct Replaced {
        Q_DECLARE_TR_FUNCTIONS(Replaced)

    public:
        static QString nameOf(const core::TensorInput& input)
        {
            return input.file.empty() ? tr("typed numbers")
                                      : fileLabel(QString::fromStdString(input.file));
        }

        QString operator()(const core::Sentence& source) const
        {
            return tr("It replaced the sentence “%1”.").arg(safeLabel(source.text, longest));
        }
        QString operator()(const core::SentencePair& source) const
        {
            return tr("It replaced the sentences “%1” and “%2”.")
                .arg(safeLabel(source.text, longest), safeLabel(source.keys, longest));
        }
        QString operator()(const core::MatrixSource& source) const
        {
            QStringList names;
            for (const auto* input : { &source.queries, &source.keys, &source.values })
                if (input->given())
                    names << nameOf(*input);
            names.removeDuplicates();
            return tr("It replaced the vectors (%1).").arg(names.join(QStringLiteral(", ")));
        }
        QString operator()(const core::PointSource&) const
        {
            return tr("It replaced the points of the regression.");
        }

        QString operator()(const core::FileWeights& weights) const
        {
            return tr("It replaced the weights of “%1”.")
                .arg(fileLabel(QString::fromStdString(weights.file)));
        }
        template <class W> QString operator()(const W&) const
        {
            return tr("It replaced the weights “%1”.").arg(label("weights.kind", W::id));
        }

        static QString sentences(const core::Source& before, const core::Source& after)
        {
            const auto* const was = std::get_if<core::SentencePair>(&before);
            const auto* const is = std::get_if<core::SentencePair>(&after);
            if (was != nullptr && is != nullptr)
                return Replaced {}(core::Sentence { was->text });
            return std::visit(Replaced {}, before);
        }

        static QString masks(const std::vector<core::Mask>& before)
        {
            for (const core::Mask& mask : before)
                if (const auto* const matrix = std::get_if<core::MatrixMask>(&mask))
                    return tr("It replaced the mask (%1).").arg(nameOf(matrix->matrix));
            return before.empty() ? QString() : tr("The other masks stay.");
        }

        // Custom attention is kept while a pretrained model is in use, so only weights set by hand
        // go.
        static QString network(const core::Experiment& before, const core::Experiment& after)
        {
            const auto* const was = std::get_if<core::PretrainedSource>(&before.network);
            const auto* const is = std::get_if<core::PretrainedSource>(&after.network);
            if (was == nullptr)
                return before.edits.empty() ? QString()
                                            : tr("It replaced the numbers set by hand.");
            if (is == nullptr || is->where != was->where)
                return model(*was, !was->interventions.empty() || !before.edits.empty());
            if (is->image == was->image)
                return masks(masksOfAll(*was));
            return was->image.file.empty()
                ? QString()
                : tr("It replaced the image (%1).").arg(nameOf(was->image));
        }

    private:
        static QString model(const core::PretrainedSource& was, bool modified)
        {
            const QString name = core::isBundledModel(was.where)
                ? label("network.where", was.where)
                : fileLabel(QString::fromStdString(was.where));
            if (core::namesTrace(was.where))
                return tr("It replaced the attention of “%1”.").arg(name);
            return modified ? tr("It replaced the model “%1” and its modifications.").arg(name)
                            : tr("It replaced the model “%1”.").arg(name);
        }
        static std::vector<core::Mask> masksOfAll(const core::PretrainedSource& was)
        {
            const auto all = std::ranges::find(was.interventions, "", &core::Intervention::at);
            return all == was.interventions.end() ? std::vector<core::Mask> {} : all->mask;
        }

        static constexpr int longest = 40; // longest quoted sentence, in characters
    };

} // namespace

QString replacedWords(const core::Experiment& before, const core::Experiment& after)
{
    if (before.network != after.network) {
        const QString heads = Replaced::network(before, after);
        const QString source = before.source != after.source
            ? Replaced::sentences(before.source, after.source)
            : QString();
        return heads.isEmpty() || source.isEmpty() ? heads + source : heads + u' ' + source;
    }
    if (before.design.weights != after.design.weights)
        return std::visit(Replaced {}, before.design.weights);
    if (before.source != after.source)
        return Replaced::sentences(before.source, after.source);
    if (before.attention().mask != after.attention().mask)
        return Replaced::masks(before.attention().mask);
    return {};
}

} // namespace ui
