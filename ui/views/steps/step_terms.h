#pragma once

#include <QStringList>
#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace ui {

struct StepPage;

// Below the list of steps: the glossary's terms that the words of the step name, as links.
class StepTerms : public QWidget {
    Q_OBJECT

public:
    explicit StepTerms(QWidget* parent);

    void showPage(const StepPage& page);
    [[nodiscard]] QStringList terms() const { return m_terms; }
    [[nodiscard]] const std::array<QPushButton*, 3>& links() const { return m_links; }

signals:
    void wanted(const QString& term);

private:
    QLabel* m_title;
    std::array<QPushButton*, 3> m_links {};
    QString m_words; // of the page
    QStringList m_terms; // as many as there are links in sight
};

} // namespace ui
