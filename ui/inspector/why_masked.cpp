#include "ui/inspector/why_masked.h"

#include "core/head_at.h"
#include "ui/words/labels.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace ui {

namespace {

    // Visitor over the experiment's masks for one cell.
    struct Place {
        const core::CellAt& at;
        bool dense; // the combined matrix of masks excludes the cell

        QString operator()(const core::CausalMask&) const
        {
            return at.key > at.query
                ? QCoreApplication::translate("masked", "Causal mask: key %1 comes after query %2.")
                      .arg(at.key + 1)
                      .arg(at.query + 1)
                : QString();
        }
        QString operator()(const core::WindowMask& mask) const
        {
            const core::Index distance = std::abs(at.query - at.key);
            return distance > mask.window ? QCoreApplication::translate(
                       "masked", "Window: key %1 is %2 tokens away; the window allows %3.")
                                                .arg(at.key + 1)
                                                .arg(distance)
                                                .arg(mask.window)
                                          : QString();
        }
        QString operator()(const core::PaddingMask& mask) const
        {
            return at.key >= mask.length ? QCoreApplication::translate(
                       "masked", "Padding: key %1 is beyond the valid length %2.")
                                               .arg(at.key + 1)
                                               .arg(mask.length)
                                         : QString();
        }
        QString operator()(const core::MaskRule auto& mask) const
        {
            return mask.sees(at.query, at.key)
                ? QString()
                : QCoreApplication::translate("masked", "%1: query %2 cannot attend to key %3.")
                      .arg(label("mask.kind", mask.id))
                      .arg(at.query + 1)
                      .arg(at.key + 1);
        }
        QString operator()(const core::GraphMask&) const
        {
            return dense ? QCoreApplication::translate(
                       "masked", "Graph: there is no edge from query %1 to key %2.")
                               .arg(at.query + 1)
                               .arg(at.key + 1)
                         : QString();
        }
        QString operator()(const core::MatrixMask&) const
        {
            return dense ? QCoreApplication::translate(
                       "masked", "Matrix: the given mask forbids row %1, column %2.")
                               .arg(at.query + 1)
                               .arg(at.key + 1)
                         : QString();
        }
    };

    // True if a mask with a rule excludes the cell.
    bool ruledOut(const std::vector<core::Mask>& masks, const core::CellAt& at)
    {
        return std::ranges::any_of(masks, [&](const core::Mask& mask) {
            return std::visit(
                [&]<class M>(const M& rule) {
                    if constexpr (core::MaskRule<M>)
                        return !rule.sees(at.query, at.key);
                    else
                        return false;
                },
                mask);
        });
    }

    int countOfDense(const std::vector<core::Mask>& masks)
    {
        return static_cast<int>(std::ranges::count_if(masks, [](const core::Mask& mask) {
            return std::holds_alternative<core::GraphMask>(mask)
                || std::holds_alternative<core::MatrixMask>(mask);
        }));
    }

    QString outsideKernel(const core::CellExplanation& cell, float bandwidth)
    {
        return QCoreApplication::translate(
            "masked", "Outside the kernel: the distance %1 exceeds the bandwidth %2.")
            .arg(std::sqrt(cell.sum), 0, 'g', 4)
            .arg(static_cast<double>(bandwidth), 0, 'g', 4);
    }

} // namespace

QStringList whyMasked(const core::Trace& trace, const core::CellAt& at)
{
    const core::HeadAt head = core::headAt(trace, at.layer, at.head);
    const auto& added = head.trace.mask.added;
    // A cell excluded by a rule is not attributed to a graph or a matrix as well.
    const bool dense = added != nullptr && (*added)(at.query, at.key) == core::excluded
        && !ruledOut(head.spec.mask, at);
    QStringList result;
    // Graphs and matrices are combined in one matrix: with several of them the cause is ambiguous.
    const bool together = dense && countOfDense(head.spec.mask) > 1;
    for (const core::Mask& mask : head.spec.mask)
        if (const QString why = std::visit(Place { at, dense && !together }, mask); !why.isEmpty())
            result.append(why);
    if (together)
        result.append(QCoreApplication::translate("masked", "A graph or matrix mask forbids it."));
    const core::CellExplanation cell = core::explainCell(trace, at);
    const auto* const kernel = std::get_if<core::KernelScore>(&head.spec.score);
    if (kernel != nullptr && cell.raw == static_cast<double>(core::excluded))
        result.append(outsideKernel(cell, kernel->bandwidth));
    return result;
}

} // namespace ui
