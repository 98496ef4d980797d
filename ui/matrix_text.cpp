#include "ui/matrix_text.h"

#include "core/io/npy.h"

#include <QCoreApplication>

#include <limits>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    core::Table withoutMarker(core::Table table)
    {
        for (core::Index i = 0; i < table.values.rows(); ++i)
            for (float& value : table.values.row(i))
                if (value == core::excluded)
                    value = -std::numeric_limits<float>::infinity();
        return table;
    }

} // namespace

QStringList matrixEndings()
{
    return { u"npy"_s, u"csv"_s, u"tsv"_s, u"tex"_s, u"md"_s };
}

QStringList matrixFilters()
{
    return { QCoreApplication::translate("files", "NumPy array (*.npy)"),
        QCoreApplication::translate("files", "Comma-separated (*.csv)"),
        QCoreApplication::translate("files", "Tab-separated (*.tsv)"),
        QCoreApplication::translate("files", "LaTeX table (*.tex)"),
        QCoreApplication::translate("files", "Markdown table (*.md)") };
}

std::string matrixBytes(const core::Table& table, MatrixFormat format)
{
    const core::Table plain = withoutMarker(table);
    switch (format) {
    case MatrixFormat::Npy:
        return core::writeNpy(core::toTensor(plain.values));
    case MatrixFormat::Csv:
        return core::separatedText(plain, ',');
    case MatrixFormat::Tsv:
        return core::separatedText(plain, '\t');
    case MatrixFormat::Latex:
        return core::latexText(plain);
    case MatrixFormat::Markdown:
        break;
    }
    return core::markdownText(plain);
}

} // namespace ui
