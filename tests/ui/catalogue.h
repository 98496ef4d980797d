#pragma once

#include <QFile>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

#include <map>
#include <tuple>

// Reads the catalogues of resources/translations, in lupdate's format.
namespace test {

struct Source {
    QString context;
    QString text;
    QString comment;
    friend bool operator<(const Source& a, const Source& b)
    {
        return std::tie(a.context, a.text, a.comment) < std::tie(b.context, b.text, b.comment);
    }
};

struct Words {
    QStringList forms; // one, or several plural forms
    bool finished = true;
};

using Catalogue = std::map<Source, Words>;

inline Catalogue readCatalogue(const QString& path)
{
    QFile file(path);
    Catalogue result;
    if (!file.open(QIODevice::ReadOnly))
        return result;
    QXmlStreamReader xml(&file);
    Source source;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == u"name")
            source.context = xml.readElementText();
        else if (xml.name() == u"message")
            source = { source.context, {}, {} };
        else if (xml.name() == u"source")
            source.text = xml.readElementText();
        else if (xml.name() == u"comment")
            source.comment = xml.readElementText();
        else if (xml.name() == u"translation") {
            Words& words = result[source];
            words.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            words.forms << xml.readElementText(QXmlStreamReader::IncludeChildElements).trimmed();
        }
    }
    return result;
}

inline QString cataloguePath(const QString& language)
{
    return QStringLiteral(RESOURCES "/translations/headlight_%1.ts").arg(language);
}

} // namespace test
