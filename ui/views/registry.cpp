#include "core/error.h"
#include "core/spelling.h"
#include "ui/views/compare_view.h"
#include "ui/views/flow_view.h"
#include "ui/views/heads_view.h"
#include "ui/views/links_view.h"
#include "ui/views/matrices_view.h"
#include "ui/views/regression_view.h"
#include "ui/views/space_view.h"
#include "ui/views/steps_view.h"
#include "ui/views/view.h"

namespace ui {

namespace {
    template <class V> View* make(Document& document, QWidget* parent)
    {
        return new V(document, parent);
    }
} // namespace

const std::vector<ViewEntry>& views()
{
    static const std::vector<ViewEntry> table {
        { "flow", make<FlowView> },
        { "heads", make<HeadsView> },
        { "links", make<LinksView> },
        { "steps", make<StepsView> },
        { "matrices", make<MatricesView> },
        { "space", make<SpaceView> },
        { "regression", make<RegressionView> },
        { "compare", make<CompareView> },
    };
    return table;
}

const ViewEntry& viewNamed(const std::string& id)
{
    std::vector<std::string> ids;
    for (const ViewEntry& entry : views()) {
        if (entry.id == id)
            return entry;
        ids.emplace_back(entry.id);
    }
    throw core::Error(
        "unknown_view", "there is no view \"" + id + "\"; the views are " + core::oneOf(ids));
}

} // namespace ui
