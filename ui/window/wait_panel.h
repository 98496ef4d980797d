#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;
class QProgressBar;
class QPushButton;

namespace ui {

class Document;

// At the bottom of the view, during a computation that takes longer than a moment: its progress,
// and a button that stops it.
class WaitPanel : public QFrame {
    Q_OBJECT

public:
    WaitPanel(Document& document, QWidget* picture);

    [[nodiscard]] QPushButton* button() const { return m_stop; }
    [[nodiscard]] QProgressBar* bar() const { return m_bar; }

signals:
    void said(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showBusy(bool busy);
    void showShare();
    void place();

    Document& m_document;
    QLabel* m_text;
    QProgressBar* m_bar;
    QPushButton* m_stop;
    QTimer m_patience; // fires when the wait becomes noticeable
    QTimer m_look;
};

} // namespace ui
