#include "ui/files/lessons.h"

#include "ui/document/document.h"
#include "ui/session/session_json.h"
#include "ui/words/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QMenu>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qsizetype numberLength = 3; // of "01_"

    std::vector<Lesson> readLessons()
    {
        const QDir folder(u":/headlight/lessons"_s);
        std::vector<Lesson> result;
        for (const QString& name : folder.entryList(QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(name));
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const QByteArray text = file.readAll();
            result.push_back({ name.section(u'.', 0, 0).mid(numberLength).toStdString(),
                sessionFromJson({ text.constData(), std::size_t(text.size()) }).session });
        }
        return result;
    }

} // namespace

QString Lesson::title() const
{
    return QString::fromStdString(textIn(session.about, spokenLanguage()).title);
}

const std::vector<Lesson>& lessons()
{
    static const std::vector<Lesson> all = readLessons();
    return all;
}

const Lesson* lessonNamed(std::string_view id)
{
    const auto it = std::ranges::find(lessons(), id, &Lesson::id);
    return it == lessons().end() ? nullptr : &*it;
}

void takeLesson(Document& document, const Lesson& lesson)
{
    const Session& first = lesson.session;
    document.gather();
    document.unlock(); // the selection belongs to another sentence
    document.navigate([&](Navigation& at) { at = first.navigation; });
    document.open(
        [&lesson] {
            return QCoreApplication::translate("Lessons", "Lesson: %1").arg(lesson.title());
        },
        first);
    document.await(first.selection, Document::Tensor::Named);
}

QMenu* makeLessonsMenu(Document& document, QWidget* parent)
{
    auto* menu = new QMenu(QCoreApplication::translate("Lessons", "&Lessons"), parent);
    for (const Lesson& lesson : lessons()) {
        QAction* action = menu->addAction(
            lesson.title(), &document, [&document, &lesson] { takeLesson(document, lesson); });
        action->setToolTip(
            QString::fromStdString(textIn(lesson.session.about, spokenLanguage()).text));
    }
    menu->setToolTipsVisible(true);
    return menu;
}

} // namespace ui
