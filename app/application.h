#pragma once

#include <QApplication>

namespace app {

// Catches exceptions from event handlers, which would end the program and lose unsaved work.
class Application : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const QString& message); // nothing was changed
};

} // namespace app
