#include "app/train_fields.h"

#include <QStringList>

namespace app {

using namespace Qt::StringLiterals;

QString idList(std::vector<std::string_view> ids, std::string_view standard)
{
    const auto text
        = [](std::string_view id) { return QString::fromUtf8(id.data(), std::ssize(id)); };
    std::erase(ids, standard);
    QStringList list { text(standard) + u" (default)"_s };
    for (const std::string_view id : ids)
        list << text(id);
    const QString last = list.takeLast();
    return list.join(u", "_s) + u" or "_s + last;
}

} // namespace app
