#pragma once

#include "core/text/tokens.h"

#include <QString>
#include <QStringList>

#include <string_view>
#include <vector>

namespace ui {

// The word for an id of core or of a view state, in the language of the interface. Every id has
// one: a test walks them all.
QString label(std::string_view id);
// A sentence of explanation for a field or an alternative, for tooltips; empty if there is none.
QString explanation(std::string_view id);
// The word for an option of a choice, and what the option does: `path` is that of the setting, as
// "normaliser.kind", or of the view state, as "view.order". A test walks them all.
QString label(std::string_view path, std::string_view choice);
QString explanation(std::string_view path, std::string_view choice);

// Begins the paths of what is altered in a trained model, before the paths that a design has.
inline constexpr std::string_view interventionPrefix = "network.changes.";

// A token as it may stand on an axis: one line, control and direction characters made visible,
// blanks alone too, not more combining marks than can be read, cut at `longest` characters as a
// person counts them.
QString safeLabel(std::string_view token, int longest = 24);
QStringList safeLabels(const std::vector<core::Token>& tokens);
// Kept from turning the direction of the words around it.
QString isolated(const QString& text);
// A file's name without its folder, as safe as a token.
QString fileLabel(const QString& path);

// The labels of the latest tokens, made again only when the tokens are others: sliders leave them.
class TokenLabels {
public:
    const QStringList& of(const std::vector<core::Token>& tokens);

private:
    std::vector<core::Token> m_tokens;
    QStringList m_labels;
};

} // namespace ui
