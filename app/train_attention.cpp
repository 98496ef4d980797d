#include "app/train_attention.h"

#include "app/id_list.h"
#include "core/base/error.h"
#include "core/settings/settings.h"

#include <QCommandLineParser>

#include <array>
#include <string>

namespace app {

using namespace Qt::StringLiterals;
namespace training = core::training;

namespace {

    const QString headSettingName { u"set"_s };

    // Fields of AttentionChoice, each an option of the same name.
    struct ChoiceOption {
        QString field;
        QString what;
    };
    QString maskIds()
    {
        QStringList ids;
        for (const std::string& id : training::masksForAnyLength())
            ids << QString::fromStdString(id);
        const QString last = ids.takeLast();
        return ids.join(u", "_s) + u" and "_s + last;
    }

    const std::array<ChoiceOption, 5>& choiceOptions()
    {
        static const training::AttentionChoice standard;
        static const std::array<ChoiceOption, 5> all {
            ChoiceOption { u"score"_s,
                u"Attention score of the networks attention and transformer: %1."_s.arg(
                    idList(standard.score)) },
            ChoiceOption {
                u"scaling"_s, u"Divisor of the scores: %1."_s.arg(idList(standard.scaling)) },
            ChoiceOption { u"mask"_s,
                u"Self-attention mask: none (default), or some of %1, separated by commas."_s.arg(
                    maskIds()) },
            ChoiceOption { u"normaliser"_s,
                u"Normaliser, which turns scores into weights: %1."_s.arg(
                    idList(standard.normaliser)) },
            ChoiceOption {
                u"position"_s, u"Position encoding: %1."_s.arg(idList(standard.position)) },
        };
        return all;
    }

    training::AttentionChoice* choiceOf(training::NetworkArchitecture& architecture)
    {
        return std::visit(
            [](auto& net) -> training::AttentionChoice* {
                if constexpr (requires { net.attention; })
                    return &net.attention;
                else
                    return nullptr;
            },
            architecture);
    }

    void setNumber(training::AttentionChoice& choice, const std::string& setting)
    {
        try {
            core::settings::set(choice, setting);
        } catch (const core::Error& error) {
            if (error.problem != "unknown_field")
                throw;
            const std::string field = setting.substr(0, setting.find('='));
            throw error.within(core::message("--set: training has no field \"%1\"; it takes "
                                             "fields of the score, scaling, mask, normaliser or "
                                             "position, as in mask.window=3 or scaling.factor=8",
                field));
        }
    }

    void set(training::AttentionChoice& choice, const QCommandLineParser& parser)
    {
        for (const ChoiceOption& option : choiceOptions())
            if (parser.isSet(option.field))
                core::settings::set(
                    choice, option.field.toStdString(), parser.value(option.field).toStdString());
        for (const QString& setting : parser.values(headSettingName))
            setNumber(choice, setting.toStdString());
    }

} // namespace

QStringList attentionNames()
{
    QStringList names;
    for (const ChoiceOption& option : choiceOptions())
        names << option.field;
    return names << headSettingName;
}

QList<QCommandLineOption> attentionOptions()
{
    QList<QCommandLineOption> options;
    for (const ChoiceOption& option : choiceOptions())
        options << QCommandLineOption { option.field, option.what, u"KIND"_s };
    return options << QCommandLineOption { headSettingName,
        u"A field of one of these five options, for example mask.window=3 or scaling.factor=8; "
        "can be repeated."_s,
        u"FIELD=VALUE"_s };
}

void parseAttention(training::NetworkArchitecture& architecture, const QCommandLineParser& parser)
{
    training::AttentionChoice* const choice = choiceOf(architecture);
    if (choice != nullptr)
        set(*choice, parser);
}

void parseComparisonAttention(
    training::NetworkArchitecture& architecture, const QCommandLineParser& parser)
{
    training::AttentionChoice* const choice = choiceOf(architecture);
    if (choice == nullptr)
        return;
    const core::Scaling scaling = choice->scaling;
    set(*choice, parser);
    choice->scaling = scaling;
}

} // namespace app
