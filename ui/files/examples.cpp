#include "ui/files/examples.h"

#include "core/io/experiment_node.h"
#include "core/io/json.h"
#include "ui/document.h"
#include "ui/views/view.h"

#include <QCoreApplication>
#include <QFile>
#include <QMenu>
#include <nlohmann/json.hpp>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    std::vector<Example> readExamples()
    {
        QFile file(u":/headlight/examples.json"_s);
        if (!file.open(QIODevice::ReadOnly))
            return {};
        const std::string text = file.readAll().toStdString();
        std::vector<Example> result;
        for (const auto& node : core::parseOrderedJson(text)) {
            nlohmann::ordered_json unknown;
            std::vector<std::string> paths;
            result.push_back({ node.at("id"), node.at("title"),
                core::readExperiment(node.at("experiment"), { text, "" }, unknown, paths),
                node.value("view", std::string {}) });
        }
        return result;
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

void takeExample(Document& document, const Example& example)
{
    document.gather();
    document.settle();
    document.release(); // what was pointed at is another sentence's
    document.edit(QCoreApplication::translate("Examples", "Example: %1").arg(example.title()),
        u"example"_s, [&](Session& session) {
            session.experiment = example.experiment;
            if (std::ranges::find(views(), example.view, &ViewEntry::id) != views().end())
                session.view.view = example.view;
        });
    document.settle();
}

QMenu* makeExamplesMenu(Document& document, QWidget* parent)
{
    auto* menu = new QMenu(QCoreApplication::translate("Examples", "E&xamples"), parent);
    for (const Example& example : examples())
        menu->addAction(
            example.title(), &document, [&document, &example] { takeExample(document, example); });
    return menu;
}

} // namespace ui
