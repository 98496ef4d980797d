#pragma once

#include <QTextBrowser>
#include <QTimer>

#include <memory>

namespace ui {

// A page of the manual. Images fill its width and are sharp on any screen; a missing image is
// replaced by its description.
class ManualText : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualText(QWidget* parent);
    ~ManualText() override;

    void showMarkdown(const QString& markdown);
    // Scrolls to the heading that begins with this text, or else to the glossary entry of this
    // term; to the top if it is empty.
    void goTo(const QString& heading);
    // Marks all occurrences of the words and the glossary entries of the terms; returns their
    // number.
    int mark(const QString& words, const QStringList& terms);
    bool goToNext(); // marked place below the cursor; false if there is none

signals:
    void pageWanted(const QString& id);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showAgain();
    [[nodiscard]] QTextCursor findHeading(const QString& words) const;
    [[nodiscard]] QTextCursor findEntry(const QString& term) const;

    QString m_markdown;
    QString m_words; // marked
    QStringList m_terms;
    std::unique_ptr<QTextDocument> m_page;
    QTimer m_later;
    int m_width = 0; // of the viewport when the images were scaled
};

} // namespace ui
