#pragma once

#include "core/io/store/model_store.h"
#include "core/io/training/custom_dataset.h"
#include "core/io/training/network_folder.h"
#include "ui/document/background_task.h"
#include "ui/document/long_work.h"
#include "ui/document/network_without_attention.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace core {
class TrainingRunGroup;
}

namespace ui {

// What a network that learns says at one moment.
struct LiveOutput {
    std::string folder;
    long step = 0;
    std::string text; // that it was asked
    core::training::OutputWithAttention output {};
};

// The networks that learn beside the window: one group of up to four at a time. Each lies in a
// folder, moment by moment, where every view finds it like any other model. A group is named by the
// folder of its first network.
class TrainingSession : public QObject {
    Q_OBJECT

public:
    explicit TrainingSession(core::SharedStore store);
    ~TrainingSession() override; // what was learnt is kept

    using Specs = std::vector<core::training::TrainingSpec>;

    // New networks, in a folder that holds none; where the task is "data", with these.
    void begin(const Specs& courses, const std::string& folder,
        const std::optional<core::CustomDataset>& data = std::nullopt);
    // The network of a moment ("FOLDER@120") goes on in another folder, taught otherwise.
    void branch(const std::string& moment, const core::training::TrainingSpec& spec,
        const std::string& folder);
    void resume(const std::string& folder); // from its last step
    void pause(); // after the step that runs
    void stepOnce(const std::string& folder); // one step of each, and waits
    // What one of the networks is asked while it learns: answered as often as films have pictures.
    void setInput(const std::string& folder, const std::string& text);

    // A network without attention is read and asked: with text number 0 of its task, where none is
    // given.
    void open(const core::NetworkPath& place,
        const std::optional<core::training::ValidationExample>& asked = std::nullopt);
    void close(); // none

    // Whether that folder's networks learn, or wait in the middle.
    [[nodiscard]] bool trains(const std::string& folder) const;
    [[nodiscard]] bool busy() const { return m_work.busy(); } // learns, or waits
    [[nodiscard]] bool paused() const { return m_work.busy() && m_work.paused(); }
    [[nodiscard]] bool waits() const { return m_work.busy() && m_work.waits(); } // all is kept

signals:
    void checkpointed(
        const std::string& folder, long step); // what was learnt then lies in the folder
    void answered(const ui::LiveOutput& answer);
    void openedFolder(
        const ui::NetworkWithoutAttentionPtr& network); // null: none is looked at any more
    void unread(const core::Error& error); // what was to be looked at
    void changed(); // it began, paused, went on or ended
    void failed(const core::Error& error); // it ended; what was learnt before is kept

private:
    struct Progress {
        long step = 0;
        std::optional<core::Error> problem {};
        std::optional<LiveOutput> output {};
    };
    // Shared with the thread that learns.
    struct LiveInput {
        std::mutex mutex; // guards what follows
        std::string folder, text;
        bool waits = false; // an answer was given and not yet looked at
    };
    using Context = LongWork<Progress>::TaskContext;
    struct Opened {
        NetworkWithoutAttentionPtr network {};
        std::optional<core::Error> error {};
    };
    struct Request {
        std::string folder;
        Specs specs {}; // none: the folder's networks go on
        std::optional<core::CustomDataset> data {};
        std::string checkpoint {}; // of a branch
        bool once = false; // one step of each
    };
    void start(const Request& request);
    static core::TrainingRunGroup opened(const Request& request, const core::SharedStore& store);
    void train(Context& spec, const Request& request) const;
    void liveOutput(Context& spec, const core::TrainingRunGroup& group) const; // if somebody asks
    void onReport(const Progress& part);
    void end(bool whole);
    void tell(const Opened& read);

    core::SharedStore m_store;
    std::string m_folder;
    std::shared_ptr<LiveInput> m_liveInput = std::make_shared<LiveInput>();
    LongWork<Progress> m_work;
    BackgroundTask<Opened> m_reading;
};

} // namespace ui
