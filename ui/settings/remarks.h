#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace core {
struct Trace;
} // namespace core

namespace ui {

// A remark about a setting: a choice that core made, a number that is out of range, or the reason
// why the setting has no effect. Empty without a remark.
QString remark(const core::Trace& trace, const QString& path);

struct Remark {
    QString name; // name of the setting
    QString text;
    bool operator==(const Remark&) const = default;
};

// Shows remarks about the settings in an area of fixed size, so that nothing moves when remarks
// come and go. The newest is first.
class RemarkPane : public QWidget {
    Q_OBJECT

public:
    explicit RemarkPane(QWidget* parent);

    void show(const std::vector<Remark>& remarks);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QScrollArea* area() const { return m_area; }
    [[nodiscard]] int heightIn(int panel) const; // height within a panel of height `panel`

private:
    std::vector<Remark> m_remarks; // as shown
    QScrollArea* m_area;
    QLabel* m_text;
};

} // namespace ui
