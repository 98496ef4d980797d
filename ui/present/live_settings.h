#pragma once

#include <QString>
#include <QWidget>

#include <string>
#include <vector>

class QVBoxLayout;

namespace ui {

class Document;
class FieldEditor;

// The live settings of a step, each with its slider, which a key moves from mark to mark.
class LiveSettings : public QWidget {
    Q_OBJECT

public:
    LiveSettings(Document& document, QWidget* parent);

    // Leaves out paths that the experiment lacks or that have no effect.
    void setPaths(const std::vector<std::string>& paths);
    [[nodiscard]] const std::vector<FieldEditor*>& editors() const { return m_editors; }
    [[nodiscard]] bool hasText() const; // a text needs the width of the page
    [[nodiscard]] QString focusedPath() const; // the setting with the focus; empty: none
    void setRoom(int width); // puts names above controls that have no room next to them

signals:
    void refused(const QString& reason);

protected:
    void changeEvent(QEvent* event) override;

private:
    void giveLetters();
    void change(const QString& path, const QStringList& assignments);
    void showSession();
    void showTrace();

    Document& m_document;
    QVBoxLayout* m_rows;
    std::vector<FieldEditor*> m_editors;
};

} // namespace ui
