#pragma once

#include "ui/session/session.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QToolButton;

namespace ui {

class Document;
class FittingArea;
class SliderCompleter;

// Edits the steps of the session's lesson: their state, texts, hidden parts and live settings. Each
// change is one undo step.
class LessonTab : public QWidget {
    Q_OBJECT

public:
    LessonTab(Document& document, QWidget* parent);

    [[nodiscard]] QLineEdit* lesson() const { return m_lesson; } // the lesson's title
    [[nodiscard]] QListWidget* list() const { return m_list; }
    [[nodiscard]] QLineEdit* title() const { return m_title; }
    [[nodiscard]] QPlainTextEdit* text() const { return m_text; }
    [[nodiscard]] QPlainTextEdit* notes() const { return m_notes; }
    [[nodiscard]] QComboBox* hidden() const { return m_hidden; }
    [[nodiscard]] QComboBox* shows() const { return m_shows; }
    void takePicture(const QString& path); // as what the chosen step shows
    [[nodiscard]] QLineEdit* live() const { return m_live; }
    [[nodiscard]] QToolButton* button(const QString& name) const; // by its object name
    void addState(); // after the chosen step

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void addButtons();
    void addLesson();
    void addFields();
    void showSession();
    void showLesson();
    void showProblems();
    void showFields();
    void showList();
    [[nodiscard]] int chosen() const { return m_chosen; }
    [[nodiscard]] const LessonStep* step() const; // the chosen step, or null
    void edit(const QString& field, const std::function<void(LessonStep&)>& change);
    void move(int by);
    void giveLines();
    void takeSliders();
    void chooseContent(int index); // what the chosen step shows
    void askForPicture();
    [[nodiscard]] static StepChart chartOf(const LessonStep& step, core::Measure measure);

    Document& m_document;
    QLineEdit* m_lesson;
    QListWidget* m_list;
    QLabel* m_hint;
    QWidget* m_fields;
    FittingArea* m_area; // of the fields
    QLineEdit* m_title;
    QPlainTextEdit* m_text;
    QPlainTextEdit* m_notes;
    QLineEdit* m_formula;
    QComboBox* m_hidden;
    QComboBox* m_shows;
    QLineEdit* m_live;
    SliderCompleter* m_names;
    QLabel* m_liveProblem; // the reason why some settings have no slider
    QStringList m_unknown; // typed names that are not settings
    QString m_noPicture; // a chosen file that is not a picture
    std::vector<LessonStep> m_shown;
    std::vector<LessonText> m_shownAbout;
    int m_chosen = -1;
};

} // namespace ui
