#pragma once

#include <QStringList>
#include <QWidget>

#include <array>

class QLabel;
class QPushButton;

namespace ui {

struct StepPage;

// Links below the list of steps to the glossary's terms in the step's text.
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
    QString m_words; // text of the page
    QStringList m_terms; // one per visible link
};

} // namespace ui
