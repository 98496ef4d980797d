#include "ui/words/messages.h"

#include "core/base/memory.h"
#include "core/base/number_text.h"
#include "ui/words/labels.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <array>
#include <exception>
#include <new>
#include <string_view>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    std::string translated(const char* form)
    {
        return QCoreApplication::translate("Phrases", form).toStdString();
    }

    std::string numberInWindow(const core::Number& number)
    {
        const auto text = []<class T>(T value) {
            if constexpr (std::is_same_v<T, double>)
                return QString::fromStdString(core::numberText(value));
            else
                return QLocale().toString(qlonglong(value));
        };
        QString result = std::visit(text, number);
        if (result.startsWith(u'-'))
            result[0] = u'−';
        return result.toStdString();
    }

    core::Error unexpected()
    {
        return { "unexpected", core::message("an unexpected error occurred") };
    }

    // "mask[2].window" is the Window of the second mask.
    std::string nameInWindow(const core::IdName& name)
    {
        static const QRegularExpression index(u"\\[(\\d+)\\]"_s);
        QString path = QString::fromStdString(name.id);
        const QString number = index.match(path).captured(1);
        path.remove(index);
        for (const QString& id : { path, path + u".kind"_s })
            if (const QString word = label(id.toStdString()); word != id)
                return (number.isEmpty() ? word : word + u' ' + number).toStdString();
        return name.id;
    }

    // The other notices of core are remarks on settings (ui/settings/remarks.h).
    constexpr std::array<std::string_view, 10> onInput { "unknown_text", "unknown_words",
        "separator_in_text", "separator_keeps_type", "separator_is_text", "pair_joined",
        "types_unused", "target_unused", "types_count", "hidden_outside" };

} // namespace

QString words(const core::Message& text)
{
    return QString::fromStdString(
        core::formatted(text, { translated, numberInWindow, nameInWindow }));
}

QString words(const core::Error& error)
{
    return words(error.message);
}

QString sentence(const core::Error& error)
{
    const QString text = words(error);
    const bool asks = text.endsWith(u'?') || text.endsWith(u'？');
    return asks ? text : words(core::message("%1.", error.message));
}

QString remarks(const core::Error& error)
{
    if (error.remarks.empty() || !error.offset)
        return QString::fromStdString(error.remarks);
    return words(core::message("%1 (byte %2)", error.remarks, *error.offset + 1));
}

core::Error currentError() noexcept
{
    try {
        throw;
    } catch (const core::Error& error) {
        return error;
    } catch (const std::bad_alloc&) {
        core::releaseMemoryReserve();
        core::Error error("out_of_memory",
            core::message("not enough memory for this: use fewer tokens, heads or layers, or close "
                          "other programs"));
        core::restoreMemoryReserve();
        return error;
    } catch (const std::exception& error) {
        return unexpected().remarked(error.what());
    } catch (...) {
        return unexpected();
    }
}

QString commandWords(const core::Message& text)
{
    return QString::fromStdString(core::formatted(text, { translated, {}, {} }));
}

QString inputNotices(const core::Model& model)
{
    QStringList sentences;
    for (const core::Notice& notice : model.notices)
        if (std::ranges::find(onInput, notice.id) != onInput.end())
            sentences << words(core::message("%1.", notice.message));
    return sentences.join(QLatin1Char('\n'));
}

} // namespace ui
