#include "ui/words/projection_names.h"

#include "core/head_at.h"

using namespace Qt::StringLiterals;

namespace ui {

bool ProjectionNames::rotates(char16_t role) const
{
    return role != u'V' && trace.attention(layer).spec.rotary.has_value();
}

QString ProjectionNames::letter(char16_t capital) const
{
    const QChar name(capital);
    return row.isEmpty() ? QString(name) : u"%1_{%2}"_s.arg(name.toLower()).arg(row);
}

QString ProjectionNames::sum(char16_t role) const
{
    const core::HeadAt at = core::headAt(trace, layer, head);
    const char16_t keys = at.layer.selfAttention() ? u'X' : u'Y';
    const char16_t values = at.layer.values == at.layer.keys ? keys : u'Z';
    const char16_t from = role == u'Q' ? u'X' : role == u'K' ? keys : values;
    const char* const name = role == u'Q' ? "b_q" : role == u'K' ? "b_k" : "b_v";
    const bool bias = at.layers.shape(at.layerIndex, name).rows > 0;
    const QString product = u"%1 W_%2"_s.arg(letter(from)).arg(QChar(role));
    return bias ? product + u" + b_%1"_s.arg(QChar(role)) : product;
}

QString ProjectionNames::product(char16_t role) const
{
    return u"\\%1{%2}"_s.arg(QChar(role)).arg(sum(role));
}

QString ProjectionNames::whole(char16_t role) const
{
    const QString turn = letter(u'R').toUpper(); // R_3 as R
    return u"\\%1{%2 = %3}"_s.arg(QChar(role))
        .arg(letter(role), rotates(role) ? u"%1(%2)"_s.arg(turn, sum(role)) : sum(role));
}

} // namespace ui
