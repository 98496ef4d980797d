#pragma once

#include <QApplication>

namespace app {

// Catches what escapes from an event handler: Qt would end the program, and the work with it.
class Application : public QApplication {
    Q_OBJECT

public:
    Application(int& argc, char** argv);

    bool notify(QObject* receiver, QEvent* event) override;

signals:
    void failed(const QString& message); // nothing was changed; the program goes on
};

} // namespace app
