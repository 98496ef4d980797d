#pragma once

#include <QTextBrowser>
#include <QTimer>

#include <memory>

namespace ui {

// A page of the manual. Its pictures are as wide as there is room, and sharp on any screen; those
// that were not drawn are named by the words that stand for them.
class ManualText : public QTextBrowser {
    Q_OBJECT

public:
    explicit ManualText(QWidget* parent);
    ~ManualText() override;

    void showMarkdown(const QString& markdown);
    // To the heading that begins so, or else to the glossary entry of that term; to the top
    // without one.
    void goTo(const QString& heading);
    // Marks all places with these words, and the glossary entries of these terms; how many.
    int mark(const QString& words, const QStringList& terms);
    bool goToNext(); // of the marked places; false: there is none below the cursor

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
    QString m_words; // that are marked
    QStringList m_terms;
    std::unique_ptr<QTextDocument> m_page;
    QTimer m_later;
    int m_width = 0; // that the pictures were made for
};

} // namespace ui
