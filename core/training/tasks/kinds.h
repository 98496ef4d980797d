#pragma once

#include "core/training/tasks/task.h"

namespace core::training {

Task datesTask(); // "third of May 1979", "5/3/79" -> 1979-05-03
Task numbersTask(); // "four hundred and two" -> 402
Task copyTask(); // of letters: the same, from behind, in the order of the alphabet
Task reverseTask();
Task sortTask();
Task repeatTask(); // what followed the last letter where it stood before
Task tagsTask(); // parts of speech
Task sentimentTask(); // whether a sentence praises
Task orderTask(); // made English -> made French

// One of a vocabulary by each of its entries, in its order.
std::vector<std::string> vocabulary(std::initializer_list<std::span<const std::string_view>> parts);

} // namespace core::training
