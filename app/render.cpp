#include "ui/figure/render.h"
#include "app/asked.h"
#include "app/command.h"
#include "app/console.h"
#include "app/render_options.h"
#include "app/token_choice.h"
#include "core/error.h"
#include "core/field_text.h"
#include "core/io/atomic_write.h"
#include "core/settings.h"
#include "core/steps.h"
#include "ui/figure/recipe.h"
#include "ui/language.h"
#include "ui/session_file.h"
#include "ui/views/view.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace app {

namespace {

    using namespace Qt::StringLiterals;

    constexpr std::string_view viewPrefix = "view.";

    // --set view.threshold=0.1: how the picture is shown, beside what is computed.
    bool setInView(ui::ViewState& view, std::string_view assignment)
    {
        const std::size_t equals = assignment.find('=');
        if (!assignment.starts_with(viewPrefix) || equals == std::string_view::npos)
            return false;
        const std::string_view path = assignment.substr(0, equals);
        bool found = false;
        ui::ViewState::fields(view, [&](std::string_view name, auto& value, auto... range) {
            if (path.substr(viewPrefix.size()) != name)
                return;
            core::FieldPlace place { std::string(path), {} };
            if constexpr (sizeof...(range) == 1)
                place.range = (range, ...);
            core::readField(value, assignment.substr(equals + 1), place);
            found = true;
        });
        return found;
    }

    int number(const QCommandLineParser& parser, const QString& option, std::ptrdiff_t most)
    {
        int value = 0;
        core::readField(value, parser.value(option).toStdString(),
            { "--" + option.toStdString(), core::Range { 1, static_cast<double>(most) } });
        return value;
    }

    struct Asked {
        ui::Session session;
        QString folder = QDir::currentPath(); // names of files are relative to it
    };

    Asked asked(const QCommandLineParser& parser)
    {
        Asked result;
        if (!parser.positionalArguments().isEmpty()) {
            const QString path = parser.positionalArguments().first();
            const ui::SavedSession saved = ui::readSession(path);
            for (const std::string& unknown : saved.unknownPaths)
                printError("headlight: ignoring \"" + harmless(unknown) + "\", which is unknown\n");
            result = { saved.session, QFileInfo(path).absolutePath() };
        }
        if (parser.isSet(u"text"_s))
            result.session.experiment.source
                = core::Sentence { parser.value(u"text"_s).toStdString() };
        for (const QString& setting : parser.values(setOption()))
            if (!setInView(result.session.view, setting.toStdString()))
                core::settings::set(result.session.experiment, setting.toStdString());
        ui::makeAbsolute(result.session, result.folder);
        return result;
    }

    void point(ui::Subject& subject, const QCommandLineParser& parser)
    {
        const core::Trace& trace = *subject.picture->trace();
        ui::Selection& s = subject.session.selection;
        if (parser.isSet(u"head"_s))
            s.head = number(parser, u"head"_s, std::ssize(trace.layers[0].heads)) - 1;
        if (parser.isSet(u"step"_s))
            s.step = number(parser, u"step"_s, std::ssize(core::stepIds)) - 1;
        if (parser.isSet(u"select"_s))
            choose(s, parser.value(u"select"_s).toStdString(), trace.model->inputs);
    }

    // One of the files that a pattern stands for.
    struct Sort {
        ui::Figure figure;
        ui::Selection selection;
        QString path;
    };

    std::vector<Sort> eachView(const std::vector<Sort>& sorts)
    {
        std::vector<Sort> result;
        for (const Sort& each : sorts)
            for (const ui::ViewEntry& view : ui::views()) {
                Sort one = each;
                one.figure.view = view.id;
                one.path.replace(u"{view}"_s, QString::fromStdString(one.figure.view));
                result.push_back(one);
            }
        return result;
    }

    // "layer1/head3/weights" of head 5: "layer1/head5/weights".
    std::string ofHead(const std::string& tensor, core::Index head)
    {
        const auto at = tensor.find("/head");
        if (at == std::string::npos)
            return tensor;
        const auto end = tensor.find('/', at + 1);
        return tensor.substr(0, at) + "/head" + std::to_string(head + 1)
            + (end == std::string::npos ? "" : tensor.substr(end));
    }

    // The view of all heads has nothing of one head but its matrix.
    void setHead(Sort& sort, core::Index head, const ui::Session& session)
    {
        ui::Figure& figure = sort.figure;
        const std::string view = figure.view.empty() ? session.view.view : figure.view;
        sort.selection.head = head;
        sort.path.replace(u"{head}"_s, QString::number(head + 1));
        if (figure.tensor.empty() && view == "heads")
            figure.tensor = "layer1/head1/weights";
        else if (figure.tensor.empty() && view == "matrices")
            figure.tensor = session.view.tensor;
        figure.tensor = ofHead(figure.tensor, head);
    }

