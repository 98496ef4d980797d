#pragma once

#include "ui/document/document.h"
#include "ui/drawing/theme.h"

#include <QListView>

namespace ui {

class WeightModel;

// A query's weights as bars next to the tokens; hovering previews a key, a click or Enter locks it.
// It is a list, not a plot: thousands of rows scroll, screen readers and arrow keys reach them, and
// text of any script fits next to the bars.
class WeightBars : public QListView {
    Q_OBJECT

public:
    WeightBars(Document& document, QWidget* parent);

    void setTheme(const Theme& theme);
    void setColours(const std::string& sequential);
    void show(const TracePtr& trace, const Selection& where);
    [[nodiscard]] const WeightModel& rows() const { return *m_model; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void leaveEvent(QEvent* event) override;

private:
    [[nodiscard]] Selection keyAt(const QModelIndex& index) const;

    Document& m_document;
    WeightModel* m_model;
    TracePtr m_trace;
    Selection m_where;
    Theme m_theme;
};

} // namespace ui
