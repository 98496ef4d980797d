#include "core/attention/mask.h"
#include "core/attention/normaliser.h"
#include "core/attention/score.h"
#include "core/input/position.h"
#include "core/model_families/common/families.h"
#include "core/training/network.h"
#include "core/training/tasks/task.h"

#include <QDirIterator>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QtTest>

using namespace Qt::StringLiterals;

namespace {

QString root()
{
    return QStringLiteral(RESOURCES "/../");
}

QString textOf(const QString& file)
{
    QFile text(root() + file);
    if (!text.open(QIODevice::ReadOnly))
        qFatal("%s cannot be read", qPrintable(file));
    return QString::fromUtf8(text.readAll());
}

// The first group of each match.
QStringList captured(const QString& text, const QString& pattern)
{
    const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
    QStringList result;
    for (const auto& match : expression.globalMatch(text))
        result << match.captured(1);
    return result;
}

// Every file of the repository that instructions can name.
const QStringList& allFiles()
{
    static const QStringList files = [] {
        QStringList result { u"README.md"_s, u".ci/run"_s };
        for (const QString& folder : { u"app"_s, u"core"_s, u"resources"_s, u"tests"_s, u"ui"_s }) {
            QDirIterator it(root() + folder, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext())
                result << QDir(root()).relativeFilePath(it.next());
        }
        result.sort();
        return result;
    }();
    return files;
}

// The files at a path, where NAME, NN and * match any name; all files of a folder.
QStringList filesAt(const QString& place)
{
    QString pattern = QRegularExpression::escape(place);
    for (const QString& any : { u"NAME"_s, u"NN"_s, u"\\*"_s })
        pattern.replace(any, u"[\\w-]+"_s);
    return allFiles().filter(QRegularExpression(u"^"_s + pattern + u"(/.*)?$"_s));
}

// An alternative: its type or function, and its saved id.
struct Entry {
    QString name;
    QString id;
};

// Identifiers in a source, and words in its string literals.
struct Words {
    QSet<QString> names;
    QSet<QString> literals;
};

const Words& wordsOf(const QString& file)
{
    static QHash<QString, Words> known;
    const auto found = known.constFind(file);
    if (found != known.cend())
        return *found;
    static const QRegularExpression between(u"\\W+"_s);
    static const QRegularExpression blanks(u"[^\\w-]+"_s);
    const QString text = textOf(file);
    Words words;
    for (const QString& name : text.split(between))
        words.names << name;
    for (const QString& literal : captured(text, u"\"((?:[^\"\\\\\\n]|\\\\.)*)\""_s))
        for (const QRegularExpression& cut : { between, blanks })
            for (const QString& word : literal.split(cut))
                words.literals << word;
    return *known.insert(file, words);
}

bool isSource(const QString& file)
{
    return file.endsWith(u".h"_s) || file.endsWith(u".cpp"_s) || file.endsWith(u".json"_s);
}

bool names(const QString& file, const Entry& entry)
{
    return isSource(file)
        && (wordsOf(file).names.contains(entry.name) || wordsOf(file).literals.contains(entry.id));
}

// The English label of an id in the window.
QString labelOf(const QString& id)
{
    const QStringList found = captured(textOf(u"ui/words/words.cpp"_s),
        u"Word \\{ \"%1\", QT_TRANSLATE_NOOP\\(\\s*\"ids\", \"([^\"]+)\""_s.arg(id));
    return found.isEmpty() ? id : found.first();
}

// The alternatives of a variant, as its header lists them.
QList<Entry> alternatives(const QString& header, const QString& variant)
{
    const QString text = textOf(header);
    QList<Entry> result;
    for (const QString& list :
        captured(text, u"using %1\\s*=\\s*std::variant<([^>]*)>"_s.arg(variant)))
        for (const QString& name : list.split(QRegularExpression(u",\\s*"_s)))
            result.append({ name,
                captured(text,
                    u"struct %1 \\{\\s*static constexpr std::string_view id = \"(\\w+)\""_s.arg(
                        name))
                    .value(0) });
    return result;
}

// Rows { "id", function } of a table in the file.
QList<Entry> rows(const QString& file, const QString& pattern, bool idFirst)
{
    const QRegularExpression row(pattern);
    QList<Entry> result;
    for (const auto& match : row.globalMatch(textOf(file)))
        result.append({ match.captured(idFirst ? 2 : 1), match.captured(idFirst ? 1 : 2) });
    return result;
}

template <class List> QStringList idsOf(const List& list)
{
    QStringList result;
    for (const std::string_view id : list)
        result << QString::fromUtf8(id.data(), qsizetype(id.size()));
    return result;
}

QStringList typesOfFamilies()
{
    QStringList result;
    for (const core::Family& family : core::families())
        result << QString::fromUtf8(family.type.data(), qsizetype(family.type.size()));
    return result;
}

// One of the instructions "Add a …".
struct Door {
    QString kind; // "score"
    QString readme;
    QString heading;
    QString words; // the file with its window texts (see tst_catalogues)
    QList<Entry> entries;
    QStringList ids {}; // the ids from the program; empty: known only at run time
};

QList<Door> doors()
{
    const QString core = u"core/README.md"_s;
    const QString words = u"ui/words/words.cpp"_s;
    return {
        { u"score"_s, core, u"Add a score"_s, words,
            alternatives(u"core/attention/score.h"_s, u"Score"_s),
            idsOf(core::kinds<core::Score>()) },
        { u"normaliser"_s, core, u"Add a normaliser"_s, words,
            alternatives(u"core/attention/normaliser.h"_s, u"Normaliser"_s),
            idsOf(core::kinds<core::Normaliser>()) },
        { u"mask"_s, core, u"Add a mask"_s, words,
            alternatives(u"core/attention/mask.h"_s, u"Mask"_s), idsOf(core::kinds<core::Mask>()) },
        { u"position"_s, core, u"Add a position encoding"_s, words,
            alternatives(u"core/input/position.h"_s, u"Position"_s),
            idsOf(core::kinds<core::Position>()) },
        { u"family"_s, core, u"Add a model family"_s, {},
            rows(u"core/model_families/families.cpp"_s,
                u"Family \\{ \"([\\w-]+)\", \"\\S*\", (\\w+) \\}"_s, true),
            typesOfFamilies() },
        { u"task"_s, core, u"Add a training task"_s, u"ui/words/training_words.cpp"_s,
            rows(u"core/training/tasks/task.cpp"_s,
                u"Entry \\{ \"(\\w+)\", (?:endless<)?(\\w+)>? \\}"_s, true),
            idsOf(core::training::taskIds()) },
        { u"network"_s, core, u"Add a network"_s, u"ui/words/training_words.cpp"_s,
            alternatives(u"core/training/network.h"_s, u"NetworkArchitecture"_s),
            idsOf(core::kinds<core::training::NetworkArchitecture>()) },
        { u"view"_s, u"ui/README.md"_s, u"Add a view"_s, words,
            rows(u"ui/views/registry.cpp"_s, u"entry<(\\w+)>\\(\"(\\w+)\""_s, false) },
        { u"command"_s, u"app/README.md"_s, u"Add a command"_s, {},
            rows(u"app/command.h"_s, u"Command ((\\w+)Command)\\(\\);"_s, false) },
        { u"lesson"_s, u"resources/README.md"_s, u"Add a lesson"_s, {}, {} },
    };
}

Door doorOf(const QString& kind)
{
    for (const Door& door : doors())
        if (door.kind == kind)
            return door;
    qFatal("no such instructions");
}

// A numbered list; each step begins with the path that it is about.
struct Instructions {
    struct Step {
        QString place;
        QString text;
    };
    int promised = 0; // "13 files"
    QList<Step> steps;
    QStringList places; // all paths, including those under "Where needed"
};

Instructions instructionsOf(const Door& door)
{
    const QString text = textOf(door.readme);
    const QString heading = u"\n## "_s + door.heading + u'\n';
    const qsizetype begin = text.indexOf(heading);
    if (begin < 0)
        return {};
    const QString section = text.mid(begin + heading.size()).section(u"\n## "_s, 0, 0);
    Instructions result;
    result.promised = captured(section, u"^(\\d+) (?:files|steps)"_s).value(0).toInt();
    result.places = captured(section, u"`([^`\\n]+)`"_s);
    // Indented lines continue a step.
    for (const QString& step : captured(section, u"^\\d+\\. (.*(?:\\n   .*)*)"_s))
        result.steps.append({ captured(step, u"^`([^`]+)`"_s).value(0), step.simplified() });
    return result;
}

// Paths where an alternative need not be named, because …
struct Exception {
    const char* id;
    const char* place;
};
constexpr std::array exceptions {
    Exception { "scaled_dot", "tests/core/tst_score.cpp" }, // … the dot product is tested there
    Exception { "additive", "tests/core/tst_score.cpp" }, // … published.json has known numbers
    Exception { "curve", "core/training/tasks/kinds.h" }, // … it has a header of its own
    Exception { "recurrent", "app/train_network.cpp" }, // … its cells are named instead
    Exception {
        "none", "core/model_families/common/trained_architecture.cpp" }, // … nothing is added
    Exception { "gemma3", "tests/data/families/NAME" }, // … its text model is gemma3_text
    Exception { "learn", "tests/core/tst_folders.cpp" }, // … its folder is called train
};

bool isException(const Entry& entry, const QString& place)
{
    return std::ranges::any_of(exceptions, [&](const Exception& each) {
        return entry.id == QLatin1String(each.id) && place == QLatin1String(each.place);
    });
}

// Pages in other languages have the structure of the English ones (tst_manual).
bool isMentionedIn(const QString& page, const Entry& entry)
{
    static const QRegularExpression language(u"/zh_(CN|TW)/"_s);
    const QString text = textOf(QString(page).replace(language, u"/en/"_s));
    const QStringList spellings { entry.id, labelOf(entry.id) };
    return std::ranges::any_of(spellings, [&](const QString& each) {
        return text.contains(u"**%1**"_s.arg(each)) || text.contains(u"\n## %1\n"_s.arg(each));
    });
}

bool isIn(const QString& place, const Entry& entry, const Door& door)
{
    if (place.endsWith(u".ts"_s))
        return names(door.words, entry);
    const QStringList files = filesAt(place);
    return std::ranges::any_of(files, [&](const QString& file) {
        return file.endsWith(u".md"_s) ? isMentionedIn(file, entry) : names(file, entry);
    });
}

// The steps of the instructions that were not done for an alternative.
QStringList forgotten(const Door& door, const Entry& entry)
{
    QStringList result;
    int number = 0;
    for (const Instructions::Step& step : instructionsOf(door).steps) {
        ++number;
        if (!isIn(step.place, entry, door) && !isException(entry, step.place))
            result << u"%1 \"%2\" is not in %3 (step %4 of \"%5\" in %6): %7"_s.arg(door.kind,
                entry.id, step.place, QString::number(number), door.heading, door.readme,
                step.text);
    }
    return result;
}

} // namespace

