#pragma once

#include "core/base/error.h"

#include <QApplication>

#include <optional>

namespace app {

// Catches exceptions from event handlers, which would end the program and lose unsaved work.
class Application : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;
    // For commands, which run the event loop: throws the error of an event handler, which also
    // ended QEventLoop::exec().
    static void throwFailure();

signals:
    void failed(const QString& message); // nothing was changed

private:
    std::optional<core::Error> m_failure; // only when nobody hears failed()
};

} // namespace app
