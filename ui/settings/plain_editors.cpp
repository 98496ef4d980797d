#include "ui/settings/plain_editors.h"

#include "core/trace.h"
#include "ui/drawing/wrap_layout.h"
#include "ui/settings/field_editor.h"
#include "ui/words/labels.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHelpEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRandomGenerator>
#include <QStyleOption>
#include <QStylePainter>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    // Its text is elided where the panel has no room for all of it.
    class ElidedButton : public QToolButton {
    public:
        using QToolButton::QToolButton;

        [[nodiscard]] QSize minimumSizeHint() const override
        {
            constexpr int letters = 12;
            return { letters * fontMetrics().averageCharWidth(), sizeHint().height() };
        }

    protected:
        bool event(QEvent* event) override
        {
            if (event->type() != QEvent::ToolTip || shown() == text())
                return QToolButton::event(event);
            QToolTip::showText(
                static_cast<QHelpEvent*>(event)->globalPos(), text() + u'\n' + toolTip(), this);
            return true;
        }
        void paintEvent(QPaintEvent* /*event*/) override
        {
            QStyleOptionToolButton option;
            initStyleOption(&option);
            option.text = shown();
            QStylePainter(this).drawComplexControl(QStyle::CC_ToolButton, option);
        }

    private:
        [[nodiscard]] QString shown() const
        {
            const int around = sizeHint().width() - fontMetrics().horizontalAdvance(text());
            return fontMetrics().elidedText(text(), Qt::ElideRight, width() - around);
        }
    };

} // namespace

SwitchEditor::SwitchEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_box(new QCheckBox(this))
{
    addControl(m_box);
    connect(m_box, &QCheckBox::toggled, this, [this](bool on) {
        change(on ? u"true"_s : u"false"_s);
        emit settled();
    });
}

void SwitchEditor::showValue(const QString& value)
{
    m_box->setChecked(value == u"true"_s);
}

ChoiceEditor::ChoiceEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_box(new QComboBox(this))
{
    for (const std::string& choice : field.choices)
        addOption(*m_box, field.path, choice);
    turnOnlyWithFocus(*m_box);
    addControl(m_box);
    connect(m_box, &QComboBox::currentIndexChanged, this, [this] {
        change(m_box->currentData().toString());
        emit settled();
    });
}

void ChoiceEditor::showValue(const QString& value)
{
    showOption(*m_box, value.toStdString());
}

SetEditor::SetEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_button(new ElidedButton(this))
{
    auto* menu = new QMenu(m_button);
    menu->setToolTipsVisible(true);
    for (const std::string& choice : field.choices) {
        if (choice == "none")
            continue;
        QAction* action = menu->addAction(label(field.path, choice));
        action->setToolTip(explanation(field.path, choice));
        action->setCheckable(true);
        action->setData(QString::fromStdString(choice));
        connect(action, &QAction::toggled, this, [this, menu] {
            QStringList chosen;
            for (const QAction* each : menu->actions())
                if (each->isChecked() && each->data().isValid())
                    chosen.append(each->data().toString());
            change(chosen.isEmpty() ? u"none"_s : chosen.join(u','));
            emit settled();
        });
    }
    m_button->setMenu(menu);
    m_button->setPopupMode(QToolButton::InstantPopup);
    m_button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    addControl(m_button);
}

void SetEditor::showValue(const QString& value)
{
    const QStringList chosen = value.split(u',');
    QStringList words;
    QStringList effects;
    for (QAction* each : m_button->menu()->actions()) {
        if (!each->data().isValid())
            continue;
        each->setChecked(chosen.contains(each->data().toString()));
        if (each->isChecked()) {
            words.append(each->text());
            effects.append(each->toolTip());
        }
    }
    const std::string field = path().toStdString();
    m_button->setText(words.isEmpty() ? label(field, "none") : words.join(u", "_s));
    m_button->setToolTip(words.isEmpty() ? explanation(field, "none") : effects.join(u'\n'));
}

SeedEditor::SeedEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_edit(new QLineEdit(this))
    , m_another(new QToolButton(this))
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit, 1);
    layout->addWidget(m_another);
    m_another->setText(tr("New"));
    m_another->setToolTip(tr("Another seed: other random numbers"));
    m_another->setAccessibleName(tr("New seed"));
    addControl(row);
    setFocusProxy(m_edit);
    m_edit->setAccessibleName(label(field.path));
    m_edit->setMaxLength(20);
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        if (m_edit->isModified()) {
            m_edit->setModified(false);
            change(m_edit->text());
            emit settled();
        }
    });
    connect(m_another, &QToolButton::clicked, this, [this] {
        constexpr int readable = 10000; // a number that is easy to dictate to a class
        change(QString::number(QRandomGenerator::global()->bounded(1, readable)));
        emit settled();
    });
}

