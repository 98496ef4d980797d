#include "ui/files/examples.h"

#include "core/io/experiment/experiment_node.h"
#include "core/io/model/bundled_models.h"
#include "core/io/text/json.h"
#include "ui/document/document.h"
#include "ui/document/view_entry.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <string>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Indices count from 1 in the file.
    Selection selectionIn(const nlohmann::ordered_json& node)
    {
        const auto place = [&](const char* name) {
            return node.contains(name) ? std::optional<core::Index>(node.at(name).get<int>() - 1)
                                       : std::nullopt;
        };
        Selection selection;
        selection.layer = place("layer").value_or(0);
        selection.head = place("head").value_or(0);
        selection.query = place("query");
        return selection;
    }

    std::vector<Example> readExamples()
    {
        QFile file(u":/headlight/examples.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const std::string text = file.readAll().toStdString();
        std::vector<Example> result;
        for (const auto& node : core::parseOrderedJson(text)) {
            const auto experiment = [&](const char* name) {
                nlohmann::ordered_json unknown;
                std::vector<std::string> paths;
                return core::readExperiment(node.at(name), { text, "" }, unknown, paths);
            };
            Example example { node.at("id"), node.at("title"), experiment("experiment"), {},
                node.value("view", std::string {}), {} };
            if (node.contains("pinned"))
                example.pinned = experiment("pinned");
            if (node.contains("selection"))
                example.selection = selectionIn(node.at("selection"));
            result.push_back(std::move(example));
        }
        return result;
    }

    void set(EditableState& state, const Example& example)
    {
        state.experiment = example.experiment;
        if (example.pinned)
            state.pinned = example.pinned;
    }

    bool hasView(const Example& example)
    {
        return std::ranges::find(views(), example.view, &ViewEntry::id) != views().end();
    }

} // namespace

QString Example::title(const QString& language) const
{
    const auto it = titles.find(language.toStdString());
    return QString::fromStdString(it != titles.end() ? it->second : titles.at("en"));
}

const std::vector<Example>& examples()
{
    static const std::vector<Example> all = readExamples();
    return all;
}

QString Example::heading() const
{
    return QCoreApplication::translate("Examples", "Example: %1").arg(title());
}

const Example& exampleNamed(std::string_view id)
{
    return *std::ranges::find(examples(), id, &Example::id);
}

Session sessionOf(const Example& example)
{
    Session session;
    set(session, example);
    if (hasView(example))
        session.navigation.view = example.view;
    session.selection = example.selection.value_or(Selection {});
    session.navigation.tensor = "layer" + std::to_string(session.selection.layer + 1) + "/head"
        + std::to_string(session.selection.head + 1) + "/weights";
    return session;
}

Session firstSession()
{
    const Example& first = examples().front();
    const auto* const trained = std::get_if<core::PretrainedSource>(&first.experiment.network);
    const bool there = trained == nullptr
        || QFileInfo::exists(QString::fromStdString(core::modelFolder(trained->where, {})));
    return there ? sessionOf(first) : Session {};
}

void takeExample(Document& document, const Example& example)
{
    document.gather();
    document.commitEdit();
    document.unlock(); // the selection belongs to another sentence
    if (hasView(example))
        document.showView(example.view);
    document.edit([&example] { return example.heading(); }, u"example"_s,
        [&](EditableState& state) { set(state, example); });
    document.commitEdit();
    if (example.selection)
        document.await(*example.selection, Document::Tensor::Followed, Document::Tokens::OfModel);
}

QMenu* makeExamplesMenu(Document& document, QWidget* parent)
{
    auto* menu = new QMenu(QCoreApplication::translate("Examples", "E&xamples"), parent);
    bool trained = true; // examples of trained models come first
    for (const Example& example : examples()) {
        if (const bool pretrained
            = std::holds_alternative<core::PretrainedSource>(example.experiment.network);
            std::exchange(trained, pretrained) != pretrained)
            menu->addSeparator();
        menu->addAction(
            example.title(), &document, [&document, &example] { takeExample(document, example); });
    }
    return menu;
}

} // namespace ui
