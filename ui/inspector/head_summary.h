#pragma once

#include "ui/drawing/theme.h"
#include "ui/inspector/head_facts.h"

#include <QWidget>

#include <vector>

namespace ui {

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
