#include "ui/figure/figure_files.h"

#include "core/analysis/steps.h"
#include "ui/document/view_entry.h"
#include "ui/files/name_pattern.h"

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    std::vector<FigureFile> eachView(const std::vector<FigureFile>& files)
    {
        std::vector<FigureFile> result;
        for (const FigureFile& each : files)
            for (const ViewEntry& view : views()) {
                FigureFile one = each;
                one.figure.view = view.id;
                one.path.replace(u"{view}"_s, QString::fromStdString(one.figure.view));
                result.push_back(one);
            }
        return result;
    }

    // The tensor of another head: "layer1/head3/weights" for head 5 is "layer1/head5/weights".
    std::string ofHead(const std::string& tensor, core::Index head)
    {
        const auto at = tensor.find("/head");
        if (at == std::string::npos)
            return tensor;
        const auto end = tensor.find('/', at + 1);
        return tensor.substr(0, at) + "/head" + std::to_string(head + 1)
            + (end == std::string::npos ? "" : tensor.substr(end));
    }

    // The view of all heads shows no single head except its matrix.
    void setHead(FigureFile& file, core::Index head, const FigureState& state)
    {
        const Session& session = state.session;
        Figure& figure = file.figure;
        const std::string view = figure.view.empty() ? session.navigation.view : figure.view;
        file.selection.head = head;
        file.path.replace(u"{head}"_s, QString::number(head + 1));
        if (figure.tensor.empty() && hasRole(view, ViewRole::Heads))
            figure.tensor
                = core::pathOf(*state.derived->trace(), session.selection.layer, head) + "weights";
        else if (figure.tensor.empty() && hasRole(view, ViewRole::Tensor))
            figure.tensor = session.navigation.tensor;
        figure.tensor = ofHead(figure.tensor, head);
    }

} // namespace

std::vector<FigureFile> filesOf(
    const Figure& figure, const FigureState& state, const QString& pattern)
{
    std::vector<FigureFile> result { { figure, state.session.selection, pattern } };
    if (pattern.contains(u"{view}"_s))
        result = eachView(result);
    const auto spread = [&](const QString& mark, std::ptrdiff_t count, auto&& set) {
        if (!pattern.contains(mark))
            return;
        std::vector<FigureFile> all;
        for (const FigureFile& each : result)
            for (std::ptrdiff_t i = 0; i < count; ++i)
                set(all.emplace_back(each), i);
        result = std::move(all);
    };
    const auto heads
        = std::ssize(state.derived->trace()->attention(state.session.selection.layer).heads);
    spread(u"{head}"_s, heads,
        [&](FigureFile& file, core::Index head) { setHead(file, head, state); });
    const Selection& at = state.session.selection;
    const auto steps = core::steps(*state.derived->trace(), at.layer, at.head);
    spread(u"{step}"_s, std::ssize(steps), [](FigureFile& file, std::ptrdiff_t step) {
        file.selection.step = static_cast<int>(step);
        file.path.replace(u"{step}"_s, QString::number(step + 1));
    });
    return result;
}

QString patternOf(FigureSeries series, const QString& path)
{
    const QString mark = series == FigureSeries::Heads ? u"{head}"_s
        : series == FigureSeries::Steps                ? u"{step}"_s
                                                       : QString();
    return mark.isEmpty() ? path : withMark(path, mark);
}

} // namespace ui
