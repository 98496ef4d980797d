#include "ui/views/train/network_list.h"

#include "ui/document/network_library.h"
#include "ui/document/training_session.h"
#include "ui/views/train/training_curves.h"
#include "ui/views/train/training_form.h"
#include "ui/words/messages.h"
#include "ui/words/numbers.h"
#include "ui/words/training_words.h"

#include <QAbstractItemDelegate>
#include <QDateTime>
#include <QDesktopServices>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QToolButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace ui {

namespace {

    enum ListColumn {
        NameColumn,
        TaskColumn,
        ArchitectureColumn,
        AccuracyColumn,
        DateColumn,
        MenuColumn
    };
    constexpr int folderRole = Qt::UserRole;
    constexpr int mostRows = 8; // seen without scrolling

    QString folderOf(const QTreeWidgetItem& row)
    {
        return row.data(NameColumn, folderRole).toString();
    }

    QString accuracyOf(const core::ListedNetwork& network)
    {
        if (!network.last)
            return u"–"_s;
        // One label is one token: then both metrics are the same.
        const core::training::Metrics& metrics = network.last->validation;
        return percentText(core::training::generatesSequence(network.spec.network.architecture)
                ? metrics.sequenceAccuracy
                : metrics.tokenAccuracy);
    }

    QString architectureOf(const core::ListedNetwork& network)
    {
        const QString name = networkName(network.spec.network.architecture);
        const int more = static_cast<int>(network.comparisons);
        return more == 0
            ? name
            : NetworkList::tr("%1 and %n more", "networks trained together", more).arg(name);
    }

} // namespace

NetworkList::NetworkList(NetworkLibrary& library, const TrainingSession& training, QWidget* parent)
    : QWidget(parent)
    , m_library(library)
    , m_training(training)
    , m_heading(new QLabel(tr("Your networks"), this))
    , m_rows(new QTreeWidget(this))
{
    m_rows->setHeaderLabels(
        { tr("Name"), tr("Task"), tr("Network"), tr("Accuracy"), tr("Last trained"), QString() });
    m_rows->setAccessibleName(m_heading->text());
    m_rows->setToolTip(tr("Click to open a network; F2 renames it, Delete moves it to the trash"));
    m_rows->setRootIsDecorated(false);
    m_rows->setUniformRowHeights(true);
    m_rows->setAllColumnsShowFocus(true);
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->setContextMenuPolicy(Qt::CustomContextMenu);
    m_rows->setTabKeyNavigation(false);
    m_rows->installEventFilter(this);
    QHeaderView* const header = m_rows->header();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setSectionResizeMode(ArchitectureColumn, QHeaderView::Stretch);
    header->setSectionsMovable(false);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_heading);
    column->addWidget(m_rows);
    connect(m_rows, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem* row, int place) {
        if (place != MenuColumn && m_edited.isEmpty())
            emit opened(folderOf(*row));
    });
    connect(m_rows, &QTreeWidget::customContextMenuRequested, this, [this](QPoint at) {
        if (QTreeWidgetItem* const row = m_rows->itemAt(at))
            offer(row, m_rows->viewport()->mapToGlobal(at));
    });
    connect(m_rows, &QTreeWidget::itemChanged, this, [this](QTreeWidgetItem* row) {
        if (!m_edited.isEmpty() && folderOf(*row) == std::exchange(m_edited, QString()))
            m_library.rename(folderOf(*row).toStdString(), row->text(NameColumn));
    });
    connect(m_rows->itemDelegate(), &QAbstractItemDelegate::closeEditor, this,
        [this] { m_edited.clear(); }); // also where the edit is cancelled
    connect(&library, &NetworkLibrary::changed, this, &NetworkList::fill);
    fill();
}

void NetworkList::setTheme(const Theme& theme)
{
    m_heading->setFont(theme.sized(1, true));
    m_rows->setFont(theme.sized(1));
    m_rows->header()->setFont(theme.sized(0.92));
    fitHeight();
}

void NetworkList::fill()
{
    if (!m_edited.isEmpty())
        return; // the edit refreshes the list when it ends
    const QTreeWidgetItem* const current = m_rows->currentItem();
    const QString chosen = current != nullptr ? folderOf(*current) : QString();
    const QSignalBlocker quiet(m_rows);
    m_rows->clear();
    for (const core::ListedNetwork& each : m_library.networks()) {
        addRow(each);
        if (QTreeWidgetItem* const row = m_rows->topLevelItem(m_rows->topLevelItemCount() - 1);
            folderOf(*row) == chosen)
            m_rows->setCurrentItem(row);
    }
    setVisible(m_rows->topLevelItemCount() > 0);
    fitHeight();
}