// The instructions of the README files for adding alternatives are complete and correct.
class TestDoors : public QObject {
    Q_OBJECT

    static void eachDoor()
    {
        QTest::addColumn<QString>("kind");
        for (const Door& door : doors())
            QTest::newRow(qPrintable(door.kind)) << door.kind;
    }
    static Door door()
    {
        QFETCH(QString, kind);
        return doorOf(kind);
    }
    // One line each: a message of QtTest ends after 1024 characters.
    static void requireNone(const QStringList& problems)
    {
        for (const QString& problem : problems)
            qWarning("%s", qPrintable(problem));
        QVERIFY2(problems.isEmpty(), qPrintable(u"%1, see above"_s.arg(problems.size())));
    }
    static QStringList readmes()
    {
        return { u"README.md"_s, u"app/README.md"_s, u"core/README.md"_s, u"core/io/README.md"_s,
            u"resources/README.md"_s, u"tests/README.md"_s, u"ui/README.md"_s };
    }
    // Files and folders, without commands.
    static bool isPlace(const QString& code)
    {
        static const QRegularExpression place(
            u"^(?:(?:app|core|resources|tests|ui)(?:/[\\w.*-]+)*|\\.ci/run)$"_s);
        return place.match(code).hasMatch();
    }
    static QStringList foldersWithSources(const QString& layer)
    {
        QStringList folders;
        for (const QString& file : allFiles())
            if (file.startsWith(layer + u'/') && file.endsWith(u".cpp"_s))
                folders << file.section(u'/', 0, -2);
        folders.removeDuplicates();
        return folders;
    }

private slots:
    void pathsInReadmesExist()
    {
        int seen = 0;
        QStringList gone;
        for (const QString& readme : readmes()) {
            const QString text = textOf(readme);
            for (const QString& code : captured(text, u"`([^`\\n]+)`"_s))
                if (isPlace(code) && ++seen > 0 && filesAt(code).isEmpty())
                    gone << readme + u": "_s + code;
            const QDir folder = QFileInfo(root() + readme).dir();
            for (const QString& link : captured(text, u"\\]\\((?!https?:)([^)#]+)"_s))
                if (++seen > 0 && !QFileInfo::exists(folder.filePath(link)))
                    gone << readme + u": "_s + link;
        }
        requireNone(gone);
        QVERIFY2(seen > 150, qPrintable(QString::number(seen)));
    }
    void pathsInCommentsExist()
    {
        QStringList gone;
        for (const QString& file : allFiles()) {
            if (!file.endsWith(u".h"_s) && !file.endsWith(u".cpp"_s))
                continue;
            for (const QString& comment : captured(textOf(file), u"//([^\\n]*)"_s)) {
                for (const QString& place : captured(comment,
                         u"(?<![\\w/.])((?:app|core|resources|tests|ui)/[\\w/]+\\.\\w+)"_s))
                    if (filesAt(place).isEmpty())
                        gone << file + u": "_s + place;
                for (const QString& page : captured(comment, u"(?<![\\w/.])(\\w+\\.md)\\b"_s))
                    if (allFiles().filter(u'/' + page).isEmpty())
                        gone << file + u": "_s + page;
            }
        }
        requireNone(gone);
    }
    void foldersAreDescribed()
    {
        for (const QString& layer : { u"core"_s, u"ui"_s }) {
            const QStringList described
                = captured(textOf(layer + u"/README.md"_s), u"^\\| `([\\w/]+)` \\|"_s);
            for (const QString& folder : foldersWithSources(layer))
                QVERIFY2(described.contains(folder)
                        || (folder.startsWith(u"ui/views/"_s) && described.contains(u"ui/views"_s)),
                    qPrintable(folder));
            QCOMPARE(described.size(), QSet<QString>(described.begin(), described.end()).size());
        }
    }
    void variantListsMatchTheProgram_data() { eachDoor(); }
    void variantListsMatchTheProgram()
    {
        const Door door = TestDoors::door();
        QStringList found;
        for (const Entry& entry : door.entries) {
            QVERIFY(!entry.name.isEmpty() && !entry.id.isEmpty());
            found << entry.id;
        }
        if (!door.ids.isEmpty())
            QCOMPARE(found, door.ids);
        else
            QVERIFY(found.size() > 8 || door.kind == u"lesson");
    }
    void instructionsHaveTheStatedNumberOfSteps_data() { eachDoor(); }
    void instructionsHaveTheStatedNumberOfSteps()
    {
        const Instructions instructions = instructionsOf(door());
        QVERIFY(instructions.promised > 0);
        QCOMPARE(int(instructions.steps.size()), instructions.promised);
        QSet<QString> places;
        for (const Instructions::Step& step : instructions.steps) {
            QVERIFY2(isPlace(step.place) || step.place == u"README.md", qPrintable(step.text));
            places << step.place;
        }
        QCOMPARE(places.size(), instructions.steps.size());
    }
    void everyVariantIsInEveryListedFile_data() { eachDoor(); }
    void everyVariantIsInEveryListedFile()
    {
        const Door door = TestDoors::door();
        QStringList all;
        for (const Entry& entry : door.entries)
            all << forgotten(door, entry);
        requireNone(all);
    }
    // A source that knows every alternative must be named in the instructions.
    void everyFileWithAllVariantsIsInTheInstructions_data() { eachDoor(); }
    void everyFileWithAllVariantsIsInTheInstructions()
    {
        const Door door = TestDoors::door();
        if (door.entries.isEmpty())
            return;
        const QStringList places = instructionsOf(door).places;
        static const QRegularExpression program(u"^(app|core|ui)/.*\\.(h|cpp)$"_s);
        for (const QString& file : allFiles().filter(program)) {
            const bool knowsAll = std::ranges::all_of(
                door.entries, [&](const Entry& entry) { return names(file, entry); });
            QVERIFY2(!knowsAll || places.contains(file),
                qPrintable(u"%1 names every %2, but \"%3\" in %4 does not name it"_s.arg(
                    file, door.kind, door.heading, door.readme)));
        }
    }
    void madeUpVariantIsMissingEverywhere_data() { eachDoor(); }
    void madeUpVariantIsMissingEverywhere()
    {
        const Door door = TestDoors::door();
        if (door.entries.isEmpty())
            return;
        const QStringList all = forgotten(door, { u"NobodysName"_s, u"nobodys_id"_s });
        const Instructions instructions = instructionsOf(door);
        QCOMPARE(int(all.size()), instructions.promised);
        for (qsizetype i = 0; i < all.size(); ++i) {
            QVERIFY2(all[i].contains(instructions.steps[i].place), qPrintable(all[i]));
            QVERIFY2(
                all[i].startsWith(door.kind + u" \"nobodys_id\" is not in "_s), qPrintable(all[i]));
        }
    }
    void readmeCountsTheLessons()
    {
        const auto count = filesAt(u"resources/lessons/NN_NAME.headlight"_s).size();
        QVERIFY(count > 10);
        QVERIFY(textOf(u"README.md"_s).contains(u"%1 lessons"_s.arg(count)));
    }
};

QTEST_APPLESS_MAIN(TestDoors)
#include "tst_doors.moc"
