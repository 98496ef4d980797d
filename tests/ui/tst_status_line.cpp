#include "stage.h"
#include "ui/window/status_line.h"

#include <QLabel>
#include <QStatusBar>

#include <algorithm>

using namespace Qt::StringLiterals;

class TestStatusLine : public QObject {
    Q_OBJECT

    static QString sizes(const QStatusBar& bar)
    {
        for (const auto* each : bar.findChildren<QLabel*>())
            if (each->accessibleDescription() == u"Sizes"_s)
                return each->text();
        return {};
    }

private slots:
    void init() { failOnWarnings(); }

    // The tokens on screen may be those of the decoder.
    void bothSidesOfATranslatorAreCounted()
    {
        ui::Document document;
        QStatusBar bar;
        ui::StatusLine line(document, &bar);
        line.setTheme(ui::makeTheme(ui::ThemeKind::Light, 1));
        QVERIFY(settled(document));
        const std::size_t tokens = document.trace()->attention(0).keyTokens->size();
        QVERIFY(sizes(bar).startsWith(u"n %1   "_s.arg(tokens)));
        QVERIFY(change(document, "network=loaded"));
        QVERIFY(change(document, "network.where=translator"));
        const auto& all = document.trace()->attentions;
        const auto cross = std::ranges::find_if(
            all, [](const core::AttentionTrace& each) { return each.path.starts_with("cross/"); });
        QVERIFY(cross != all.end());
        const QString both = u"n %1 encoder, %2 decoder"_s.arg(cross->keyTokens->size())
                                 .arg(cross->queryTokens->size());
        for (core::Index layer = 0; layer < std::ssize(all); ++layer) {
            document.lock({ layer, 0, {}, {}, 0 });
            QVERIFY2(sizes(bar).startsWith(both), qPrintable(sizes(bar)));
        }
    }
};

QTEST_MAIN(TestStatusLine)
#include "tst_status_line.moc"
