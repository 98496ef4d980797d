#include "core/base/fields.h"
#include "core/io/files/sniff.h"
#include "core/io/store/tensor_file.h"
#include "core/io/store/word_vectors.h"

#include <QtTest>

#include <algorithm>
#include <set>
#include <string>
#include <utility>

using core::FileKind;

namespace {

QByteArray bytes(std::string_view text)
{
    return { text.data(), static_cast<qsizetype>(text.size()) };
}

} // namespace

class TestSniff : public QObject {
    Q_OBJECT

private slots:
    void fileKindIsRecognisedByFirstBytes_data()
    {
        using namespace std::string_view_literals;
        QTest::addColumn<QByteArray>("start");
        QTest::addColumn<QString>("kind");
        const auto row = [](const char* name, std::string_view start, const char* kind) {
            QTest::newRow(name) << bytes(start) << kind;
        };
        row("nothing", ""sv, "empty");
        row("npy", "\x93NUMPY\x01\x00v\x00{"sv, "npy");
        row("zip", "PK\x03\x04\x14\x00"sv, "zip");
        row("empty zip", "PK\x05\x06\x00\x00"sv, "zip");
        row("safetensors", "\x10\x00\x00\x00\x00\x00\x00\x00{\"a\""sv, "safetensors");
        row("JSON object", "\n { \"kind\": 1 }"sv, "json");
        row("JSON list", "[1, 2]"sv, "json");
        row("JSON with mark", "\xEF\xBB\xBF{}"sv, "json");
        row("LFS", "version https://git-lfs.github.com/spec/v1\noid sha256:00"sv, "lfs_pointer");
        row("HTML", "<!DOCTYPE html>\n<html>"sv, "html");
        row("HTML in small letters", "\n\n<html lang=en>"sv, "html");
        row("XML error", "<?xml version=\"1.0\"?><Error>"sv, "html");
        row("safetensors, like a pickle", "\x80\x03\x00\x00\x00\x00\x00\x00{\"a\""sv,
            "safetensors");
        row("safetensors, like gzip", "\x1F\x8B\x00\x00\x00\x00\x00\x00{\"a\""sv, "safetensors");
        row("pickle 2", "\x80\x02\x8a\x0al\xfc\x9c"sv, "pickle");
        row("pickle 4", "\x80\x04\x95\x00"sv, "pickle");
        row("gzip", "\x1f\x8b\x08"sv, "gzip");
        row("zstd", "\x28\xb5\x2f\xfd"sv, "compressed");
        row("HDF5", "\x89HDF\r\n\x1a\n"sv, "hdf5");
        row("PDF", "%PDF-1.7"sv, "pdf");
        row("PNG", "\x89PNG\r\n\x1a\n\x00"sv, "png");
        row("SVG", "<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>", "svg");
        row("SVG with a declaration", "<?xml version=\"1.0\"?>\n<!-- drawn -->\n<svg/>", "svg");
        row("program",
            "\x7f"
            "ELF\x02\x01"sv,
            "elf");
        row("UTF-16",
            "\xff\xfe"
            "1\0,\0"sv,
            "utf16");
        row("numbers", "0.5,1,2\n"sv, "unknown");
        row("token in brackets", "[CLS],0.1\n"sv, "unknown");
        row("one byte", "\x80"sv, "unknown");
        row("less than", "<s> 0.1 0.2"sv, "unknown");
    }
    void fileKindIsRecognisedByFirstBytes()
    {
        QFETCH(QByteArray, start);
        QFETCH(QString, kind);
        const auto found = core::sniff(std::as_bytes(std::span<const char>(start)));
        QCOMPARE(QString::fromStdString(std::string(core::idOf(found))), kind);
    }
    // The error names the file's real type and a remedy.
    void errorNamesTheFoundKind_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QString>("words");
        QTest::newRow("LFS") << QByteArray("version https://git-lfs.github.com/spec/v1\n")
                             << "file_is_lfs_pointer"
                             << "git lfs pull";
        QTest::newRow("HTML") << QByteArray("<!DOCTYPE html><title>Log in</title>")
                              << "file_is_html"
                              << "web page";
        QTest::newRow("pickle") << QByteArray("\x80\x04\x95", 3) << "file_is_pickle"
                                << "pickle";
        QTest::newRow("gzip") << QByteArray("\x1f\x8b\x08") << "file_is_gzip"
                              << "gunzip";
        QTest::newRow("PDF") << QByteArray("%PDF-1.7") << "file_is_pdf"
                             << "PDF";
        QTest::newRow("PNG") << QByteArray("\x89PNG\r\n\x1a\n") << "file_is_png"
                             << "PNG image";
        QTest::newRow("program") << QByteArray("\x7f"
                                               "ELF")
                                 << "file_is_elf"
                                 << "program";
        QTest::newRow("empty") << QByteArray() << "file_is_empty"
                               << "empty";
    }
    void errorNamesTheFoundKind()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, problem);
        QFETCH(QString, words);
        const auto refused = [&](auto&& read) {
            try {
                read();
            } catch (const core::Error& error) {
                return QString::fromStdString(error.problem) == problem
                    && QString::fromStdString(error.detail()).contains(words);
            }
            return false;
        };
        const core::Bytes content = std::as_bytes(std::span<const char>(file));
        for (const char* name : { "w.npy", "w.npz", "w.safetensors", "w.csv", "w" })
            QVERIFY(refused([&] { (void)core::readTensors(content, name); }));
        bool read = false;
        const core::TextSource source = [&](std::span<char> to) {
            std::copy(file.begin(), file.end(), to.begin());
            return std::exchange(read, true) ? 0 : static_cast<std::size_t>(file.size());
        };
        QVERIFY(refused([&] { (void)core::readWordVectors(source, {}); }));
    }
    void everyKindHasADistinctAdvice()
    {
        std::set<std::string> details;
        for (std::size_t i = 0; i < enumIds(FileKind {}).size(); ++i) {
            const core::Error error
                = core::wrongFile(static_cast<FileKind>(i), core::message("numbers"));
            QVERIFY(error.detail().find("expected numbers, found ") == 0);
            details.insert(error.detail());
        }
        QCOMPARE(details.size(), enumIds(FileKind {}).size());
    }
};

QTEST_GUILESS_MAIN(TestSniff)
#include "tst_sniff.moc"
