#pragma once

#include "core/settings/settings.h"

#include <QCompleter>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

class QStringListModel;

namespace ui {

// The settings that a step lets be moved, as they are typed: by the names they have in the window,
// or by those they have in the command line.
struct SliderNames {
    std::vector<std::string> paths;
    QStringList unknown; // what is neither
};
SliderNames sliderNames(const core::Experiment& experiment, const QString& typed);
// The name in the window where it means this one alone.
QString sliderName(const core::Experiment& experiment, const std::string& path);
// Why a setting has no slider in a step, in a sentence; empty where it has.
QString whyNotLive(const core::Experiment& experiment, const std::string& path);

// Offers names while one is typed behind others and a comma.
class SliderCompleter : public QCompleter {
    Q_OBJECT

public:
    explicit SliderCompleter(QObject* parent);

    void offer(const core::Experiment& experiment);
    [[nodiscard]] QStringList splitPath(const QString& path) const override;
    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override;

private:
    QStringListModel* m_names;
    mutable QString m_before; // what stands before the name that is typed
};

} // namespace ui
