#include "ui/inspector/strip_names.h"

#include "core/head_at.h"
#include "core/math/projection.h"
#include "ui/numbers.h"
#include "ui/projection_names.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct Namer {
        QString q, k; // q_7 and k_1 in their colours

        StripNames operator()(const core::DotScore&) const { return products(q, k, true); }
        StripNames operator()(const core::ScaledDotScore&) const { return products(q, k, true); }
        StripNames operator()(const core::GeneralScore&) const { return products(q + u" W"_s, k); }
        StripNames operator()(const core::CosineScore&) const
        {
            return products(u"%1/\\norm %1\\norm"_s.arg(q), u"%1/\\norm %1\\norm"_s.arg(k));
        }
        StripNames operator()(const core::KernelScore&) const
        {
            return { q, k, u"(%1 - %2)^2"_s.arg(q, k), true };
        }
        StripNames operator()(const core::AdditiveScore&) const
        {
            return { q + u" W_q + b"_s, k + u" W_k"_s,
                u"u \\odot \\tanh(%1 W_q + b + %2 W_k)"_s.arg(q, k) };
        }
        StripNames operator()(const core::LocationScore& score) const
        {
            return { u"U"_s, locationKey(score.form),
                u"U \\odot %1"_s.arg(locationKey(score.form)) };
        }

        static StripNames products(const QString& left, const QString& right, bool plain = false)
        {
            return { left, right, left + u" \\odot "_s + right, plain };
        }
        [[nodiscard]] QString locationKey(core::LocationForm form) const
        {
            switch (form) {
            case core::LocationForm::HWU:
                return k + u" W"_s;
            case core::LocationForm::TanhHU:
                return u"\\tanh(%1)"_s.arg(k);
            case core::LocationForm::TanhHWbU:
                return u"\\tanh(%1 W + b)"_s.arg(k);
            case core::LocationForm::HU:
                break;
            }
            return k;
        }
    };

    struct Summer {
        Namer name;

        QString operator()(const core::DotScore&) const { return name.q + u" \\cdot "_s + name.k; }
        QString operator()(const core::ScaledDotScore&) const
        {
            return name.q + u" \\cdot "_s + name.k;
        }
        QString operator()(const core::GeneralScore&) const
        {
            return name.q + u" W \\cdot "_s + name.k;
        }
        QString operator()(const core::CosineScore&) const
        {
            return u"\\frac{%1 \\cdot %2}{\\norm %1\\norm\\norm %2\\norm}"_s.arg(name.q, name.k);
        }
        QString operator()(const core::KernelScore&) const
        {
            return u"r^2 = \\norm %1 - %2\\norm^2"_s.arg(name.q, name.k);
        }
        QString operator()(const core::AdditiveScore&) const
        {
            return u"u \\cdot \\tanh(%1 W_q + b + %2 W_k)"_s.arg(name.q, name.k);
        }
        QString operator()(const core::LocationScore& score) const
        {
            return name.locationKey(score.form) + u" U"_s;
        }
    };

    // One row of an input as a head projects it.
    std::vector<double> projected(
        const core::Matrix& input, core::Index row, const core::Matrix& w, const core::Matrix& b)
    {
        core::Matrix one(1, input.cols());
        std::ranges::copy(input.row(row), one.data());
        const core::Matrix made = core::projection(one, w, b);
        return { made.data(), made.data() + made.size() };
    }

    Namer namer(const QString& i, const QString& j)
    {
        return { u"\\Q{q_{%1}}"_s.arg(i), u"\\K{k_{%1}}"_s.arg(j) };
    }

} // namespace

StripNames stripNames(const core::Score& score, const core::CellAt& at)
{
    return std::visit(namer(QString::number(at.query + 1), QString::number(at.key + 1)), score);
}

std::optional<UnturnedStrips> unturnedStrips(const core::Trace& trace, const core::CellAt& at)
{
    const ProjectionNames query { trace, at.layer, at.head, QString::number(at.query + 1) };
    const ProjectionNames key { trace, at.layer, at.head, QString::number(at.key + 1) };
    if (!query.turns(u'Q'))
        return std::nullopt;
    const core::HeadAt head = core::headAt(trace, at.layer, at.head);
    return UnturnedStrips { query.product(u'Q'), key.product(u'K'), query.whole(u'Q'),
        key.whole(u'K'), projected(*head.layer.queries, at.query, head.model.wq, head.model.bq),
        projected(*head.layer.keys, at.key, head.model.wk, head.model.bk) };
}

QString sumFormula(const core::Score& score, const QString& i, const QString& j)
{
    return std::visit(Summer { namer(i, j) }, score);
}

QString kernelFormula(const core::KernelScore& score)
{
    const QString h = settingText(static_cast<double>(score.bandwidth));
    switch (score.kernel) {
    case core::Kernel::Box:
        return u"\\ln 1, r \\le %1"_s.arg(h);
    case core::Kernel::Triangle:
        return u"\\ln(1 - r/%1)"_s.arg(h);
    case core::Kernel::Epanechnikov:
        return u"\\ln(1 - r^2/%1^2)"_s.arg(h);
    case core::Kernel::Gaussian:
        break;
    }
    return u"- r^2/%1"_s.arg(h);
}

} // namespace ui
