#include "ui/words/input_name.h"

#include "ui/words/labels.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int longestText = 200; // characters

    QString quoted(const std::string& text)
    {
        return u"“%1”"_s.arg(isolated(safeLabel(text, longestText)));
    }

} // namespace

QString inputName(const core::Experiment& experiment)
{
    const auto* const pretrained = std::get_if<core::PretrainedSource>(&experiment.network);
    const std::string target = pretrained != nullptr ? pretrained->target : std::string();
    const auto* const one = std::get_if<core::Sentence>(&experiment.source);
    const auto* const two = std::get_if<core::SentencePair>(&experiment.source);
    if (one == nullptr && two == nullptr)
        return QCoreApplication::translate("inputs", "the input before");
    const std::string& first = one != nullptr ? one->text : two->text;
    const std::string& second = two != nullptr ? two->keys : target;
    return second.empty() ? quoted(first) : u"%1 → %2"_s.arg(quoted(first), quoted(second));
}

} // namespace ui
