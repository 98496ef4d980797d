#pragma once

#include <QObject>

#include <memory>

class QApplication;

namespace ui {

class Document;
class MainWindow;

// Owns the main window and replaces it when the language changes: widgets are translated when
// created, and all state is the document's.
class WindowKeeper : public QObject {
    Q_OBJECT

public:
    WindowKeeper(QApplication& application, Document& document);
    ~WindowKeeper() override;

    [[nodiscard]] MainWindow& window() { return *m_window; }
    void speak(const QString& language);

private:
    std::unique_ptr<MainWindow> made();

    QApplication& m_application;
    Document& m_document;
    std::unique_ptr<MainWindow> m_window;
};

} // namespace ui
