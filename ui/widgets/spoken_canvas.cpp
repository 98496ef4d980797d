#include "ui/widgets/spoken_canvas.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QVariant>
#include <QWidget>

namespace ui {

namespace {

    constexpr auto pictureMark = "spokenPicture"; // property of such widgets
    constexpr auto silentMark = "silentPicture";

    class SpokenCanvas : public QAccessibleWidget {
    public:
        explicit SpokenCanvas(QWidget* widget)
            : QAccessibleWidget(widget, QAccessible::Graphic)
        {
        }
        [[nodiscard]] int childCount() const override
        {
            return silent() ? 0 : QAccessibleWidget::childCount();
        }
        [[nodiscard]] QAccessibleInterface* child(int index) const override
        {
            return silent() ? nullptr : QAccessibleWidget::child(index);
        }

    private:
        [[nodiscard]] bool silent() const { return widget()->property(silentMark).toBool(); }
    };

    QAccessibleInterface* spokenPictureOf(const QString& /*className*/, QObject* object)
    {
        auto* const widget = qobject_cast<QWidget*>(object);
        return widget != nullptr && widget->property(pictureMark).toBool()
            ? new SpokenCanvas(widget)
            : nullptr;
    }

} // namespace

void makePicture(QWidget& widget)
{
    static const bool known = [] {
        QAccessible::installFactory(spokenPictureOf);
        return true;
    }();
    Q_UNUSED(known)
    widget.setProperty(pictureMark, true);
}

void setSilent(QWidget& picture, bool silent)
{
    picture.setProperty(silentMark, silent);
}

} // namespace ui
