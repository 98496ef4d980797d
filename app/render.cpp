#include "ui/figure/render.h"
#include "app/asked_session.h"
#include "app/command.h"
#include "app/console.h"
#include "app/render_options.h"
#include "core/error.h"
#include "core/io/atomic_write.h"
#include "core/steps.h"
#include "ui/figure/recipe.h"
#include "ui/views/view.h"

#include <QDir>
#include <QFileInfo>

namespace app {

namespace {

    using namespace Qt::StringLiterals;

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
        const AskedSession question = askedSession(parser);
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
        const QList<QCommandLineOption> first { { { u"o"_s, u"output"_s },
            u"The file to write; its ending is the format. {view}, "
            "{head} and {step} in it give a file each."_s,
            u"FILE"_s } };
        return first + sessionOptions() + figureOptions();
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
