#include "ui/manual/manual_pages.h"

#include "core/io/model/bundled_models.h"
#include "core/settings/settings.h"
#include "ui/words/labels.h"
#include "ui/words/language.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr qsizetype digitsOfPage = 3; // of "01_"

    QString textOf(const QString& path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    QString folderOf(const QString& language)
    {
        return u":/headlight/manual/"_s + language;
    }

    QStringList filesIn(const QDir& folder)
    {
        return folder.entryList({ u"*.md"_s }, QDir::Files, QDir::Name);
    }

    QString idOf(const QString& file)
    {
        return file.section(u'.', 0, 0).mid(digitsOfPage);
    }

    QString optionsAsMarkdown(const core::settings::Field& field)
    {
        QString text;
        for (const std::string& choice : field.choices)
            if (const QString effect = explanation(field.path, choice); !effect.isEmpty())
                text += u"- **%1**: %2\n"_s.arg(
                    asMarkdown(label(field.path, choice)), asMarkdown(effect));
        return text.isEmpty() ? text : text + u'\n';
    }

} // namespace

std::vector<ManualPage> manualPages(const std::map<QString, QString>& parts)
{
    const QDir folder(folderOf(spokenLanguage()));
    std::vector<ManualPage> pages;
    for (const QString& name : filesIn(folder)) {
        QString text = textOf(folder.filePath(name));
        for (const auto& [part, words] : parts)
            text.replace(u'{' + part + u'}', words);
        const QString title = text.section(u'\n', 0, 0).remove(u"# "_s);
        pages.push_back({ idOf(name), title, text });
    }
    return pages;
}

QString manualPageText(const QString& id, const QString& language)
{
    const QDir folder(folderOf(language));
    for (const QString& name : filesIn(folder))
        if (idOf(name) == id)
            return textOf(folder.filePath(name));
    return {};
}

QString asMarkdown(QString text)
{
    for (const QChar sign : { u'\\', u'*', u'_', u'[', u']', u'<', u'>', u'|', u'`' })
        text.replace(sign, u"\\"_s + sign);
    return text;
}

// Interventions are left out: they have the names of the same settings of custom attention.
QString settingsAsMarkdown()
{
    QString text;
    for (const core::settings::Field& field : core::settings::list()) {
        const QString effect = explanation(field.path);
        if (effect.isEmpty() || field.path.starts_with(interventionPrefix))
            continue;
        const QString entry
            = u"**%1**: %2\n\n"_s.arg(asMarkdown(label(field.path)), asMarkdown(effect))
            + optionsAsMarkdown(field);
        if (!text.contains(entry)) // several input kinds share an entry, such as the sentence
            text += entry;
    }
    return text;
}

QString manualPicture(const QString& name, const QString& language)
{
    const QString folder = QString::fromStdString(core::dataFolder()) + u"/manual/"_s;
    const QString file = folder + language + u'/' + name;
    return QFileInfo::exists(file) ? file : QString();
}

} // namespace ui