    std::vector<Sort> sorts(
        const ui::Figure& figure, const ui::Subject& subject, const QString& pattern)
    {
        std::vector<Sort> result { { figure, subject.session.selection, pattern } };
        if (pattern.contains(u"{view}"_s))
            result = eachView(result);
        const auto spread = [&](const QString& mark, std::ptrdiff_t count, auto&& set) {
            if (!pattern.contains(mark))
                return;
            std::vector<Sort> all;
            for (const Sort& each : result)
                for (std::ptrdiff_t i = 0; i < count; ++i)
                    set(all.emplace_back(each), i);
            result = std::move(all);
        };
        const auto heads = std::ssize(subject.picture->trace()->layers[0].heads);
        spread(u"{head}"_s, heads,
            [&](Sort& sort, core::Index head) { setHead(sort, head, subject.session); });
        spread(u"{step}"_s, std::ssize(core::stepIds), [](Sort& sort, std::ptrdiff_t step) {
            sort.selection.step = static_cast<int>(step);
            sort.path.replace(u"{step}"_s, QString::number(step + 1));
        });
        return result;
    }

    int draw(ui::Figure figure, const QCommandLineParser& parser)
    {
        const QString pattern = parser.value(u"output"_s);
        if (!parser.isSet(u"format"_s))
            figure.format = ui::formatOf(pattern.toStdString());
        ui::checkFigure(figure); // before anything is computed
        const Asked question = asked(parser);
        ui::Subject subject = ui::computeSubject(question.session, question.folder);
        point(subject, parser);
        for (const core::Notice& notice : subject.picture->trace()->model->notices)
            printError("headlight: note: " + harmless(notice.detail) + "\n");
        if (ui::smallestText(figure) < 5)
            printError("headlight: note: labels are smaller than 5 points and cannot be read in "
                       "print; take a larger --font-size\n");
        for (const Sort& sort : sorts(figure, subject, pattern)) {
            subject.session.selection = sort.selection;
            const QByteArray bytes = ui::render(sort.figure, subject,
                ui::recipeOf(
                    sort.figure, subject, QFileInfo(sort.path).absoluteDir().absolutePath()));
            core::atomicWrite(sort.path.toStdString(),
                std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        }
        return done;
    }

    int runRender(const QCommandLineParser& parser)
    {
        if (!parser.isSet(u"output"_s))
            return refuseUsage("Name the file with -o, as in -o figure.pdf.", u"render"_s);
        ui::speak(*QCoreApplication::instance(), u"en"_s);
        ui::Figure figure;
        try {
            figure = askedFigure(parser);
        } catch (const core::Error& error) {
            return refuseUsage(harmless(error.detail()) + ".", u"render"_s);
        }
        return draw(figure, parser);
    }

    QList<QCommandLineOption> options()
    {
        const QList<QCommandLineOption> first {
            { { u"o"_s, u"output"_s },
                u"The file to write; its ending is the format. {view}, "
                "{head} and {step} in it give a file each."_s,
                u"FILE"_s },
            { u"text"_s, u"The sentence."_s, u"TEXT"_s }, setOption(),
            { u"select"_s,
                u"The token that asks, by its text or its number, or a cell, as in "
                "\"it>animal\"."_s,
                u"TOKEN"_s },
            { u"head"_s, u"The selected head, counted from 1."_s, u"N"_s },
            { u"step"_s, u"The step of the view Steps, from 1 to 9."_s, u"N"_s }
        };
        return first + figureOptions();
    }

} // namespace

Command renderCommand()
{
    return { u"render"_s, u"[SESSION] [OPTIONS] -o FILE"_s, u"a figure as PDF, SVG or PNG"_s,
        u"Computes a session, or a sentence, and draws a view of it into a file, exactly as large "
        "as is asked for and with the very colours of the colour map. PDF and SVG hold text that "
        "can be selected and cells that are rectangles. SESSION is a file saved by Headlight; the "
        "options change it. --set also takes view.order=entropy and the like, how the picture is "
        "shown. No display is needed.\n\n"
        "  headlight render --text \"It was too tired\" --view heads --set heads=8 \\\n"
        "      --select It --size 183x90mm -o figure.pdf\n"
        "  headlight render --tensor layer1/head1/weights -o \"head{head}.svg\""_s,
        options(), 1, runRender, true };
}

} // namespace app
