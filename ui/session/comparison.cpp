#include "ui/session/comparison.h"

#include "core/io/model/bundled_models.h"
#include "core/io/training/network_folder.h"
#include "core/settings/derived_fields.h"
#include "core/settings/settings.h"
#include "ui/session/derived_data.h"
#include "ui/session/interventions.h"
#include "ui/words/head_name.h"
#include "ui/words/labels.h"
#include "ui/words/numbers.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <limits>
#include <span>
#include <string>
#include <string_view>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    struct Words {
        Q_DECLARE_TR_FUNCTIONS(ui::Comparison)
    };

    constexpr int longestValue = 40; // longest value, in characters
    constexpr std::string_view headsOffSetting = "network.changes.heads_off";

    // Long texts start shortly before their first difference.
    QString differing(const std::string& text, const std::string& other)
    {
        constexpr qsizetype before = 12;
        QString mine = QString::fromStdString(text);
        const QString its = QString::fromStdString(other);
        const qsizetype same
            = std::ranges::mismatch(mine, its).in1 - mine.begin(); // length of the common beginning
        if (mine.size() <= longestValue || same <= before)
            return mine;
        QTextBoundaryFinder letters(QTextBoundaryFinder::Grapheme, mine);
        letters.setPosition(same - before);
        if (!letters.isAtBoundary())
            letters.toPreviousBoundary();
        return u"…"_s + mine.mid(letters.position());
    }

    // The model, or only its checkpoint where both are of one network.
    QString modelWords(const std::string& where, const std::string& other)
    {
        const core::NetworkPath mine = core::networkPath(where);
        if (!where.empty() && mine.folder == core::networkPath(other).folder)
            return mine.step ? Words::tr("step %1").arg(*mine.step) : Words::tr("last step");
        if (core::isBundledModel(where))
            return label("network.where", where);
        return where.empty() ? u"–"_s : u"“%1”"_s.arg(fileLabel(QString::fromStdString(where)));
    }

    // Numbers as they are, ids by their names, texts elided.
    // As the setting's box shows it, to three decimals, unless that says nothing or the same twice.
    QString numberWords(const std::string& value, const std::string& other)
    {
        const auto rounded = [](double number) { return std::round(1000 * number) / 1000; };
        bool isNumber = false; // not "auto"
        const double number = QString::fromStdString(value).toDouble(&isNumber);
        const bool near = std::abs(rounded(number) - number) <= 0.01 * std::abs(number);
        const bool apart = value == other
            || rounded(number) != rounded(QString::fromStdString(other).toDouble());
        return isNumber && near && apart ? settingText(rounded(number))
                                         : QString::fromStdString(value).replace(u'-', u'−');
    }

    QString valueWords(const core::settings::Field& field, const core::settings::Field& other)
    {
        using core::settings::Type;
        const QString text = QString::fromStdString(*field.value);
        switch (field.type) {
        case Type::Choice:
        case Type::Kind:
            return label(field.path, *field.value);
        case Type::Kinds: {
            QStringList words;
            for (const QString& id : text.split(u',', Qt::SkipEmptyParts))
                words.append(label(field.path, id.trimmed().toStdString()));
            return words.join(u", ");
        }
        case Type::Integer:
            if (text == u"0"_s && field.path.starts_with("network.changes"))
                return Words::tr("all", "of the rank, heads or dimensions");
            [[fallthrough]];
        case Type::Boolean:
            return QString(text).replace(u'-', u'−');
        case Type::Number:
            return numberWords(*field.value, other.value.value_or(""));
        case Type::Records: {
            const auto count = [](const std::string& records) {
                return records == "none" ? 0 : std::ranges::count(records, ';') + 1;
            };
            const auto mine = count(*field.value);
            return mine == count(other.value.value_or("none"))
                ? Words::tr("%1, set differently").arg(mine)
                : QString::number(mine);
        }
        case Type::Integers:
            return text == u"none"_s ? Words::tr("none", "no heads, tokens …")
                                     : QString(text).remove(u' ').replace(u","_s, u", "_s);
        default:
            break;
        }
        if (field.path == "network.where")
            return modelWords(*field.value, other.value.value_or(""));
        return text.isEmpty()
            ? u"–"_s
            : u"“%1”"_s.arg(safeLabel(
                differing(*field.value, other.value.value_or("")).toStdString(), longestValue));
    }

} // namespace

