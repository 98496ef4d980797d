#pragma once

#include "core/io/learning/given_data.h"
#include "core/io/learning/learnt_folder.h"
#include "core/io/store/model_store.h"
#include "ui/document/alone_network.h"
#include "ui/document/background.h"
#include "ui/document/long_work.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace core {
class KeptGroup;
}

namespace ui {

// What a network that learns says at one moment.
struct LiveAnswer {
    std::string folder;
    long step = 0;
    std::string text; // that it was asked
    core::learning::Response response {};
};

// The networks that learn beside the window: one group of up to four at a time. Each lies in a
// folder, moment by moment, where every view finds it like any other model. A group is named by the
// folder of its first network.
class Learning : public QObject {
    Q_OBJECT

public:
    explicit Learning(core::SharedStore store);
    ~Learning() override; // what was learnt is kept

    using Courses = std::vector<core::learning::Course>;

    // New networks, in a folder that holds none; where the task is "data", with these.
    void begin(const Courses& courses, const std::string& folder,
        const std::optional<core::GivenData>& data = std::nullopt);
    // The network of a moment ("FOLDER@120") goes on in another folder, taught otherwise.
    void branch(
        const std::string& moment, const core::learning::Course& course, const std::string& folder);
    void goOn(const std::string& folder); // from its last step
    void pause(); // after the step that runs
    void stepOnce(const std::string& folder); // one step of each, and waits
    // What one of the networks is asked while it learns: answered as often as films have pictures.
    void ask(const std::string& folder, const std::string& text);

    // A network without attention is read and asked: with text number 0 of its task, where none is
    // given.
    void look(const core::LearntPlace& place,
        const std::optional<core::learning::Question>& asked = std::nullopt);
    void lookAway(); // none

    // Whether that folder's networks learn, or wait in the middle.
    [[nodiscard]] bool learns(const std::string& folder) const;
    [[nodiscard]] bool busy() const { return m_work.busy(); } // learns, or waits
    [[nodiscard]] bool paused() const { return m_work.busy() && m_work.paused(); }
    [[nodiscard]] bool waits() const { return m_work.busy() && m_work.waits(); } // all is kept

signals:
    void kept(const std::string& folder, long step); // what was learnt then lies in the folder
    void answered(const ui::LiveAnswer& answer);
    void looked(const ui::AlonePtr& network); // null: none is looked at any more
    void unread(const core::Error& error); // what was to be looked at
    void changed(); // it began, paused, went on or ended
    void failed(const core::Error& error); // it ended; what was learnt before is kept

private:
    struct Part {
        long step = 0;
        std::optional<core::Error> problem {};
        std::optional<LiveAnswer> answer {};
    };
    // Shared with the thread that learns.
    struct Question {
        std::mutex mutex; // guards what follows
        std::string folder, text;
        bool waits = false; // an answer was given and not yet looked at
    };
    using Course = LongWork<Part>::Course;
    struct Looked {
        AlonePtr network {};
        std::optional<core::Error> error {};
    };
    struct Wish {
        std::string folder;
        Courses courses {}; // none: the folder's networks go on
        std::optional<core::GivenData> data {};
        std::string moment {}; // of a branch
        bool once = false; // one step of each
    };
    void start(const Wish& wish);
    static core::KeptGroup opened(const Wish& wish, const core::SharedStore& store);
    void teach(Course& course, const Wish& wish) const;
    void answer(Course& course, const core::KeptGroup& group) const; // if somebody asks
    void hear(const Part& part);
    void end(bool whole);
    void tell(const Looked& read);

    core::SharedStore m_store;
    std::string m_folder;
    std::shared_ptr<Question> m_question = std::make_shared<Question>();
    LongWork<Part> m_work;
    Background<Looked> m_reading;
};

} // namespace ui
