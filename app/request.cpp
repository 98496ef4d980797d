#include "app/request.h"

#include "app/console.h"
#include "app/model_options.h"
#include "app/view_settings.h"
#include "core/input/imported_attention.h"
#include "core/resolve/imported_source.h"
#include "core/settings/field_text.h"
#include "core/settings/settings.h"
#include "core/training/trained_network.h"
#include "ui/session/session_json.h"
#include "ui/session/shown_trace.h"
#include "ui/words/messages.h"

#include <QDir>

#include <algorithm>
#include <array>

namespace app {

namespace {

    const QString stepName = QStringLiteral("step");
    constexpr std::array<std::string_view, 2> tokenFields { "view.join_words",
        "view.hide_special" };

    Request savedExperiment(const InputSession& given, const QCommandLineParser& parser)
    {
        const ui::SavedSession saved = given.understood(ui::sessionFromJson);
        warnUnknown(saved.unknownPaths);
        const auto merges
            = [](const ui::ViewState& view) { return ui::showsOtherTokens(view, {}); };
        if (!parser.optionNames().contains(stepName))
            return { saved.session.experiment, given.folder, true, saved.session.selection.layer,
                {}, merges(saved.session.view) };
        if (saved.session.steps.empty())
            throw core::Error("no_steps", core::message("%1 has no lesson steps", given.name));
        int step = 0;
        core::readField(step, parser.value(stepName).toStdString(),
            { "--step", core::Range { 1, static_cast<double>(saved.session.steps.size()) } });
        const ui::LessonStep& chosen = saved.session.steps[static_cast<std::size_t>(step) - 1];
        return { chosen.experiment, given.folder, true, chosen.selection.layer, {},
            merges(chosen.view) };
    }

    Request begun(const QCommandLineParser& parser)
    {
        const auto session = inputSession(parser);
        return session ? savedExperiment(*session, parser)
                       : Request { {}, QDir::currentPath(), false };
    }

    // True if this was a setting of the view.
    bool changeTokens(Request& request, const std::string& assignment, ViewSettings accepted)
    {
        ui::Session seen;
        seen.view = request.view;
        if (!setInView(seen, assignment))
            return false;
        const std::string path = assignment.substr(0, assignment.find('='));
        if (accepted == ViewSettings::None || std::ranges::count(tokenFields, path) == 0)
            throw core::Error("view_setting",
                core::message("\"%1\" affects only what is drawn: use it with \"headlight "
                              "render\"",
                    path));
        request.view = seen.view;
        return true;
    }

    Request changed(Request result, const QCommandLineParser& parser,
        const core::SharedStore& store, ViewSettings accepted = ViewSettings::None)
    {
        parseOptions(result.experiment, parser, store);
        for (const QString& setting : parser.values(setOption()))
            if (const std::string assignment = setting.toStdString();
                !changeTokens(result, assignment, accepted))
                changeSetting(result.experiment, assignment);
        return result;
    }

    // --text replaces the input; --pair is the second sentence, the first one stays without --text.
    void parseTexts(core::Source& source, const QCommandLineParser& parser)
    {
        if (auto text = inputText(parser))
            source = core::Sentence { *std::move(text) };
        if (!parser.isSet(pairOption()))
            return;
        core::SentencePair pair;
        if (const auto* one = std::get_if<core::Sentence>(&source))
            pair.text = one->text;
        else if (const auto* two = std::get_if<core::SentencePair>(&source))
            pair.text = two->text;
        else
            throw core::Error("bad_value",
                core::message(
                    "--pair: the input is not a sentence; give the first one with --text"));
        pair.keys = parser.value(pairOption()).toStdString();
        source = std::move(pair);
    }

} // namespace

Request requestFrom(
    const QCommandLineParser& parser, const core::SharedStore& store, ViewSettings accepted)
{
    return changed(begun(parser), parser, store, accepted);
}

Request requestForModel(
    const QCommandLineParser& parser, const std::string& otherwise, const core::SharedStore& store)
{
    Request result = begun(parser);
    if (!std::holds_alternative<core::PretrainedSource>(result.experiment.network))
        result.experiment.network = core::PretrainedSource { .where = otherwise };
    result = changed(std::move(result), parser, store);
    if (!std::holds_alternative<core::PretrainedSource>(result.experiment.network))
        throw core::Error("needs_model", core::message("this command is for trained models"));
    return result;
}

bool saysWhatIsRead(const QCommandLineParser& parser)
{
    const QStringList given = parser.optionNames();
    return !parser.positionalArguments().isEmpty()
        || std::ranges::any_of(given, [](const QString& name) {
               return name == u"text" || name == u"pair" || name == u"ids" || name == u"pixels";
           });
}

void parseOptions(
    core::Experiment& experiment, const QCommandLineParser& parser, const core::SharedStore& store)
{
    parseTexts(experiment.source, parser);
    parseModel(experiment, parser);
    const bool text = parser.isSet(textOption()) || parser.isSet(pairOption());
    if (text && core::requestsImportedAttention(experiment))
        throw core::traceOnly(core::message("its tokens are fixed and cannot be replaced"));
    const auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network);
    if (pretrained == nullptr || saysWhatIsRead(parser))
        return;
    if (const auto network
        = store->files(QDir::currentPath().toStdString()).trainedNetwork(pretrained->where))
        experiment.source = core::Sentence {
            core::training::validationExample(network->spec, network->task, 0).text
        };
}

QCommandLineOption setOption()
{
    return { QStringLiteral("set"),
        QStringLiteral("Change a setting; can be repeated, the last value wins. \"headlight "
                       "fields\" lists all fields."),
        QStringLiteral("FIELD=VALUE") };
}

QCommandLineOption lessonStepOption()
{
    return { stepName,
        QStringLiteral("Step of the lesson SESSION, counted from 1. Default: the lesson's own "
                       "state, or its first step."),
        QStringLiteral("N") };
}

void changeSetting(core::Experiment& experiment, const std::string& assignment)
{
    const core::Design before = experiment.design;
    core::settings::set(experiment, assignment);
    if (std::holds_alternative<core::PretrainedSource>(experiment.network)
        && experiment.design != before)
        printError(noticeText({ { "design_unused",
            core::message("\"%1\" applies only to custom attention: to modify a trained model, "
                          "use the fields that begin with network.changes",
                assignment.substr(0, assignment.find('='))) } }));
}

bool isSet(const QCommandLineParser& parser, const QString& field)
{
    return std::ranges::any_of(parser.values(setOption()), [&](const QString& setting) {
        const QString path = setting.section(u'=', 0, 0).trimmed();
        return path == field || path.startsWith(field + u'.');
    });
}

std::string spoken(const core::Message& phrase)
{
    return harmless(ui::commandWords(phrase).toStdString());
}

std::string errorText(const core::Error& error)
{
    const std::string remarks = error.remarks.empty() ? "" : "  " + harmless(error.remarks) + "\n";
    return "headlight: " + spoken(error.message) + "\n" + remarks;
}

std::string noticeText(const std::vector<core::Notice>& notices)
{
    std::string text;
    for (const core::Notice& notice : notices)
        text += "Note: " + spokenNotice(notice) + "\n";
    return text;
}

std::string spokenNotice(const core::Notice& notice)
{
    const bool pair = notice.id == "separator_keeps_type";
    return spoken(notice.message) + (pair ? ", with --pair TEXT" : "");
}

} // namespace app
