#include "ui/files/replaced_words.h"

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
            return input.file.empty() ? tr("numbers typed in")
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

    private:
        static constexpr int longest = 40; // characters of a sentence
    };

} // namespace

QString replacedWords(const core::Experiment& before, const core::Experiment& after)
{
    if (before.design.weights != after.design.weights)
        return std::visit(Replaced {}, before.design.weights);
    if (before.source != after.source)
        return Replaced::sentences(before.source, after.source);
    if (before.attention().mask != after.attention().mask)
        return Replaced::masks(before.attention().mask);
    return {};
}

} // namespace ui
