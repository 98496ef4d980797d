#include "ui/view/view_strip.h"

#include "ui/drawing/wrap_layout.h"
#include "ui/view/view.h"
#include "ui/words/labels.h"

#include <QActionGroup>
#include <QMenu>
#include <QPaintEvent>
#include <QPainter>
#include <QRegularExpression>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace ui {

ChoiceButton::ChoiceButton(
    QString name, std::string_view path, std::span<const std::string_view> ids, QWidget* parent)
    : QToolButton(parent)
    , m_name(std::move(name))
    , m_actions(new QActionGroup(this))
{
    setPopupMode(QToolButton::InstantPopup);
    setToolButtonStyle(Qt::ToolButtonTextOnly);
    setFocusPolicy(Qt::StrongFocus);
    auto* menu = new QMenu(this);
    menu->setToolTipsVisible(true);
    for (const std::string_view id : ids) {
        QAction* action = menu->addAction(label(path, id));
        action->setToolTip(explanation(path, id));
        action->setCheckable(true);
        action->setData(QString::fromUtf8(id.data(), qsizetype(id.size())));
        m_actions->addAction(action);
    }
    setMenu(menu);
    connect(m_actions, &QActionGroup::triggered, this,
        [this](const QAction* action) { emit chosen(action->data().toString().toStdString()); });
}

void ChoiceButton::setCurrent(std::string_view id)
{
    for (QAction* action : m_actions->actions()) {
        action->setChecked(action->data().toString().toStdString() == id);
        if (!action->isChecked())
            continue;
        setText(tr("%1: %2", "name of a choice and what is chosen").arg(m_name, action->text()));
        setAccessibleName(text());
        setToolTip(action->toolTip());
    }
}

void ChoiceButton::setChoiceEnabled(std::string_view id, bool enabled)
{
    for (QAction* action : m_actions->actions())
        if (action->data().toString().toStdString() == id)
            action->setEnabled(enabled);
}

namespace {

    // Leaves out clauses from the end until the rest fits; keeps the first one.
    QString wholeClauses(QString text, const QFontMetrics& metrics, int width)
    {
        static const QRegularExpression ends(QStringLiteral("; |；| — "));
        while (metrics.horizontalAdvance(text) > width) {
            const qsizetype end = text.lastIndexOf(ends);
            if (end <= 0)
                break;
            text.truncate(end);
        }
        return text;
    }

    QString withoutBrackets(QString text)
    {
        static const QRegularExpression brackets(QStringLiteral("\\s*[(（][^)）]*[)）]"));
        return text.remove(brackets);
    }

} // namespace

// Two texts in one line: the checkpoint in bold, the rest muted and elided.
class ViewStrip::Heading : public QWidget {
public:
    explicit Heading(QWidget* parent)
        : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }

    Theme theme;
    QString title, rest;
    QStringList modifications; // differences from the original model; parts in brackets need room

    [[nodiscard]] QString joinedModifications() const { return modifications.join(u" · "_s); }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetrics metrics(theme.sized(subjectFactor, true));
        const QString least = title + u' ' + withoutBrackets(joinedModifications());
        return { metrics.horizontalAdvance(least) + 8, metrics.height() + 6 };
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return { 40, sizeHint().height() }; }

protected:
    void paintEvent(QPaintEvent* event) override
    {
        Q_UNUSED(event)
        QPainter painter(this);
        painter.setFont(theme.sized(subjectFactor, true));
        painter.setPen(theme.text);
        const QFontMetrics bold = painter.fontMetrics();
        painter.drawText(rect(), Qt::AlignLeft | Qt::AlignVCenter,
            bold.elidedText(title, Qt::ElideRight, width()));
        int start = bold.horizontalAdvance(title + u' ');
        if (!modifications.isEmpty()) {
            QString mark = joinedModifications() + u' ';
            if (bold.horizontalAdvance(mark) > width() - start)
                mark = withoutBrackets(mark);
            painter.setPen(theme.warning);
            painter.drawText(rect().adjusted(start, 0, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                bold.elidedText(mark, Qt::ElideRight, std::max(0, width() - start)));
            start += bold.horizontalAdvance(mark);
        }
        painter.setFont(theme.sized(1));
        painter.setPen(theme.muted);
        const QFontMetrics plain = painter.fontMetrics();
        const QString text = wholeClauses(rest, plain, width() - start);
        const int least
            = std::min(plain.horizontalAdvance(text), fewest * plain.averageCharWidth());
        if (width() >= start + least)
            painter.drawText(rect().adjusted(start, 1, 0, 0), Qt::AlignLeft | Qt::AlignVCenter,
                plain.elidedText(text, Qt::ElideRight, width() - start));
    }

private:
    static constexpr qreal subjectFactor = 1.1;
    static constexpr int fewest = 20; // least useful characters of the rest
};

ViewStrip::ViewStrip(QWidget* parent)
    : QWidget(parent)
    , m_heading(new Heading(this))
{
    auto* layout = new WrapLayout(this);
    layout->setContentsMargins(14, 6, 10, 4);
    layout->setSpacing(6);
    layout->addWidget(m_heading);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
}

void ViewStrip::setTheme(const Theme& theme)
{
    m_heading->theme = theme;
    m_heading->updateGeometry();
    update();
}

// Paints the background here: a style sheet resets the palette when the strip is first shown.
void ViewStrip::paintEvent(QPaintEvent* event)
{
    QPainter(this).fillRect(event->rect(), m_heading->theme.paper);
}

// Controls have their final sizes only now.
void ViewStrip::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    layout()->invalidate();
    updateGeometry();
}

void ViewStrip::setHeading(const QString& title, const QString& rest)
{
    const auto* const view = qobject_cast<const View*>(parentWidget());
    const QStringList marks = view == nullptr ? QStringList() : view->modifications();
    const QString said = m_bare ? QString() : rest; // for mouse users
    if (m_heading->title == title && m_heading->rest == said && m_heading->modifications == marks)
        return;
    m_heading->title = title;
    m_heading->modifications = marks;
    m_heading->rest = said;
    m_heading->setAccessibleName(heading());
    m_heading->setToolTip((QStringList(marks) << said).join(u'\n')); // unshortened
    m_heading->updateGeometry();
    m_heading->update();
    fit();
}

void ViewStrip::setBare(bool bare)
{
    m_bare = bare;
    fit();
}

void ViewStrip::fit()
{
    setMaximumHeight(m_bare && m_heading->modifications.isEmpty() ? 0 : QWIDGETSIZE_MAX);
}

QString ViewStrip::heading() const
{
    QStringList parts { m_heading->title };
    if (!m_heading->modifications.isEmpty())
        parts << m_heading->joinedModifications();
    return (parts << m_heading->rest).join(u' ');
}

void ViewStrip::add(QWidget* control)
{
    layout()->addWidget(control);
    m_controls.push_back(control);
}

} // namespace ui
