#pragma once

#include "ui/document/background.h"
#include "ui/session/picture.h"

#include <QObject>
#include <QTimer>

#include <memory>

namespace ui {

// Prepares what turning to something else will ask for, as soon as the user pauses: a copy of the
// picture on screen, completed in one thread beside the event loop.
class Preparer : public QObject {
    Q_OBJECT

public:
    explicit Preparer(QObject* parent = nullptr);

    void begin(std::shared_ptr<const Picture> picture, const Picture::Wish& wish); // newest wins
    void stop();
    [[nodiscard]] bool busy() const { return m_pause.isActive() || m_work.busy(); }

signals:
    void prepared(const std::shared_ptr<ui::Picture>& picture);

private:
    void start();

    QTimer m_pause;
    std::shared_ptr<const Picture> m_picture; // waits for the pause
    Picture::Wish m_wish;
    Background<std::shared_ptr<Picture>> m_work;
};

} // namespace ui