namespace {

    // If all differences are within rounding, sets them to 0. Returns the largest magnitude left.
    float takeOutRounding(Difference& difference, float largestNumber)
    {
        constexpr float roundings = 8; // units in the last place, for two computations of the same
                                       // number
        const float reach = largestMagnitude(difference.cells);
        const float least = roundings * std::numeric_limits<float>::epsilon() * largestNumber;
        difference.rounded = reach > 0 && reach <= least;
        if (!difference.rounded)
            return reach;
        float* const cells = difference.cells.data();
        for (core::Index i = 0; i < difference.cells.size(); ++i)
            if (cells[i] != core::excluded)
                cells[i] = 0;
        return 0;
    }

} // namespace

Difference difference(const core::Matrix& a, const core::Matrix& b)
{
    assert(a.rows() == b.rows() && a.cols() == b.cols());
    Difference result { core::Matrix(a.rows(), a.cols()) };
    const std::span<const float> inA = a.values();
    const std::span<const float> inB = b.values();
    float* const cells = result.cells.data();
    for (std::size_t i = 0; i < inA.size(); ++i) {
        const float shown = inB[i] == core::excluded ? core::excluded : inB[i] - inA[i];
        cells[i] = inA[i] == core::excluded ? core::excluded : shown;
    }
    const float reach = takeOutRounding(result, std::max(largestMagnitude(a), largestMagnitude(b)));
    double sum = 0;
    core::Index count = 0;
    for (core::Index i = 0; i < result.cells.size(); ++i) {
        if (cells[i] == core::excluded)
            continue;
        const float by = std::abs(cells[i]);
        if (by == reach && (count == 0 || std::abs(result.largest) != reach)) {
            result.largest = cells[i];
            result.row = i / a.cols();
            result.column = i % a.cols();
        }
        sum += static_cast<double>(by);
        ++count;
    }
    result.any = count > 0;
    result.mean = count > 0 ? sum / static_cast<double>(count) : 0;
    return result;
}

namespace {

    bool differs(const core::Matrix& a, const core::Matrix& b)
    {
        return a.rows() == b.rows() && a.cols() == b.cols() && !a.empty()
            && difference(a, b).largest != 0;
    }

    std::optional<core::Index> differingHead(
        const core::AttentionTrace& a, const core::AttentionTrace& b, core::Index preferred)
    {
        const core::Index count = std::min(std::ssize(a.heads), std::ssize(b.heads));
        const auto headDiffers = [&](core::Index head) {
            const auto at = static_cast<std::size_t>(head);
            return head < count && differs(a.heads[at].weights, b.heads[at].weights);
        };
        if (headDiffers(preferred))
            return preferred;
        for (core::Index head = 0; head < count; ++head)
            if (headDiffers(head))
                return head;
        return std::nullopt;
    }

} // namespace

std::optional<Change> firstChange(const core::Trace& a, const core::Trace& b, core::Index head)
{
    const core::Index layers = std::min(std::ssize(a.attentions), std::ssize(b.attentions));
    for (core::Index layer = 0; layer < layers; ++layer)
        if (const auto found = differingHead(a.attention(layer), b.attention(layer), head))
            return Change { layer, *found };
    for (core::Index layer = 0; layer < layers; ++layer)
        if (differs(a.attention(layer).output, b.attention(layer).output))
            return Change { layer, 0, true };
    return std::nullopt;
}

namespace {

    using core::Experiment;

    // "Ablated heads (Layer 3)"
    QString inLayer(const QString& setting, const QString& layer)
    {
        return u"%1 (%2)"_s.arg(setting, layer);
    }

