#include "core/base/error.h"
#include "core/base/utf8.h"

#include <QtTest>

#include <string>
#include <string_view>

using namespace std::string_view_literals;

class TestUtf8 : public QObject {
    Q_OBJECT

private slots:
    void illFormedBytesAreFoundAtTheirStart_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<int>("offset"); // UnicodeDecodeError.start of Python 3
        const auto row = [](const char* name, std::string_view bytes, int offset) {
            QTest::newRow(name) << QByteArray(bytes.data(), static_cast<int>(bytes.size()))
                                << offset;
        };
        row("never a byte of UTF-8", "\xff"sv, 0);
        row("after ASCII", "abc\xff"sv, 3);
        row("stray continuation", "\x80"sv, 0);
        row("overlong NUL", "a\xc0\x80"sv, 1);
        row("overlong of two bytes", "\xc1\xbf"sv, 0);
        row("overlong of three bytes", "\xe0\x80\x80"sv, 0);
        row("longest overlong of three bytes", "\xe0\x9f\xbf"sv, 0);
        row("overlong of four bytes", "\xf0\x80\x80\x80"sv, 0);
        row("longest overlong of four bytes", "\xf0\x8f\xbf\xbf"sv, 0);
        row("first surrogate", "\xed\xa0\x80"sv, 0);
        row("last surrogate", "\xed\xbf\xbf"sv, 0);
        row("pair of surrogates", "ab\xed\xa0\xbd\xed\xb8\x80"sv, 2);
        row("above 10FFFF", "\xf4\x90\x80\x80"sv, 0);
        row("far above 10FFFF", "\xf5\x80\x80\x80"sv, 0);
        row("five bytes", "\xf8\x88\x80\x80\x80"sv, 0);
        row("two bytes cut", "\xc3"sv, 0);
        row("three bytes cut", "\xe2\x82"sv, 0);
        row("three bytes broken off", "\xe2\x82\x41"sv, 0);
        row("four bytes cut", "\xf0\x9f\x98"sv, 0);
        row("four bytes broken off", "\xf0\x9f\x41\x41"sv, 0);
        row("after a good character", "\xc3\xa9\xc3"sv, 2);
        row("Latin-1 after eight bytes", "12345678\xe9\x74\xe9"sv, 8);
        row("UTF-16 with its mark", "\xfe\xff\x00\x61"sv, 0);
        row("Latin-1 sentence", "caf\xe9 au lait"sv, 3);
        row("Chinese cut in a character", "\xe6\xb3\xa8\xe6\x84"sv, 3);
    }
    void illFormedBytesAreFoundAtTheirStart()
    {
        QFETCH(const QByteArray, bytes);
        QFETCH(const int, offset);
        const std::string_view text(bytes.data(), static_cast<std::size_t>(bytes.size()));
        QCOMPARE(core::firstIllFormed(text), std::optional(static_cast<std::size_t>(offset)));
        try {
            core::checkUtf8(text);
            QFAIL("no error");
        } catch (const core::Error& error) {
            QCOMPARE(error.problem, std::string("text_not_utf8"));
            QCOMPARE(error.offset, std::optional(static_cast<std::uint64_t>(offset)));
        }
    }
    void everyCodePointRoundTrips()
    {
        for (char32_t value = 0; value <= 0x10ffff; ++value) {
            if (value == 0xd800)
                value = 0xe000;
            const QByteArray bytes = QStringView(QChar::fromUcs4(value)).toUtf8();
            const std::string_view text(bytes.data(), static_cast<std::size_t>(bytes.size()));
            if (core::firstIllFormed(text) || core::codePointAt(text, 0).value != value
                || core::codePointAt(text, 0).length != text.size())
                QFAIL(qPrintable(QString::number(value, 16)));
        }
    }
    void asciiPrefixEndsAtTheFirstOtherByte()
    {
        for (std::size_t length = 0; length < 40; ++length) {
            const std::string text(length, 'a');
            QCOMPARE(core::endOfAscii(text, 0), length);
            QCOMPARE(core::endOfAscii(text + "é and more text", 0), length);
            QCOMPARE(core::endOfAscii(text + "é", length / 2), length);
        }
    }
};

QTEST_APPLESS_MAIN(TestUtf8)
#include "tst_utf8.moc"
