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
    // To the heading that begins so; to the top without one.
    void goTo(const QString& heading);
    // Marks all places and goes to the first one, or to the one after the cursor; how many.
    int mark(const QString& words);
    bool goToNext(const QString& words); // false: there was none below

signals:
    void pageWanted(const QString& id);

protected:
    QVariant loadResource(int type, const QUrl& name) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void showAgain();

    QString m_markdown;
    std::unique_ptr<QTextDocument> m_page;
    QTimer m_later;
    int m_width = 0; // that the pictures were made for
};

} // namespace ui