    bool isIntervention(std::string_view path)
    {
        return path.starts_with(interventionPrefix);
    }

    // Only settings whose paths are wanted.
    std::vector<SettingChange> differences(
        const Experiment& a, const Experiment& b, bool (*wanted)(std::string_view path))
    {
        const std::vector<core::settings::Field> before = core::settings::list(a);
        const std::vector<core::settings::Field> after = core::settings::list(b);
        std::vector<SettingChange> result;
        for (std::size_t i = 0; i < before.size() && i < after.size(); ++i) {
            // A field that only A has went with its kind, whose change is listed.
            if (!after[i].value || before[i].value == after[i].value
                || core::settings::isDerived(after[i].path) || !wanted(after[i].path))
                continue;
            const bool has = before[i].value.has_value();
            // A head's number says nothing without its layer.
            const bool inAll = wanted != isIntervention && after[i].path == headsOffSetting;
            const QString name = label(after[i].path);
            if (has || *after[i].value != after[i].defaultText)
                result.push_back({ inAll ? inLayer(name, Words::tr("all layers")) : name,
                    has ? valueWords(before[i], after[i]) : QString(),
                    valueWords(after[i], before[i]) });
        }
        return result;
    }

    // What differs in the layers of two designs of several.
    std::vector<SettingChange> layerChanges(const Experiment& a, const Experiment& b)
    {
        const std::size_t layers = std::min(a.design.blocks.size(), b.design.blocks.size());
        std::vector<std::vector<SettingChange>> ofEach;
        for (std::size_t i = 0; i < layers; ++i)
            ofEach.push_back(differences(a.ofLayer(i), b.ofLayer(i), core::settings::isOfLayer));
        const bool alike = layers > 1 && std::ranges::all_of(ofEach, [&](const auto& each) {
            return each == ofEach.front();
        });
        if (alike)
            ofEach.resize(1);
        std::vector<SettingChange> result;
        for (std::size_t i = 0; i < ofEach.size(); ++i)
            for (SettingChange& change : ofEach[i]) {
                change.name = inLayer(change.name,
                    scopeName(alike ? std::string() : "layer" + std::to_string(i + 1),
                        static_cast<core::Index>(layers)));
                result.push_back(std::move(change));
            }
        return result;
    }

    // The attention layers with an intervention of their own.
    void addPaths(QStringList& paths, const Experiment& experiment)
    {
        if (const auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network))
            for (const core::Intervention& each : trained->interventions)
                paths.append(QString::fromStdString(each.at));
    }

} // namespace

std::vector<SettingChange> changes(const core::Experiment& a, const core::Experiment& b)
{
    const bool layers = std::max(a.design.blocks.size(), b.design.blocks.size()) > 1;
    std::vector<SettingChange> result = differences(
        interventionsFor(a, {}), interventionsFor(b, {}),
        layers ? [](std::string_view path) { return !core::settings::isOfLayer(path); }
               : [](std::string_view) { return true; });
    if (layers)
        std::ranges::move(layerChanges(a, b), std::back_inserter(result));
    QStringList paths;
    addPaths(paths, a);
    addPaths(paths, b);
    paths.removeAll(QString());
    paths.removeDuplicates();
    for (const QString& each : paths) {
        const std::string path = each.toStdString();
        for (SettingChange& change :
            differences(interventionsFor(a, path), interventionsFor(b, path), isIntervention)) {
            change.name = inLayer(change.name, layerName(path));
            result.push_back(std::move(change));
        }
    }
    return result;
}

QString changesText(const std::vector<SettingChange>& list)
{
    QStringList words;
    for (const SettingChange& change : list)
        words.append(change.before.isEmpty()
                ? u"%1 %2"_s.arg(change.name, change.after)
                : u"%1 %2 → %3"_s.arg(change.name, change.before, change.after));
    return words.join(u" · ");
}

} // namespace ui
