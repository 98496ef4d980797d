#pragma once

#include "core/analysis/sensitivity.h"
#include "core/analysis/statistics.h"
#include "ui/document/background_task.h"
#include "ui/document/view_model.h"
#include "ui/drawing/theme.h"

#include <QObject>
#include <QWidget>

#include <optional>
#include <vector>

namespace ui {

// Statistics of a head, computed in the background: for thousands of tokens they take longer than a
// frame. The newest request wins; without enough memory the head is shown without them.
class HeadFacts : public QObject {
    Q_OBJECT

public:
    struct Facts {
        core::HeadStatistics statistics;
        core::Sensitivity sensitivity;
    };
    struct Wanted {
        TracePtr trace;
        core::Index layer = 0;
        core::Index head = 0;
        bool operator==(const Wanted&) const = default;
    };

    explicit HeadFacts(QObject* parent);

    // Uses statistics that `derived` already has.
    void request(const Wanted& wanted, const DerivedData& derived);
    // Result of the last request; nullopt while it is computed.
    [[nodiscard]] const std::optional<Facts>& facts() const { return m_facts; }
    [[nodiscard]] const Wanted& wanted() const { return m_wanted; }

signals:
    void ready();

private:
    Wanted m_wanted;
    std::optional<Facts> m_facts;
    BackgroundTask<Facts> m_task;
};

// Summary of a head while no cell is selected: its statistics, and the reason for scaling the
// scores.
class HeadSummary : public QWidget {
    Q_OBJECT

public:
    explicit HeadSummary(QWidget* parent);

    void setTheme(const Theme& theme);
    void show(const HeadFacts& facts);

    struct Line {
        QString name;
        QString value;
        double share = -1; // drawn as a bar; negative: no bar
        bool heading = false;
    };
    [[nodiscard]] const std::vector<Line>& lines() const { return m_lines; }

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void fill(const HeadFacts::Facts& facts, const HeadFacts::Wanted& of);
    void fillShares(const core::HeadStatistics& s, const core::Model& model);
    void addShare(const QString& name, double share);
    void fillSpread(const core::Sensitivity& s, const HeadFacts::Wanted& of);
    qreal layOut(QPainter* painter) const;
    qreal line(QPainter* painter, const Line& line, qreal y) const;
    void fit();

    Theme m_theme;
    QString m_hint;
    QString m_why;
    std::vector<Line> m_lines;
};

} // namespace ui
