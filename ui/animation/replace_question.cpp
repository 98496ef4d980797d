#include "ui/animation/replace_question.h"

#include "ui/animation/animation.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

namespace {

    // The number of numbered images that exist already.
    int existing(const QString& path, int frames)
    {
        int count = 0;
        for (int frame = 0; frame < frames; ++frame)
            count += QFileInfo::exists(framePath(path, frame, frames)) ? 1 : 0;
        return count;
    }

} // namespace

void askToReplace(
    QWidget* parent, const QString& path, int frames, const std::function<void()>& work)
{
    const auto there = animationFormat(path) == AnimationFormat::Png ? existing(path, frames) : 0;
    if (there == 0) {
        work();
        return;
    }
    const QString question
        = QCoreApplication::translate("ReplaceQuestion", "%1 of the %2 images already exist.");
    auto* box = new QMessageBox(QMessageBox::Question,
        QCoreApplication::translate("ReplaceQuestion", "Replace images"),
        question.arg(there).arg(frames), QMessageBox::Cancel, parent);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* replace = box->addButton(
        QCoreApplication::translate("ReplaceQuestion", "Replace"), QMessageBox::AcceptRole);
    QObject::connect(replace, &QPushButton::clicked, parent, work);
    box->open();
}

} // namespace ui
