#include "core/base/error.h"
#include "ui/session/session_file.h"

#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

ui::Session naming(const std::string& weights, const std::string& queries)
{
    ui::Session session;
    session.experiment.design.weights = core::FileWeights { weights };
    core::MatrixSource source;
    source.queries.file = queries;
    session.experiment.source = source;
    ui::LessonStep step;
    step.experiment.design.embedding = core::WordTable { weights };
    session.steps = { step };
    session.pinned = session.experiment;
    return session;
}

std::string problemOf(const auto& run)
{
    try {
        run();
        return {};
    } catch (const core::Error& error) {
        return error.problem;
    }
}

void put(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestSessionFile : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }

private slots:
    void writtenSessionIsReadBack()
    {
        const ui::Session session = naming("/elsewhere/w.npz", "/elsewhere/q.npy");
        ui::writeSession(path(u"a.headlight"_s), { session, {}, {}, {}, {} }, {});
        QVERIFY(ui::readSession(path(u"a.headlight"_s)).session == session);
    }
    void folderOfSessionAndFilesCanBeMoved()
    {
        QDir(m_folder.path()).mkpath(u"here/data"_s);
        const ui::Session session = naming(
            path(u"here/data/w.npz"_s).toStdString(), path(u"shared/q.npy"_s).toStdString());
        ui::writeSession(path(u"here/a.headlight"_s), { session, {}, {}, {}, {} }, {});
        QFile file(path(u"here/a.headlight"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("\"data/w.npz\""));
        QVERIFY(text.contains("\"../shared/q.npy\""));
        QVERIFY(!text.contains(m_folder.path().toUtf8()));
        QVERIFY(QDir().rename(path(u"here"_s), path(u"there"_s)));
        QVERIFY(ui::readSession(path(u"there/a.headlight"_s)).session
            == naming(
                path(u"there/data/w.npz"_s).toStdString(), path(u"shared/q.npy"_s).toStdString()));
    }
    void relativeNamesAreAdaptedToAnotherFolder()
    {
        QDir(m_folder.path()).mkpath(u"one"_s);
        QDir(m_folder.path()).mkpath(u"two"_s);
        ui::writeSession(path(u"two/a.headlight"_s),
            { naming("w.npz", "../q.npy"), {}, {}, {}, {} }, path(u"one"_s));
        QVERIFY(ui::readSession(path(u"two/a.headlight"_s)).session
            == naming(path(u"one/w.npz"_s).toStdString(), path(u"q.npy"_s).toStdString()));
    }
    void eachNamedFileIsListedOnce()
    {
        QStringList files = ui::namedFiles(naming("/elsewhere/w.npz", "../here/q.npy"), u"/here"_s);
        files.sort();
        QCOMPARE(files, (QStringList { u"/elsewhere/w.npz"_s, u"/here/q.npy"_s }));
        QCOMPARE(ui::namedFiles({}, u"/here"_s), QStringList());
    }
    void otherKindsOfFilesAreNamed()
    {
        put(path(u"a.headlight"_s), "%PDF-1.4 something");
        QCOMPARE(problemOf([&] { ui::readSession(path(u"a.headlight"_s)); }),
            std::string("recipe_missing")); // a figure may embed a session
        put(path(u"a.headlight"_s), "version https://git-lfs.github.com/spec/v1");
        QCOMPARE(problemOf([&] { ui::readSession(path(u"a.headlight"_s)); }),
            std::string("file_is_lfs_pointer"));
        put(path(u"b.headlight"_s), "");
        QCOMPARE(problemOf([&] { ui::readSession(path(u"b.headlight"_s)); }),
            std::string("file_is_empty"));
        QCOMPARE(
            problemOf([&] { ui::readSession(path(u"nowhere"_s)); }), std::string("file_missing"));
        QCOMPARE(problemOf([&] { ui::readSession(m_folder.path()); }), std::string("is_folder"));
    }
};

QTEST_APPLESS_MAIN(TestSessionFile)
#include "tst_session_file.moc"