void SeedEditor::showValue(const QString& value)
{
    m_edit->setText(value);
}

HeadSwitches::HeadSwitches(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_row(new QWidget(this))
{
    auto* layout = new WrapLayout(m_row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(3);
    addControl(m_row);
}

void HeadSwitches::showTrace(const core::Trace& trace)
{
    std::size_t heads = 0;
    for (const core::AttentionTrace& attention : trace.attentions)
        heads = std::max(heads, attention.heads.size());
    while (m_switches.size() > qsizetype(heads))
        delete m_switches.takeLast();
    while (m_switches.size() < qsizetype(heads))
        addSwitch();
    showSwitches();
}

void HeadSwitches::addSwitch()
{
    auto* button = new QToolButton(m_row);
    const int head = int(m_switches.size()) + 1;
    button->setText(QString::number(head));
    button->setProperty("small", true);
    button->setCheckable(true);
    button->setFont(font());
    button->setToolTip(tr("A head that is off adds nothing to the output (zero ablation)"));
    m_row->layout()->addWidget(button);
    button->show(); // immediately: its size hint is needed before the next event
    m_switches.append(button);
    connect(button, &QToolButton::clicked, this, [this, head](bool off) { turn(head, off); });
}

void HeadSwitches::showValue(const QString& value)
{
    m_off = value == u"none"_s ? QStringList() : value.split(u',');
    showSwitches();
}

void HeadSwitches::showSwitches()
{
    for (QToolButton* button : m_switches) {
        const bool off = m_off.contains(button->text());
        button->setChecked(off);
        button->setAccessibleName(
            (off ? tr("Head %1, off") : tr("Head %1, on")).arg(button->text()));
    }
}

void HeadSwitches::turn(int head, bool off)
{
    QStringList heads = m_off;
    heads.removeAll(QString::number(head));
    if (off)
        heads.append(QString::number(head));
    std::ranges::sort(heads, {}, [](const QString& number) { return number.toInt(); });
    change(heads.isEmpty() ? u"none"_s : heads.join(u','));
    emit settled();
}

void HeadSwitches::fitLetters()
{
    FieldEditor::fitLetters();
    for (QToolButton* button : m_switches)
        button->setFont(font());
}

RecordsEditor::RecordsEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_count(new QLabel(this))
{
    addControl(m_count);
}

void RecordsEditor::showValue(const QString& value)
{
    const int count = value == u"none"_s ? 0 : int(value.count(u';')) + 1;
    m_count->setText(tr("%n set by hand", nullptr, count));
    setVisible(count > 0);
}

TextEditor::TextEditor(const core::settings::Field& field, QWidget* parent)
    : FieldEditor(field, parent)
    , m_edit(new QLineEdit(this))
{
    const bool file = field.path.ends_with("file") || field.type == core::settings::Type::Tensor;
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_edit, 1);
    if (file) {
        auto* look = new QToolButton(row);
        look->setText(u"…"_s);
        look->setAccessibleName(tr("Choose a file"));
        layout->addWidget(look);
        connect(look, &QToolButton::clicked, this, &TextEditor::browse);
    }
    addControl(row);
    setFocusProxy(m_edit);
    connect(m_edit, &QLineEdit::editingFinished, this, [this] {
        if (m_edit->isModified()) {
            m_edit->setModified(false);
            change(m_edit->text());
            emit settled();
        }
    });
}

void TextEditor::showValue(const QString& value)
{
    if (m_edit->text() == value || m_edit->isModified())
        return;
    m_edit->setText(value);
    m_edit->setCursorPosition(0); // the beginning of a long text identifies it
}

void TextEditor::browse()
{
    const QString numbers = tr("Numbers (*.npy *.npz *.safetensors *.csv *.tsv *.txt *.vec)");
    const QString pictures = tr("Images (*.png *.jpg *.jpeg *.bmp *.gif *.svg *.webp)");
    const bool picture = path() == u"network.picture"_s;
    const QString file = QFileDialog::getOpenFileName(this, tr("Choose a file"), {},
        (picture ? pictures + u";;"_s : QString()) + numbers + u";;"_s + tr("All files (*)"));
    if (file.isEmpty())
        return;
    change(file);
    emit settled();
}

} // namespace ui
