#pragma once

#include "core/settings/settings.h"

#include <QCompleter>
#include <QString>
#include <QStringList>

#include <string>
#include <vector>

class QStringListModel;

namespace ui {

// The live settings of a step as they are typed: by their names in the window, or by those of the
// command line.
struct SliderNames {
    std::vector<std::string> paths;
    QStringList unknown; // names that match neither
};
SliderNames sliderNames(const core::Experiment& experiment, const QString& typed);
// The name in the window where it is unique.
QString sliderName(const core::Experiment& experiment, const std::string& path);
// The reason why a setting has no slider in a step, as a sentence; empty where it has one.
QString whyNotLive(const core::Experiment& experiment, const std::string& path);

// Completes the name being typed after a comma.
class SliderCompleter : public QCompleter {
    Q_OBJECT

public:
    explicit SliderCompleter(QObject* parent);

    void offer(const core::Experiment& experiment);
    [[nodiscard]] QStringList splitPath(const QString& path) const override;
    [[nodiscard]] QString pathFromIndex(const QModelIndex& index) const override;

private:
    QStringListModel* m_names;
    mutable QString m_before; // the text before the name being typed
};

} // namespace ui
