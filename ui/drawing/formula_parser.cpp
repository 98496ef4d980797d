#include "ui/drawing/formula_parser.h"

#include <QHash>

#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    using Node = Formula::Node;

    struct Sign {
        QString text;
        qreal space = 0;
        bool italic = false;
        bool large = false;
    };

    const QHash<QString, Sign>& signs()
    {
        static const QHash<QString, Sign> table {
            { u"cdot"_s, { u"·"_s, 0.12 } },
            { u"odot"_s, { u"⊙"_s, 0.2 } },
            { u"times"_s, { u"×"_s, 0.2 } },
            { u"to"_s, { u"→"_s, 0.25 } },
            { u"downarrow"_s, { u"↓"_s, 0.25 } },
            { u"le"_s, { u"≤"_s, 0.25 } },
            { u"in"_s, { u"∈"_s, 0.25 } },
            { u"infty"_s, { u"∞"_s } },
            { u"norm"_s, { u"‖"_s } },
            { u"top"_s, { u"T"_s } },
            { u"prime"_s, { u"′"_s } },
            { u"sum"_s, { u"∑"_s, 0.1, false, true } },
            { u"alpha"_s, { u"α"_s, 0, true } },
            { u"theta"_s, { u"θ"_s, 0, true } },
            { u"tau"_s, { u"τ"_s, 0, true } },
            { u"sigma"_s, { u"σ"_s, 0, true } },
            { u"quad"_s, { u" "_s, 0.5 } },
        };
        return table;
    }

    class Parser {
    public:
        explicit Parser(const QString& source)
            : m_source(source)
        {
        }

        Node row(Ink ink, QChar end = {})
        {
            Node result;
            while (m_at < m_source.size() && m_source[m_at] != end) {
                Node part = atom(ink);
                if (part.kind != Node::Kind::Row || !part.parts.empty())
                    result.parts.push_back(scripts(std::move(part), ink));
            }
            ++m_at; // the end, if there was one
            return result;
        }

    private:
        Node group(Ink ink)
        {
            if (m_at < m_source.size() && m_source[m_at] == u'{') {
                ++m_at;
                return row(ink, u'}');
            }
            return atom(ink);
        }

        Node scripts(Node base, Ink ink)
        {
            Node sub;
            Node sup;
            while (m_at < m_source.size() && (m_source[m_at] == u'_' || m_source[m_at] == u'^')) {
                const bool below = m_source[m_at++] == u'_';
                (below ? sub : sup) = group(ink);
            }
            const auto blank
                = [](const Node& n) { return n.kind == Node::Kind::Row && n.parts.empty(); };
            if (blank(sub) && blank(sup))
                return base;
            Node result;
            result.kind = Node::Kind::Scripts;
            result.large = base.large;
            result.parts = { std::move(base), std::move(sub), std::move(sup) };
            return result;
        }

        static Node symbol(const QString& text, Ink ink, qreal space = 0, bool italic = false)
        {
            Node result;
            result.kind = Node::Kind::Symbol;
            result.text = text;
            result.ink = ink;
            result.space = space;
            result.italic = italic;
            return result;
        }

        Node atom(Ink ink)
        {
            if (m_at >= m_source.size())
                return {};
            const QChar c = m_source[m_at++];
            if (c == u'\\')
                return command(ink);
            if (c == u'{')
                return row(ink, u'}');
            if (c == u' ')
                return {};
            if (c == u'-')
                return symbol(u"−"_s, ink, 0.2);
            if (c == u'\'')
                return symbol(u"′"_s, ink);
            if (u"=+/<>≈÷"_s.contains(c))
                return symbol(c, ink, c == u'/' ? 0.12 : 0.25);
            if (c == u',')
                return symbol(u", "_s, ink);
            return symbol(c, ink, 0, c.isLetter());
        }

        Node command(Ink ink)
        {
            const qsizetype start = m_at;
            while (m_at < m_source.size() && m_source[m_at].isLetter())
                ++m_at;
            const QString name = m_source.sliced(start, m_at - start);
            static const QHash<QString, Ink> inks { { u"Q"_s, Ink::Q }, { u"K"_s, Ink::K },
                { u"V"_s, Ink::V }, { u"query"_s, Ink::Query }, { u"muted"_s, Ink::Muted } };
            if (inks.contains(name))
                return group(inks.value(name));
            if (name == u"frac")
                return nested(Node::Kind::Fraction, 2, ink);
            if (name == u"sqrt")
                return nested(Node::Kind::Root, 1, ink);
            if (name == u"text")
                return verbatim(ink);
            if (const auto it = signs().constFind(name); it != signs().cend()) {
                Node result = symbol(it->text, ink, it->space, it->italic);
                result.large = it->large;
                return result;
            }
            return symbol(name, ink, 0.08); // exp, tanh, softmax: upright
        }

        Node nested(Node::Kind kind, int count, Ink ink)
        {
            Node result;
            result.kind = kind;
            result.ink = ink;
            for (int i = 0; i < count; ++i)
                result.parts.push_back(group(ink));
            return result;
        }

        Node verbatim(Ink ink)
        {
            const qsizetype end = m_source.indexOf(u'}', m_at);
            const QString text = m_source.sliced(m_at + 1, std::max<qsizetype>(0, end - m_at - 1));
            m_at = end < 0 ? m_source.size() : end + 1;
            return symbol(text, ink);
        }

        const QString& m_source;
        qsizetype m_at = 0;
    };

} // namespace

Formula::Node parseFormula(const QString& source)
{
    return Parser(source).row(Ink::Text);
}

} // namespace ui
