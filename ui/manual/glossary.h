#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace ui {

// An entry of the manual's page "glossary": "**RoPE** (rotary position embedding): …".
struct GlossaryEntry {
    QString term; // in the language of the interface, as the page writes it
    QStringList names; // the term and its other names on the page
    QStringList translations; // its names in the other languages
    QStringList links; // to places in the program, see program_links.h

    [[nodiscard]] bool has(const QString& name) const; // in any language
};

inline QString glossaryPage() // id of the page
{
    return QStringLiteral("glossary");
}

// In the order of the page, in the language of the interface.
const std::vector<GlossaryEntry>& glossary();

// The entries whose names occur in a text as whole words, in the order of the text. The longest of
// overlapping names counts: "attention weight" does not name attention.
std::vector<const GlossaryEntry*> entriesIn(const QString& text);

} // namespace ui
