#pragma once

#include "core/io/store/model_store.h"
#include "core/learning/training.h"
#include "ui/document/long_work.h"

#include <optional>
#include <string>

namespace ui {

// The network that learns beside the window, one at a time. It lies in a folder, moment by moment,
// where every view finds it like any other model.
class Learning : public QObject {
    Q_OBJECT

public:
    explicit Learning(core::SharedStore store);
    ~Learning() override; // what was learnt is kept

    // A new network, in a folder that holds none.
    void begin(const core::learning::Course& course, const std::string& folder);
    void goOn(const std::string& folder); // from its last step
    void pause(); // after the step that runs

    // Whether that folder's network learns, or waits in the middle.
    [[nodiscard]] bool learns(const std::string& folder) const;
    [[nodiscard]] bool busy() const { return m_work.busy(); } // learns, or waits
    [[nodiscard]] bool paused() const { return m_work.busy() && m_work.paused(); }

signals:
    void kept(const std::string& folder, long step); // a moment lies in the folder
    void changed(); // it began, paused, went on or ended
    void failed(const core::Error& error); // it ended; what was learnt before is kept

private:
    struct Part {
        long step = 0;
        std::optional<core::Error> problem {};
    };
    using Course = LongWork<Part>::Course;
    struct Wish {
        std::string folder;
        std::optional<core::learning::Course> course; // none: the folder's network goes on
    };
    void start(const Wish& wish);
    static void teach(Course& course, const Wish& wish, const core::SharedStore& store);
    void hear(const Part& part);
    void end(bool whole);

    core::SharedStore m_store;
    std::string m_folder;
    LongWork<Part> m_work;
};

} // namespace ui
