#include "ui/window/window_keeper.h"

#include "ui/document/document.h"
#include "ui/window/main_window.h"
#include "ui/window/window_memory.h"
#include "ui/words/language.h"

#include <QApplication>

namespace ui {

WindowKeeper::WindowKeeper(QApplication& application, Document& document)
    : m_application(application)
    , m_document(document)
    , m_window(made())
{
}

WindowKeeper::~WindowKeeper() = default;

// Queued, because the requesting window is deleted.
std::unique_ptr<MainWindow> WindowKeeper::made()
{
    auto window = std::make_unique<MainWindow>(m_document);
    connect(window.get(), &MainWindow::languageChosen, this, &WindowKeeper::speak,
        Qt::QueuedConnection);
    restoreWindow(*window);
    return window;
}

void WindowKeeper::speak(const QString& language)
{
    m_document.gather();
    m_document.commitEdit();
    rememberLanguage(language);
    rememberWindow(*m_window);
    ui::speak(m_application, language);
    m_document.translateSteps();
    std::unique_ptr<MainWindow> old = std::exchange(m_window, made());
    m_window->show();
    m_window->replace(std::move(old));
}

} // namespace ui
