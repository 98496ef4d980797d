#include "ui/document/weight_edits.h"

#include "core/io/text/decimal_text.h"
#include "core/parameters.h"
#include "ui/document/actions.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    constexpr int longestQuote = 24; // characters

    bool belongs(const core::WeightEdit& edit, const core::TensorRef& tensor)
    {
        return editable(tensor) && edit.matrix == tensor.name && edit.layer == tensor.layer + 1
            && (tensor.head < 0 || edit.head == tensor.head + 1);
    }

    QString placeText(const core::TensorRef& tensor, Cell cell)
    {
        const QString name = QString::fromUtf8(tensor.name.data(), qsizetype(tensor.name.size()));
        const QString at = u"%1[%2, %3]"_s.arg(name).arg(cell.row + 1).arg(cell.column + 1);
        return tensor.head < 0
            ? at
            : QCoreApplication::translate("weights", "%1 of head %2").arg(at).arg(tensor.head + 1);
    }

    std::optional<float> numberOf(const QString& text)
    {
        const QByteArray bytes = text.toUtf8();
        return core::parseNumber({ bytes.constData(), static_cast<std::size_t>(bytes.size()) });
    }

    // "1.5" for "1,5", "1234.5" for "1,234.5"; empty where commas are not the error.
    QString withoutComma(const QString& text)
    {
        const QString point = QString(text).replace(u',', u'.');
        const QString none = QString(text).remove(u',');
        return !text.contains(u',') ? QString()
            : numberOf(point)       ? point
            : numberOf(none)        ? none
                                    : QString();
    }

    // The error in a typed text; `read`: the value parsed from it, which may be out of range.
    QString problemOf(const QString& text, std::optional<float> read)
    {
        const auto translated
            = [](const char* words) { return QCoreApplication::translate("weights", words); };
        if (text.isEmpty())
            return translated(
                QT_TRANSLATE_NOOP("weights", "A number is needed, such as 0.5 or -2e-3."));
        const bool digits = text.contains(QRegularExpression(u"[0-9]"_s));
        if (read && digits)
            return translated(
                QT_TRANSLATE_NOOP("weights", "Too large: numbers range from -3.4e38 to 3.4e38."));
        if (read)
            return translated(QT_TRANSLATE_NOOP("weights",
                                  "“%1” is not finite: numbers range from -3.4e38 to 3.4e38."))
                .arg(text);
        if (const QString mended = withoutComma(text); !mended.isEmpty())
            return translated(
                QT_TRANSLATE_NOOP("weights", "Use a decimal point and no thousands separators: %1"))
                .arg(mended);
        const QStringList parts = text.split(QRegularExpression(u"[\\s;,]+"_s), Qt::SkipEmptyParts);
        if (parts.size() > 1 && std::ranges::all_of(parts, [](const QString& part) {
                return numberOf(part).has_value();
            }))
            return translated(
                QT_TRANSLATE_NOOP("weights", "A cell takes one number; you entered %1."))
                .arg(parts.size());
        return translated(
            QT_TRANSLATE_NOOP("weights", "“%1” is not a number. Write numbers like 0.5 or -2e-3."))
            .arg(safeLabel(text.toStdString(), longestQuote));
    }

} // namespace

bool editable(const core::TensorRef& tensor)
{
    const auto all = tensor.head < 0 ? core::layerParameters() : core::headParameters();
    return tensor.layer >= 0
        && std::ranges::find(all, tensor.name, &core::Parameter::name) != all.end();
}

std::vector<Cell> editedCells(const core::Experiment& experiment, const core::TensorRef& tensor)
{
    std::vector<Cell> result;
    for (const core::WeightEdit& edit : experiment.edits)
        if (belongs(edit, tensor) && edit.row <= tensor.rowCount
            && edit.column <= tensor.columnCount)
            result.push_back({ edit.row - 1, edit.column - 1 });
    return result;
}

void setWeight(Actions& actions, const core::TensorRef& tensor, Cell cell, float value)
{
    if (!editable(tensor))
        return;
    core::WeightEdit edit;
    edit.layer = static_cast<int>(tensor.layer) + 1;
    edit.head = tensor.head < 0 ? 1 : static_cast<int>(tensor.head) + 1;
    edit.matrix = tensor.name;
    edit.row = static_cast<int>(cell.row) + 1;
    edit.column = static_cast<int>(cell.column) + 1;
    edit.value = value;
    const StepName words = [=] {
        return u"%1 = %2"_s.arg(placeText(tensor, cell), shown(static_cast<double>(value), 4));
    };
    actions.commitEdit();
    actions.edit(words, u"edits"_s, [&](EditableState& state) {
        auto& edits = state.experiment.edits;
        std::erase_if(edits, [&](const core::WeightEdit& old) {
            return belongs(old, tensor) && old.row == edit.row && old.column == edit.column;
        });
        edits.push_back(edit);
    });
    actions.commitEdit();
}

void revertWeights(Actions& actions, const core::TensorRef& tensor)
{
    actions.commitEdit();
    actions.edit(
        [id = QString::fromStdString(tensor.id)] {
            return QCoreApplication::translate("weights", "Revert edits of %1").arg(id);
        },
        u"edits"_s,
        [&](EditableState& state) {
            std::erase_if(state.experiment.edits,
                [&](const core::WeightEdit& edit) { return belongs(edit, tensor); });
        });
    actions.commitEdit();
}

TypedNumber typedNumber(const QString& text)
{
    const QString plain
        = text.trimmed().normalized(QString::NormalizationForm_KC).replace(u'−', u'-');
    const auto number = numberOf(plain);
    if (number && std::isfinite(*number))
        return { number, {} };
    return { {}, problemOf(plain, number) };
}

} // namespace ui
