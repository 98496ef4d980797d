#pragma once

#include "core/base/matrix.h"
#include "core/text/tokens.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace ui {

// The translated label of an id of core or of a view state. Every id has one: a test checks them
// all.
QString label(std::string_view id);
// A sentence that explains a field or an option, for tooltips; empty without one.
QString explanation(std::string_view id);
// Label and explanation of an option of a choice. `path`: that of the setting, as
// "normaliser.kind", or of the view state, as "view.order". A test checks them all.
QString label(std::string_view path, std::string_view choice);
QString explanation(std::string_view path, std::string_view choice);

// Prefix of a trained model's interventions, before the setting paths of a custom attention.
inline constexpr std::string_view interventionPrefix = "network.changes.";

// A token made safe for an axis: one line, visible control and direction characters, visible
// blanks, a limited number of combining marks, cut at `longest` grapheme clusters.
QString safeLabel(std::string_view token, int longest = 24);
QStringList safeLabels(const std::vector<core::Token>& tokens, int longest = 24);
// The text in direction isolates, so that it does not change the direction of its surroundings.
QString isolated(const QString& text);
// A file's name without its folder, sanitised like a token.
QString fileLabel(const QString& path);

// Cached labels of the latest tokens, remade only when the tokens change: sliders leave them as
// they are.
class TokenLabels {
public:
    explicit TokenLabels(int longest = 24) // in characters
        : m_longest(longest)
    {
    }
    // `predicted`: the token that each one's position predicts, "色 → 汽"; null: none.
    const QStringList& of(
        const std::vector<core::Token>& tokens, const core::TokenList& predicted = nullptr);
    const QStringList& of(const core::Matrix& coordinates); // of points on a line, n x 1

private:
    int m_longest;
    core::Matrix m_coordinates;
    std::vector<core::Token> m_tokens;
    core::TokenList m_predicted;
    QStringList m_labels;
};

} // namespace ui