void NetworkList::addRow(const core::ListedNetwork& network)
{
    auto* row = new QTreeWidgetItem(m_rows);
    row->setFlags(row->flags() | Qt::ItemIsEditable);
    row->setText(NameColumn, nameOf(network));
    row->setData(NameColumn, folderRole, QString::fromStdString(network.folder));
    row->setToolTip(NameColumn, QString::fromStdString(network.folder));
    row->setText(DateColumn,
        QLocale().toString(QDateTime::fromSecsSinceEpoch(network.time), QLocale::ShortFormat));
    if (network.error) {
        row->setText(ArchitectureColumn, sentence(*network.error));
        row->setToolTip(ArchitectureColumn, sentence(*network.error));
    } else {
        row->setText(TaskColumn, TrainingForm::taskName(network.spec.task));
        row->setText(ArchitectureColumn, architectureOf(network));
        row->setToolTip(ArchitectureColumn, architectureOf(network));
        row->setText(AccuracyColumn, accuracyOf(network));
    }
    auto* menu = new QToolButton(m_rows);
    menu->setText(u"⋯"_s);
    menu->setProperty("plain", true);
    menu->setFocusPolicy(Qt::NoFocus); // the row has the same menu
    menu->setToolTip(tr("Rename, delete or find this network"));
    menu->setAccessibleName(tr("More"));
    connect(menu, &QToolButton::clicked, this,
        [this, row, menu] { offer(row, menu->mapToGlobal(menu->rect().bottomLeft())); });
    m_rows->setItemWidget(row, MenuColumn, menu);
}

void NetworkList::offer(QTreeWidgetItem* row, QPoint at)
{
    m_rows->setCurrentItem(row);
    const QString folder = folderOf(*row);
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setToolTipsVisible(true);
    menu->addAction(tr("Open"), this, [this, folder] { emit opened(folder); });
    menu->addAction(tr("Rename"), this, [this, row] { rename(row); });
    menu->addAction(tr("Show folder"), this,
        [folder] { QDesktopServices::openUrl(QUrl::fromLocalFile(folder)); });
    menu->addSeparator();
    QAction* const remove
        = menu->addAction(tr("Delete…"), this, [this, row] { askToDelete(*row); });
    remove->setEnabled(!isInTraining(*row));
    if (!remove->isEnabled())
        remove->setToolTip(tr("It is being trained"));
    menu->popup(at);
}

void NetworkList::rename(QTreeWidgetItem* row)
{
    m_edited = folderOf(*row);
    m_rows->editItem(row, NameColumn);
}

bool NetworkList::isInTraining(const QTreeWidgetItem& row) const
{
    return m_training.trains(folderOf(row).toStdString());
}

void NetworkList::askToDelete(const QTreeWidgetItem& row)
{
    if (isInTraining(row))
        return;
    auto* box = new QMessageBox(QMessageBox::Question, tr("Delete network"),
        tr("Move “%1” with all its checkpoints to the trash?").arg(row.text(NameColumn)),
        QMessageBox::NoButton, window());
    box->setTextFormat(Qt::PlainText);
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* remove = box->addButton(tr("Move to trash"), QMessageBox::DestructiveRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    const std::string folder = folderOf(row).toStdString();
    connect(box, &QDialog::finished, this, [this, box, remove, folder] {
        if (box->clickedButton() == remove)
            moveToTrash(folder);
    });
    box->open();
}

// Some file systems have no trash.
void NetworkList::moveToTrash(const std::string& folder)
{
    if (m_library.moveToTrash(folder)) {
        emit deleted(QString::fromStdString(folder));
        return;
    }
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Delete network"),
        tr("There is no trash for this folder. Delete the network permanently?"),
        QMessageBox::NoButton, window());
    box->setAttribute(Qt::WA_DeleteOnClose);
    auto* remove = box->addButton(tr("Delete permanently"), QMessageBox::DestructiveRole);
    box->setEscapeButton(box->addButton(tr("Cancel"), QMessageBox::RejectRole));
    connect(box, &QDialog::finished, this, [this, box, remove, folder] {
        if (box->clickedButton() == remove && m_library.remove(folder))
            emit deleted(QString::fromStdString(folder));
    });
    box->open();
}

bool NetworkList::eventFilter(QObject* watched, QEvent* event)
{
    QTreeWidgetItem* const row = m_rows->currentItem();
    if (watched != m_rows || event->type() != QEvent::KeyPress || row == nullptr)
        return QWidget::eventFilter(watched, event);
    switch (static_cast<QKeyEvent*>(event)->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        emit opened(folderOf(*row));
        return true;
    case Qt::Key_F2:
        rename(row);
        return true;
    case Qt::Key_Delete:
        askToDelete(*row);
        return true;
    default:
        return false;
    }
}

// As high as its rows, up to a number after which they scroll.
void NetworkList::fitHeight()
{
    const int count = m_rows->topLevelItemCount();
    if (count == 0)
        return;
    const int row = m_rows->sizeHintForRow(0);
    m_rows->setFixedHeight(
        m_rows->header()->sizeHint().height() + row * std::min(count, mostRows) + 2);
}

} // namespace ui
