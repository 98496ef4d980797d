#include "ui/views/steps/steps_words.h"

#include <QCoreApplication>

using namespace Qt::StringLiterals;

namespace ui {

StepWords layerStepWords(const StepScene& scene)
{
    const QString title = QCoreApplication::translate("steps", "%1 for “%2”");
    StepWords result { { title, { { stepName(scene.step.id), Part::Plain }, piece::query(scene) } },
        {} };
    result.body.push_back({ { formulaWords(scene.step.formula), Part::Plain } });
    for (const std::string& note : scene.step.notes)
        result.body.push_back(noteWords(note, scene).pieces());
    return result;
}

} // namespace ui
