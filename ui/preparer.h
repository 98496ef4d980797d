#pragma once

#include "ui/picture.h"

#include <QFutureWatcher>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <memory>
#include <stop_token>

namespace ui {

// Prepares what turning to something else will ask for, as soon as the user pauses: a copy of the
// picture on screen, completed in one thread beside the event loop.
class Preparer : public QObject {
    Q_OBJECT

public:
    explicit Preparer(QObject* parent = nullptr);
    ~Preparer() override;

    void begin(std::shared_ptr<const Picture> picture, const Picture::Wish& wish); // newest wins
    void stop();
    [[nodiscard]] bool busy() const { return m_pause.isActive() || m_copy; }

signals:
    void prepared(const std::shared_ptr<ui::Picture>& picture);

private:
    void start();

    QThreadPool m_pool; // of its own: nothing that is waited for comes after it
    QTimer m_pause;
    std::shared_ptr<const Picture> m_picture; // waits for the pause
    Picture::Wish m_wish;
    std::shared_ptr<Picture> m_copy; // is being completed
    QFutureWatcher<bool> m_watcher; // whether it is complete
    std::stop_source m_stop;
};

} // namespace ui
