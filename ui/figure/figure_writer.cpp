#include "ui/figure/figure_writer.h"

#include "core/analysis/steps.h"
#include "core/io/files/atomic_write.h"
#include "ui/document/view_entry.h"
#include "ui/figure/figure_page.h"
#include "ui/figure/render.h"
#include "ui/files/name_pattern.h"

#include <QDir>
#include <QFileInfo>
#include <QTimer>

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

    Problem finish(const DrawnFigure& drawn, const std::string& path)
    {
        return problemOf([&] {
            const QByteArray bytes = encode(drawn);
            core::atomicWrite(
                path, std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
        });
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

FigureWriter::FigureWriter(FigureState state, QObject* parent)
    : QObject(parent)
    , m_state(std::move(state))
    , m_writing(BackgroundOrder::OneAfterAnother, [this](const Outcome<Problem>& outcome) {
        written(outcome.error ? problemFrom(*outcome.error) : *outcome.result);
    })
{
}

void FigureWriter::written(const Problem& problem)
{
    if (problem.isEmpty())
        ++m_written;
    if (problem.isEmpty() && m_written < m_files.size() && !m_stopped)
        next();
    else
        end(problem);
}

void FigureWriter::write(const std::vector<FigureFile>& files)
{
    m_busy = true;
    m_stopped = false;
    m_written = 0;
    m_files = files;
    QTimer::singleShot(0, this, &FigureWriter::next); // the window shows the progress first
}

void FigureWriter::stop()
{
    m_stopped = true;
}

void FigureWriter::next()
{
    const FigureFile& file = m_files[m_written];
    emit began(static_cast<qsizetype>(m_written) + 1, std::ssize(m_files));
    m_state.session.selection = file.selection;
    const Problem problem = problemOf([&] {
        const QByteArray embeddedSession = embeddedSessionOf(
            file.figure, m_state, QFileInfo(file.path).absoluteDir().absolutePath());
        m_writing.request(
            [drawn = draw(file.figure, m_state, embeddedSession), path = file.path.toStdString()](
                const std::stop_token&) { return finish(drawn, path); });
    });
    if (!problem.isEmpty())
        end(problem);
}

void FigureWriter::end(const Problem& problem)
{
    m_busy = false;
    emit finished(!problem.isEmpty() || m_written == m_files.size()
            ? problem
            : Problem { tr("stopped: %1 of %2 files were written")
                            .arg(QString::number(m_written), QString::number(m_files.size())) });
}

} // namespace ui
