#include "ui/views/steps/steps_words.h"
#include "ui/words/numbers.h"

#include <cmath>

namespace ui::piece {

Sentence::Piece query(const StepScene& scene)
{
    return { scene.queryName(), Part::Query };
}

Sentence::Piece key(const StepScene& scene, core::Index key)
{
    return { scene.keyName(key), Part::Key };
}

Sentence::Piece count(core::Index number)
{
    return { QString::number(number), Part::Number };
}

Sentence::Piece number(double number)
{
    const bool whole = number == std::round(number) && std::abs(number) < 1e6;
    return { whole ? fixedText(number, 0) : shown(number, 3), Part::Number };
}

Sentence::Piece share(double share)
{
    return { percentText(share), Part::Number };
}

} // namespace ui::piece
