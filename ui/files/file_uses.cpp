#include "ui/files/file_uses.h"

#include "core/input/imported_attention.h"
#include "core/io/model/bundled_models.h"
#include "core/resolve/imported_source.h"
#include "ui/words/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <string_view>

namespace ui {

namespace {

    constexpr std::array<std::string_view, 5> queryNames { "queries", "query", "q", "x", "input" };
    constexpr std::array<std::string_view, 4> keyNames { "keys", "key", "k", "memory" };
    constexpr std::array<std::string_view, 3> valueNames { "values", "value", "v" };
    constexpr std::size_t mostButtons = 5;

    struct Uses {
        Q_DECLARE_TR_FUNCTIONS(FileUses)

    public:
        const FileContent& content;
        std::string file;
        const core::Experiment& experiment;
        MaskSize size;
        std::vector<FileUse> uses;

        void add(
            const StepName& name, const QString& done, std::function<void(core::Experiment&)> apply)
        {
            if (uses.size() < mostButtons)
                uses.push_back({ name, done, std::move(apply) });
        }

        // Switches to custom attention: pretrained heads and hand-set weights go, because they take
        // no such input.
        static void design(core::Experiment& experiment)
        {
            if (std::holds_alternative<core::CustomSource>(experiment.network))
                return;
            experiment.network = core::CustomSource {};
            experiment.edits.clear();
        }

        // For a trained model, the masks that apply to all its attention layers.
        static std::vector<core::Mask>& masks(core::Experiment& experiment)
        {
            auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network);
            if (trained == nullptr)
                return experiment.attention().mask;
            const auto all = std::ranges::find(trained->interventions, "", &core::Intervention::at);
            return all == trained->interventions.end() ? trained->interventions.emplace_back().mask
                                                       : all->mask;
        }

        [[nodiscard]] core::TensorInput input(const std::string& tensor) const
        {
            return { {}, file, tensor };
        }

        // The tensor with one of the names, ignoring case.
        [[nodiscard]] const FoundTensor* named(const auto& names) const
        {
            const auto sameName = [](const FoundTensor& tensor, std::string_view name) {
                return std::ranges::equal(tensor.name, name, [](char a, char b) {
                    return (a >= 'A' && a <= 'Z' ? static_cast<char>(a + ('a' - 'A')) : a) == b;
                });
            };
            for (const std::string_view name : names)
                for (const FoundTensor& tensor : content.tensors)
                    if (sameName(tensor, name))
                        return &tensor;
            return nullptr;
        }

        // "Use as queries", or "Use “x” as queries" where the file holds several.
        [[nodiscard]] StepName worded(
            const char* alone, const char* ofSeveral, const FoundTensor& tensor) const
        {
            if (content.tensors.size() == 1)
                return [alone] { return tr(alone); };
            return [ofSeveral, name = safeLabel(tensor.name)] { return tr(ofSeveral).arg(name); };
        }

        void addVectorSet()
        {
            const FoundTensor* const q = named(queryNames);
            const FoundTensor* const k = named(keyNames);
            const FoundTensor* const v = named(valueNames);
            if (q == nullptr || k == nullptr)
                return;
            core::MatrixSource source { input(q->name), input(k->name), {} };
            if (v != nullptr)
                source.values = input(v->name);
            const bool all = v != nullptr;
            add(
                [all] {
                    return all ? tr("Use as queries, keys and values")
                               : tr("Use as queries and keys");
                },
                all ? tr("“%1” now provides the queries, keys and values.")
                    : tr("“%1” now provides the queries and keys."),
                [source](core::Experiment& e) {
                    design(e);
                    e.source = source;
                });
        }

        [[nodiscard]] bool fitsMask(std::vector<core::Index> shape) const
        {
            if (shape.size() == 3 && (shape[0] == size.heads || shape[0] == 1))
                shape.erase(shape.begin());
            return shape == std::vector { size.queries, size.keys };
        }

        void addMask(const FoundTensor& tensor)
        {
            const core::MatrixMask mask { input(tensor.name) };
            add(worded(QT_TRANSLATE_NOOP("FileUses", "Use as mask"),
                    QT_TRANSLATE_NOOP("FileUses", "Use “%1” as mask"), tensor),
                tr("“%1” now provides a mask."), [mask](core::Experiment& e) {
                    std::vector<core::Mask>& all = masks(e);
                    std::erase_if(all, [](const core::Mask& other) {
                        return std::holds_alternative<core::MatrixMask>(other);
                    });
                    all.emplace_back(mask);
                });
        }

        // Keys and values are offered only where queries are given already.
        void addVectors(const FoundTensor& tensor)
        {
            const core::TensorInput given = input(tensor.name);
            add(worded(QT_TRANSLATE_NOOP("FileUses", "Use as queries"),
                    QT_TRANSLATE_NOOP("FileUses", "Use “%1” as queries"), tensor),
                tr("“%1” now provides the queries."), [given](core::Experiment& e) {
                    design(e);
                    if (auto* const source = std::get_if<core::MatrixSource>(&e.source))
                        source->queries = given;
                    else
                        e.source = core::MatrixSource { given, {}, {} };
                });
            if (!std::holds_alternative<core::MatrixSource>(experiment.source))
                return;
            add(worded(QT_TRANSLATE_NOOP("FileUses", "Use as keys"),
                    QT_TRANSLATE_NOOP("FileUses", "Use “%1” as keys"), tensor),
                tr("“%1” now provides the keys."), [given](core::Experiment& e) {
                    std::get<core::MatrixSource>(e.source).keys = given;
                });
            add(worded(QT_TRANSLATE_NOOP("FileUses", "Use as values"),
                    QT_TRANSLATE_NOOP("FileUses", "Use “%1” as values"), tensor),
                tr("“%1” now provides the values."), [given](core::Experiment& e) {
                    std::get<core::MatrixSource>(e.source).values = given;
                });
        }

        void addTensor(const FoundTensor& tensor)
        {
            const auto axes = std::ranges::count_if(
                tensor.shape, [](core::Index length) { return length > 1; });
            if (fitsMask(tensor.shape) && !core::requestsImportedAttention(experiment))
                addMask(tensor);
            if (!tensor.boolean && axes <= 2)
                addVectors(tensor);
        }
    };

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

std::vector<FileUse> usesOf(const FileContent& content, const QString& path,
    const core::Experiment& experiment, const MaskSize& size)
{
    Uses found { content, path.toStdString(), experiment, size, {} };
    if (content.weights) {
        found.add([] { return Uses::tr("Use as weights"); },
            Uses::tr("“%1” now provides the "
                     "weights."),
            [file = found.file](core::Experiment& e) {
                Uses::design(e);
                e.design.weights = core::FileWeights { file };
            });
        return std::move(found.uses);
    }
    found.addVectorSet();
    if (found.uses.empty())
        for (const FoundTensor& tensor : content.tensors)
            found.addTensor(tensor);
    return std::move(found.uses);
}

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
