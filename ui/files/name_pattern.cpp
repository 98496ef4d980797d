#include "ui/files/name_pattern.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace ui {

namespace {

    struct Question {
        Q_DECLARE_TR_FUNCTIONS(files)
    };

} // namespace

QString withMark(const QString& path, const QString& mark)
{
    if (path.contains(mark))
        return path;
    const qsizetype folder = path.lastIndexOf(u'/') + 1;
    const qsizetype dot = path.lastIndexOf(u'.');
    QString pattern = path;
    return pattern.insert(dot > folder ? dot : path.size(), u'-' + mark);
}

void whenReplaceable(
    QWidget* window, const QStringList& files, const std::function<void()>& proceed)
{
    const auto existing
        = std::ranges::count_if(files, [](const QString& file) { return QFileInfo::exists(file); });
    if (existing == 0) {
        proceed();
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Question, Question::tr("Replace files?"),
        Question::tr("%1 of the %2 files already exist. Replace them?")
            .arg(QString::number(existing), QString::number(files.size())),
        QMessageBox::NoButton, window);
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QPushButton* replace = box->addButton(Question::tr("Replace"), QMessageBox::AcceptRole);
    box->addButton(Question::tr("Cancel"), QMessageBox::RejectRole);
    QObject::connect(replace, &QPushButton::clicked, window, proceed);
    box->open();
}

} // namespace ui
