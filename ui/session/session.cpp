#include "ui/session/session.h"

#include <algorithm>
#include <utility>

namespace ui {

namespace {

    auto inLanguage(auto& captions, const std::string& language)
    {
        return std::ranges::find(captions, language, &LessonText::language);
    }

} // namespace

const LessonText& textIn(const std::vector<LessonText>& captions, const QString& language)
{
    static const LessonText none;
    for (const std::string& each : { language.toStdString(), std::string("en") })
        if (const auto it = inLanguage(captions, each); it != captions.end())
            return *it;
    return captions.empty() ? none : captions.front();
}

LessonText& textFor(std::vector<LessonText>& captions, const QString& language)
{
    const std::string wanted = language.toStdString();
    if (const auto it = inLanguage(captions, wanted); it != captions.end())
        return *it;
    LessonText words = textIn(captions, language); // copied as a basis for translation
    words.language = wanted;
    return captions.emplace_back(std::move(words));
}

LessonStep stepOf(const Session& session)
{
    LessonStep step;
    step.experiment = session.experiment;
    step.pinned = session.pinned;
    step.view = session.view;
    step.navigation = session.navigation;
    step.selection = session.selection;
    return step;
}

Session sessionOf(const LessonStep& step)
{
    Session session;
    session.experiment = step.experiment;
    session.pinned = step.pinned;
    session.view = step.view;
    session.navigation = step.navigation;
    session.selection = step.selection;
    return session;
}

} // namespace ui
