#include "ui/views/steps/steps_rotation.h"

#include "core/input/rotary_pairs.h"
#include "core/math/projection.h"
#include "ui/views/steps/steps_words.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

    // The query before rotation, 1 x d_k.
    core::Matrix unturned(const StepScene& scene)
    {
        const core::HeadAt head = scene.head();
        const auto input = head.layer.queries->row(scene.query());
        core::Matrix row(1, std::ssize(input));
        std::ranges::copy(input, row.data());
        return core::projection(row, head.model().wq, head.model().bq);
    }

    // Angle of a pair at the query's position; radians: angle per position.
    Sentence::Piece degrees(const StepScene& scene, double radians)
    {
        constexpr double inDegrees = 180 / 3.14159265358979323846;
        const double rotated = radians * static_cast<double>(scene.query()) * inDegrees;
        return { shown(rotated, 3) + QChar(u'°'), Part::Number };
    }

    QString translated(const char* text)
    {
        return QCoreApplication::translate("steps", text);
    }

} // namespace

std::vector<Sentence> rotationSentences(const StepScene& scene)
{
    const core::Rotary& rotary = *scene.rule().rotary;
    const core::Matrix& q = scene.head().trace.q;
    const std::vector<core::RotaryPair> pairs = core::rotaryPairs(rotary, q.cols());
    if (pairs.empty())
        return { { translated(QT_TRANSLATE_NOOP(
                       "steps", "A one-dimensional query has no pair to rotate.")),
            {} } };
    const core::Matrix before = unturned(scene);
    const auto numberAt = [](const core::Matrix& m, core::Index row, core::Index column) {
        return piece::number(static_cast<double>(m(row, column)));
    };
    const core::RotaryPair& first = pairs.front();
    std::vector<Sentence> result { { translated(QT_TRANSLATE_NOOP("steps",
                                         "“%1” is at position %2: components %3 and %4 of its "
                                         "query, (%5, %6), are rotated by %7 to (%8, %9).")),
        { piece::query(scene), piece::count(scene.query() + 1), piece::count(first.first + 1),
            piece::count(first.second + 1), numberAt(before, 0, first.first),
            numberAt(before, 0, first.second), degrees(scene, first.angle),
            numberAt(q, scene.query(), first.first), numberAt(q, scene.query(), first.second) } } };
    const core::RotaryPair& last = pairs.back();
    if (pairs.size() > 1)
        result.push_back({ translated(QT_TRANSLATE_NOOP(
                               "steps", "The last pair, %1 and %2, rotates most slowly: by %3.")),
            { piece::count(last.first + 1), piece::count(last.second + 1),
                degrees(scene, last.angle) } });
    return result;
}

} // namespace ui
