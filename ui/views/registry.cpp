#include "core/base/error.h"
#include "core/base/spelling.h"
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

    bool anything(const core::Trace&, const Work&)
    {
        return true;
    }
} // namespace

const std::vector<ViewEntry>& views()
{
    static const std::vector<ViewEntry> table {
        { "flow", make<FlowView>, anything },
        { "heads", make<HeadsView>, anything },
        { "links", make<LinksView>, anything },
        { "steps", make<StepsView>, anything },
        { "matrices", make<MatricesView>, anything },
        { "space", make<SpaceView>, anything },
        { "regression", make<RegressionView>, RegressionView::accepts },
        { "compare", make<CompareView>, CompareView::accepts },
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
    throw core::Error("unknown_view",
        core::phrase("there is no view \"%1\"; the views are %2", id, core::oneOf(ids)));
}

} // namespace ui
