#pragma once

#include <QString>
#include <QWidget>

#include <vector>

class QLabel;
class QScrollArea;

namespace ui {

struct Remark {
    QString name; // of the setting
    QString text;
    bool operator==(const Remark&) const = default;
};

// What there is to say about the settings, at a place of its own that is always there: remarks come
// and go by themselves, and nothing moves for them. The newest comes first.
class RemarkPane : public QWidget {
    Q_OBJECT

public:
    explicit RemarkPane(QWidget* parent);

    void show(const std::vector<Remark>& remarks);
    [[nodiscard]] QString text() const;
    [[nodiscard]] QScrollArea* area() const { return m_area; }
    [[nodiscard]] int heightIn(int panel) const; // in a panel of that height

private:
    std::vector<Remark> m_remarks; // as shown
    QScrollArea* m_area;
    QLabel* m_text;
};

} // namespace ui
