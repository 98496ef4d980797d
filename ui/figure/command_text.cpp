#include "ui/figure/command_text.h"

#include "core/base/error.h"
#include "core/settings/field_text.h"
#include "core/settings/settings.h"
#include "ui/document/tensor_display.h"
#include "ui/document/view_entry.h"
#include "ui/session/interventions.h"
#include "ui/session/view_state.h"
#include "ui/words/language.h"

#include <QRegularExpression>
#include <QStringList>

#include <type_traits>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // One word of a shell command, with any content quoted.
    QString quoted(const QString& text)
    {
        static const QRegularExpression plain(u"^[A-Za-z0-9_./:=,+-]+$"_s);
        if (plain.match(text).hasMatch())
            return text;
        return u'\'' + QString(text).replace(u'\'', u"'\\''"_s) + u'\'';
    }

    // One word, so that a value may begin with "-": --text=-1
    QString option(const QString& name, const std::string& value)
    {
        return quoted(u"--%1="_s.arg(name) + QString::fromStdString(value));
    }

    QString setting(const QString& option, const std::string& path, const std::string& value)
    {
        return u"--%1 %2"_s.arg(option, quoted(QString::fromStdString(path + "=" + value)));
    }

    // nullopt where the experiment has no such field.
    std::optional<std::string> valueIn(const core::Experiment& experiment, const std::string& path)
    {
        try {
            return core::settings::get(experiment, path);
        } catch (const core::Error&) {
            return std::nullopt;
        }
    }

    // Changes one experiment into another and records every change. The list of fields has each
    // kind before its fields, so each value fits.
    class Settings {
    public:
        Settings(QString option, core::Experiment from, const core::Experiment& wanted)
            : m_option(std::move(option))
            , m_wanted(wanted)
            , m_reached(std::move(from))
        {
            takeDesign();
            if (const auto* const trained = std::get_if<core::PretrainedSource>(&wanted.network))
                takeAlterations(trained->interventions);
            if (!(m_reached == wanted))
                throw core::Error("not_nameable",
                    core::message(
                        "these settings cannot all be written as one command; save the session "
                        "and render its file"));
        }
        [[nodiscard]] const QStringList& words() const { return m_words; }

    private:
        // A list such as "mask", whose entries are numbered.
        struct List {
            std::string name;
            std::size_t size = 0;
            [[nodiscard]] bool has(const std::string& path) const
            {
                return size > 0 && path.starts_with(name + ".");
            }
        };
        void takeFields(const std::vector<core::settings::Field>& fields)
        {
            List list;
            for (const core::settings::Field& field : fields) {
                if (field.type == core::settings::Type::Kinds && field.value)
                    list = { field.path.substr(0, field.path.rfind('.')),
                        core::listParts(*field.value, ',').size() };
                else if (list.has(field.path)) {
                    takeNumbered(list, field.path.substr(list.name.size()));
                    continue;
                }
                if (field.value)
                    take(field.path);
            }
        }
        // Layers that differ are numbered, after what all of them have alike.
        void takeDesign()
        {
            const std::size_t layers = m_wanted.design.blocks.size();
            if (m_reached.design.blocks.size() != layers)
                note("layers", std::to_string(layers));
            if (layers == 1)
                return takeFields(otherFields(m_wanted));
            std::vector<core::settings::Field> others = otherFields(m_wanted);
            std::erase_if(others, [](const core::settings::Field& field) {
                return core::settings::isOfLayer(field.path);
            });
            takeFields(others);
            m_layers = layers;
            takeLayer(0);
            m_layers = 0;
            for (m_layer = 1; m_layer <= layers; ++m_layer)
                takeLayer(m_layer - 1);
            m_layer = 0;
        }
        void takeLayer(std::size_t layer)
        {
            std::vector<core::settings::Field> fields
                = core::settings::list(m_wanted.ofLayer(layer));
            std::erase_if(fields, [](const core::settings::Field& field) {
                return !core::settings::isOfLayer(field.path);
            });
            takeFields(fields);
        }
        static std::string inLayer(std::size_t layer, const std::string& path)
        {
            return "blocks[" + std::to_string(layer) + "]." + path;
        }
        void takeAlterations(const std::vector<core::Intervention>& all)
        {
            const auto& reached = std::get<core::PretrainedSource>(m_reached.network).interventions;
            if (reached.size() > all.size())
                note("network.changes", "none");
            for (std::size_t i = 0; i < all.size(); ++i)
                takeFields(interventionFields(m_wanted, all[i], i));
        }
        // The same in all layers of the wanted experiment, and another in one of those reached.
        void takeAlike(const std::string& path)
        {
            const auto wanted = valueIn(m_wanted, inLayer(1, path));
            bool alike = wanted.has_value();
            bool reached = true;
            for (std::size_t i = 1; i <= m_layers; ++i) {
                alike = alike && valueIn(m_wanted, inLayer(i, path)) == wanted;
                reached = reached && valueIn(m_reached, inLayer(i, path)) == wanted;
            }
            if (alike && !reached)
                note(path, *wanted);
        }
        void take(const std::string& field)
        {
            if (m_layers > 0)
                return takeAlike(field);
            const std::string path = m_layer > 0 ? inLayer(m_layer, field) : field;
            const auto wanted = valueIn(m_wanted, path);
            if (!wanted || valueIn(m_reached, path) == wanted)
                return;
            note(path, *wanted);
        }
        void note(const std::string& path, const std::string& value)
        {
            core::settings::set(m_reached, path, value);
            m_words << setting(m_option, path, value);
        }
        void takeNumbered(const List& list, const std::string& field)
        {
            for (std::size_t i = 1; i <= list.size; ++i)
                take(list.name + "[" + std::to_string(i) + "]" + field);
        }

        QString m_option;
        const core::Experiment& m_wanted;
        core::Experiment m_reached;
        std::size_t m_layers = 0; // not 0: only what this many layers have alike is taken
        std::size_t m_layer = 0; // not 0: the fields taken are those of this layer
        QStringList m_words;
    };

    void addExperiment(QStringList& words, const core::Experiment& experiment)
    {
        core::Experiment reached;
        if (const auto* sentence = std::get_if<core::Sentence>(&experiment.source)) {
            const bool fromInput = sentence->text == "-"; // --text would give the same
            if (!fromInput && !(experiment.source == reached.source))
                words << option(u"text"_s, sentence->text);
            if (!fromInput)
                reached.source = *sentence;
        }
        if (const auto* pair = std::get_if<core::SentencePair>(&experiment.source);
            pair != nullptr && pair->text != "-") {
            words << option(u"text"_s, pair->text) << option(u"pair"_s, pair->keys);
            reached.source = *pair;
        }
        words << Settings(u"set"_s, reached, experiment).words();
    }

    // A of Compare, by its differences from B.
    void addPinned(
        QStringList& words, const core::Experiment& shown, const core::Experiment& pinned)
    {
        const QStringList changes = Settings(u"pin"_s, shown, pinned).words();
        words << changes;
        if (changes.isEmpty()) // A and B are equal, and A is pinned all the same
            words << setting(u"pin"_s, "heads", std::to_string(pinned.attention().heads));
    }

    struct FieldText {
        std::string name;
        std::string text;
        bool isSwitch = false;
    };

    template <class S> std::vector<FieldText> textsOf(const S& fields)
    {
        std::vector<FieldText> result;
        S::fields(fields, [&](std::string_view name, const auto& value, auto... /*range*/) {
            using Value = std::remove_cvref_t<decltype(value)>;
            FieldText& field = result.emplace_back();
            field.name = name;
            field.isSwitch = std::is_same_v<Value, bool>;
            if constexpr (std::is_same_v<Value, FigureSize>)
                field.text = sizeText(value);
            else
                field.text = core::fieldText(value);
        });
        return result;
    }

    // The fields that differ from the defaults.
    template <class S> std::vector<FieldText> changesOf(const S& fields)
    {
        std::vector<FieldText> changes;
        const std::vector<FieldText> plain = textsOf(S {});
        const std::vector<FieldText> all = textsOf(fields);
        for (std::size_t i = 0; i < all.size(); ++i)
            if (all[i].text != plain[i].text)
                changes.push_back(all[i]);
        return changes;
    }

    // The chosen matrix follows the head: only a view of that matrix names it.
    bool showsTensor(const std::string& view)
    {
        return !view.empty()
            && (hasRole(view, ViewRole::Tensor) || hasRole(view, ViewRole::Comparison));
    }

    void addView(QStringList& words, const SavedView& view, const std::string& shown)
    {
        for (const FieldText& field : changesOf(view))
            if (field.name != "view" && field.name != "view_before"
                && (field.name != "tensor" || showsTensor(shown)))
                words << setting(u"set"_s, "view." + field.name, field.text);
    }

    void addSelection(QStringList& words, const Selection& s, const core::Trace* trace)
    {
        if (s.layer != 0 && trace != nullptr)
            words << option(u"layer"_s, trace->attention(s.layer).path);
        if (s.head != 0)
            words << option(u"head"_s, std::to_string(s.head + 1));
        if (s.step != 0)
            words << option(u"step"_s, std::to_string(s.step + 1));
        const auto token = [](core::Index at) { return "#" + std::to_string(at + 1); };
        if (s.query || s.key)
            words << option(
                u"select"_s, (s.query ? token(*s.query) : "") + (s.key ? ">" + token(*s.key) : ""));
    }

    // A figure of a matrix selects in the matrix's own attention.
    Selection selectionOf(const Figure& figure, const Session& session, const core::Trace* trace)
    {
        const bool matrix = !figure.tensor.empty() || hasRole(figure.view, ViewRole::Tensor);
        if (trace == nullptr || !matrix)
            return session.selection;
        const std::string& id = figure.tensor.empty() ? session.navigation.tensor : figure.tensor;
        return selectionIn(*trace, nearestTensor(*trace, id), session.selection);
    }

    void addFigure(QStringList& words, const Figure& figure)
    {
        for (const FieldText& field : changesOf(figure)) {
            const QString name = QString::fromStdString(field.name).replace(u'_', u'-');
            if (field.isSwitch)
                words << u"--no-"_s + name;
            else if (field.name != "format") // the file name's ending sets the format
                words << option(name, field.text);
        }
    }

} // namespace

QString renderCommandText(
    const Figure& figure, const Session& session, const core::Trace* trace, const QString& file)
{
    Figure named = figure;
    if (named.view.empty() && named.tensor.empty())
        named.view = session.navigation.view;
    QStringList words { u"headlight"_s, u"render"_s };
    if (spokenLanguage() != languageOfCommands())
        words << u"--language="_s + spokenLanguage();
    addExperiment(words, session.experiment);
    if (session.pinned && hasRole(named.view, ViewRole::Comparison))
        addPinned(words, session.experiment, *session.pinned);
    addView(words, { session.navigation, session.view }, named.view);
    addSelection(words, selectionOf(named, session, trace), trace);
    addFigure(words, named);
    words << u"-o"_s << quoted(file);
    return words.join(u' ');
}

} // namespace ui
