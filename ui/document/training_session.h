#pragma once

#include "core/io/store/model_store.h"
#include "core/io/training/custom_dataset.h"
#include "core/io/training/network_folder.h"
#include "ui/document/background_task.h"
#include "ui/document/figure_state.h"
#include "ui/document/long_work.h"

#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace core {
class TrainingRunGroup;
}

namespace ui {

// The output of a network in training at one step.
struct LiveOutput {
    std::string folder;
    long step = 0;
    std::string text; // its input
    core::training::OutputWithAttention output {};
};

// Trains networks in the background: one group of up to 1 + maxComparisons at a time. Each has a
// folder with its checkpoints, which every view opens like any other model. The folder of its first
// network names a group.
class TrainingSession : public QObject {
    Q_OBJECT

public:
    explicit TrainingSession(core::SharedStore store);
    ~TrainingSession() override; // saves the state of training

    using Specs = std::vector<core::training::TrainingSpec>;

    // Trains new networks in an empty folder; `data` is the data set of the task "data".
    void begin(const Specs& specs, const std::string& folder,
        const std::optional<core::CustomDataset>& data = std::nullopt);
    // Continues training from a checkpoint ("FOLDER@120") in another folder, with other
    // hyperparameters.
    void branch(const std::string& checkpoint, const core::training::TrainingSpec& spec,
        const std::string& folder);
    void resume(const std::string& folder); // from its last step
    void pause(); // after the current step
    void stepOnce(const std::string& folder); // trains each network for one step, then pauses
    // Input for one of the networks during training; its output is updated at the rate of a video.
    void setInput(const std::string& folder, const std::string& text);

    // Opens a network without attention and runs it: on example 0 of its task, where none is given.
    void open(const core::NetworkPath& place,
        const std::optional<core::training::ValidationExample>& example = std::nullopt);
    void close(); // opens none

    // True if that folder's networks train or are paused.
    [[nodiscard]] bool trains(const std::string& folder) const;
    [[nodiscard]] bool busy() const { return m_work.busy(); } // training or paused
    [[nodiscard]] bool paused() const { return m_work.busy() && m_work.paused(); }
    [[nodiscard]] bool waits() const { return m_work.busy() && m_work.waits(); } // paused and saved

signals:
    void checkpointed(const std::string& folder, long step); // the checkpoint is in the folder
    void answered(const ui::LiveOutput& answer);
    void openedFolder(const ui::NetworkWithoutAttentionPtr& network); // null: closed
    void unread(const core::Error& error); // the network could not be opened
    void changed(); // training began, paused, resumed or ended
    void failed(const core::Error& error); // training ended; earlier checkpoints are kept

private:
    struct Progress {
        long step = 0;
        std::optional<LiveOutput> output {};
    };
    // Shared with the training thread.
    struct LiveInput {
        std::mutex mutex; // guards the other members
        std::string folder, text;
        bool waits = false; // an output was reported and not yet shown
    };
    using Context = LongWork<Progress>::TaskContext;
    struct Request {
        std::string folder;
        Specs specs {}; // empty: resumes the folder's networks
        std::optional<core::CustomDataset> data {};
        std::string checkpoint {}; // of a branch
        bool once = false; // trains for one step
    };
    void start(const Request& request);
    static core::TrainingRunGroup opened(const Request& request, const core::SharedStore& store);
    void train(Context& context, const Request& request) const;
    void liveOutput(
        Context& context, const core::TrainingRunGroup& group) const; // if there is input
    void onReport(const Progress& part);
    void end(const std::optional<core::Error>& error);
    void deliver(const Outcome<NetworkWithoutAttentionPtr>& outcome);

    core::SharedStore m_store;
    std::string m_folder;
    std::shared_ptr<LiveInput> m_liveInput = std::make_shared<LiveInput>();
    LongWork<Progress> m_work;
    BackgroundTask<NetworkWithoutAttentionPtr> m_reading;
};

} // namespace ui
