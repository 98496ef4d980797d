#include "ui/window/about.h"

#include <QApplication>
#include <QMessageBox>

namespace ui {

namespace {

    struct AboutWords {
        Q_DECLARE_TR_FUNCTIONS(ui::MainWindow)
    };

} // namespace

QString aboutTitle()
{
    return AboutWords::tr("About Headlight");
}

void showAbout(QWidget* parent)
{
    QMessageBox::about(parent, aboutTitle(),
        AboutWords::tr(
            "<h3>Headlight %1</h3><p>See what every attention head sees.</p>"
            "<p>Every number on screen is computed from your sentence and your settings.</p>"
            "<p>Free software: GNU General Public License, version 3 or later. Built with Qt, "
            "QCustomPlot, Eigen, ICU, giflib and libwebp.</p>")
            .arg(QApplication::applicationVersion()));
}

} // namespace ui
