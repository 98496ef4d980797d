#include "ui/weight_edits.h"

#include "core/io/number_text.h"
#include "ui/document.h"
#include "ui/numbers.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    bool ofLayer(core::WeightName name)
    {
        return name == core::WeightName::Wo || name == core::WeightName::Bo;
    }

    bool belongs(const core::WeightEdit& edit, const core::TensorRef& tensor)
    {
        const auto name = editable(tensor);
        return name && edit.matrix == *name && edit.layer == tensor.layer + 1
            && (ofLayer(*name) || edit.head == tensor.head + 1);
    }

    QString placeText(const core::TensorRef& tensor, Cell cell)
    {
        const QString name = QString::fromUtf8(tensor.name.data(), qsizetype(tensor.name.size()));
        const QString at = u"%1[%2, %3]"_s.arg(name).arg(cell.row + 1).arg(cell.column + 1);
        return tensor.head < 0
            ? at
            : QCoreApplication::translate("weights", "%1 of head %2").arg(at).arg(tensor.head + 1);
    }

} // namespace

std::optional<core::WeightName> editable(const core::TensorRef& tensor)
{
    const auto names = core::enumIds(core::WeightName {});
    const auto* const it = std::ranges::find(names, tensor.name);
    if (it == names.end() || tensor.layer < 0)
        return std::nullopt;
    return static_cast<core::WeightName>(it - names.begin());
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

void setWeight(Document& document, const core::TensorRef& tensor, Cell cell, float value)
{
    const auto name = editable(tensor);
    if (!name)
        return;
    core::WeightEdit edit;
    edit.layer = static_cast<int>(tensor.layer) + 1;
    edit.head = ofLayer(*name) ? 1 : static_cast<int>(tensor.head) + 1;
    edit.matrix = *name;
    edit.row = static_cast<int>(cell.row) + 1;
    edit.column = static_cast<int>(cell.column) + 1;
    edit.value = value;
    const QString words
        = u"%1 = %2"_s.arg(placeText(tensor, cell), shown(static_cast<double>(value), 4));
    document.settle();
    document.edit(words, u"edits"_s, [&](Session& session) {
        auto& edits = session.experiment.edits;
        std::erase_if(edits, [&](const core::WeightEdit& old) {
            return belongs(old, tensor) && old.row == edit.row && old.column == edit.column;
        });
        edits.push_back(edit);
    });
    document.settle();
}

void takeBackWeights(Document& document, const core::TensorRef& tensor)
{
    document.settle();
    document.edit(QCoreApplication::translate("weights", "Take back edits of %1")
                      .arg(QString::fromStdString(tensor.id)),
        u"edits"_s, [&](Session& session) {
            std::erase_if(session.experiment.edits,
                [&](const core::WeightEdit& edit) { return belongs(edit, tensor); });
        });
    document.settle();
}

std::optional<float> typedNumber(const QString& text)
{
    const QByteArray plain = text.trimmed().replace(u'−', u'-').toUtf8();
    const auto number
        = core::parseNumber({ plain.constData(), static_cast<std::size_t>(plain.size()) });
    return number && std::isfinite(*number) ? number : std::nullopt;
}

} // namespace ui
