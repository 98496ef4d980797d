#pragma once

#include "core/training/tasks/task.h"

namespace core::training {

Task datesTask(); // "third of May 1979", "5/3/79" -> 1979-05-03
Task numbersTask(); // "four hundred and two" -> 402
Task copyTask(); // letters, unchanged; reverseTask: reversed; sortTask: in alphabetical order
Task reverseTask();
Task sortTask();
Task repeatTask(); // the letter after the earlier occurrence of the last letter (induction)
Task tagsTask(); // parts of speech
Task sentimentTask(); // positive or negative
Task orderTask(); // artificial English -> artificial French

// All words of the parts in their order, each once.
std::vector<std::string> vocabulary(std::initializer_list<std::span<const std::string_view>> parts);

} // namespace core::training
