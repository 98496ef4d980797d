#include "ui/window/sentence_bar.h"

#include "core/pretrained_model.h"
#include "core/resolve/image_input.h"
#include "core/resolve/imported_source.h"
#include "core/training/trained_network.h"
#include "ui/document/document.h"
#include "ui/drawing/theme.h"
#include "ui/window/text_field.h"
#include "ui/window/token_chips.h"
#include "ui/words/labels.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <utility>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace ui {

namespace {

    constexpr int ordinaryToken = 8; // letters

    constexpr int closeRows = 2; // pixels

    bool translates(const core::Trace* trace)
    {
        return trace != nullptr && trace->model->pretrained() != nullptr
            && trace->model->pretrained()->model->architecture.decoder.has_value();
    }

    bool takesImages(const core::Trace* trace)
    {
        return trace != nullptr && trace->model->pretrained() != nullptr
            && core::takesImages(*trace->model);
    }

    // The generated tokens as a text; empty if the model generates none.
    QString generatedBy(const core::Trace& trace)
    {
        const core::PretrainedRun& run = *trace.model->pretrained();
        return QString::fromStdString(core::decodedText(*run.model, run.input.decoderIds))
            .simplified();
    }

    // Whether the shown model takes a second sentence, as BERT does.
    bool takesPairs(const core::Trace* trace)
    {
        return trace != nullptr && trace->model->pretrained() != nullptr
            && core::takesPairs(*trace->model->pretrained()->model);
    }

    // What the fields show; null: there is no such field.
    struct FieldTexts {
        const std::string* query = nullptr;
        const std::string* key = nullptr; // a second sentence, or a translator's decoder input
    };

    FieldTexts texts(const core::Experiment& experiment, const core::Trace* shown)
    {
        static const std::string none;
        const auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network);
        if (trained != nullptr
            && (!trained->ids.empty() || core::requestsImportedAttention(experiment)
                || takesImages(shown)))
            return {};
        if (const auto* two = std::get_if<core::SentencePair>(&experiment.source))
            return { &two->text, &two->keys };
        const auto* const one = std::get_if<core::Sentence>(&experiment.source);
        if (one == nullptr)
            return {};
        if (trained == nullptr)
            return { &one->text, nullptr };
        return { &one->text,
            translates(shown)       ? &trained->target
                : takesPairs(shown) ? &none
                                    : nullptr };
    }

    // Puts the texts of the fields into the experiment. A trained model reads one sentence where
    // the second one is empty.
    void putTexts(core::Experiment& experiment, const core::Trace* shown,
        const std::pair<std::string, std::string>& typed)
    {
        const FieldTexts before = texts(experiment, shown);
        if (before.query == nullptr)
            return;
        auto* const trained = std::get_if<core::PretrainedSource>(&experiment.network);
        auto* const one = std::get_if<core::Sentence>(&experiment.source);
        if (one != nullptr && trained != nullptr && translates(shown)) {
            one->text = typed.first;
            trained->target = typed.second;
        } else if (before.key != nullptr && (trained == nullptr || !typed.second.empty())) {
            experiment.source = core::SentencePair { typed.first, typed.second };
        } else {
            experiment.source = core::Sentence { typed.first };
        }
    }

} // namespace

SentenceBar::SentenceBar(Document& document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_query(new TextField(tr("Sentence"), this))
    , m_key(new TextField(tr("Second sentence: keys and values"), this))
    , m_examples(new QToolButton(this))
    , m_tokens(new QWidget(this))
    , m_chips(new TokenChips(document, TokenChips::Sequence::Queries, m_tokens))
    , m_keyChips(new TokenChips(document, TokenChips::Sequence::Keys, m_tokens))
    , m_summary(new QLabel(m_tokens))
    , m_given(new QLabel(tr("The input is given as numbers: see Settings, Input."), this))
{
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setAlignment(Qt::AlignRight | Qt::AlignTop);
    m_query->setToolTip(tr("Its tokens are the queries and keys: the numbers follow as you type"));
    m_examples->setText(tr("Examples"));
    m_examples->setToolTip(tr("Sentences with heads worth a look"));
    m_examples->setPopupMode(QToolButton::InstantPopup);
    auto* fields = new QHBoxLayout;
    fields->addWidget(m_query, 1);
    fields->addWidget(m_key, 1);
    fields->addWidget(m_given, 1);
    fields->addWidget(m_examples);
    auto* tokens = new QHBoxLayout(m_tokens);
    tokens->setContentsMargins(0, 0, 0, 0);
    tokens->addWidget(m_chips, 1, Qt::AlignTop);
    tokens->addWidget(m_keyChips, 1, Qt::AlignTop);
    tokens->addStretch();
    tokens->addWidget(m_summary, 0, Qt::AlignTop);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(6, 0, 6, 2);
    layout->addLayout(fields);
    layout->addWidget(m_tokens);
    m_pause.setSingleShot(true);
    m_pause.setInterval(150ms);
    connect(&m_pause, &QTimer::timeout, this, &SentenceBar::commit);
    for (TextField* edit : { m_query, m_key }) {
        connect(edit, &QLineEdit::textEdited, this, &SentenceBar::typed);
        connect(edit, &QLineEdit::textChanged, this, [this, edit] { take(*edit); });
        connect(edit, &QLineEdit::returnPressed, this, [this, edit] {
            if (edit->isRefused())
                edit->setModified(true); // tried again
            commit();
        });
        connect(edit, &QLineEdit::editingFinished, this, [this] {
            commit();
            m_document.commitEdit();
        });
        connect(edit, &TextField::tooLong, this,
            [this, edit](const QString& beginning) { refuse(*edit, beginning); });
    }
    connect(&document, &Document::gathering, this, &SentenceBar::commit);
    connect(&document, &Document::problem, this, &SentenceBar::showSession);
    connect(&document, &Document::sessionChanged, this, &SentenceBar::showSession);
    connect(&document, &Document::traceChanged, this, &SentenceBar::showTrace);
    connect(&document, &Document::selectionChanged, this, &SentenceBar::showSelection);
    showSession();
}

QLineEdit* SentenceBar::queryEdit() const
{
    return m_query;
}

QLineEdit* SentenceBar::keyEdit() const
{
    return m_key;
}

// A text that is too long for a field changes nothing.
void SentenceBar::refuse(TextField& edit, const QString& beginning)
{
    m_pause.stop();
    showSession();
    emit tooLong(
        tr("That text is too long: the sentence may have at most %L1 characters. "
           "Nothing was changed.")
            .arg(TextField::longestText),
        beginning.isEmpty() ? std::function<void()>()
                            : [this, &edit, beginning] { takeBeginning(edit, beginning); });
}

void SentenceBar::takeBeginning(TextField& edit, const QString& beginning)
{
    edit.setText(beginning);
    edit.setModified(true);
    m_cuts = true;
    commit();
}

bool SentenceBar::cutsRefused()
{
    const auto& refusal = m_document.refusedText();
    if (!std::exchange(m_cuts, false) || !refusal || !refusal->fitting)
        return false;
    m_document.typeText(core::Experiment(*refusal->fitting));
    return true;
}

// textEdited is emitted only for committed text: nothing is computed while an input method
// composes.
void SentenceBar::typed()
{
    m_cuts = false;
    m_pause.start();
}

// Assistive tools set a text without typing it.
void SentenceBar::take(TextField& edit)
{
    const auto [query, key] = texts(m_document.experiment(), m_document.trace().get());
    const std::string* const known = &edit == m_query ? query : key;
    if (known == nullptr || edit.isModified() || edit.text().toStdString() == *known)
        return;
    edit.setModified(true);
    typed();
}

void SentenceBar::commit()
{
    m_pause.stop();
    const bool queryTyped = m_query->takeTyped();
    const bool keyTyped = m_key->takeTyped();
    if (!queryTyped && !keyTyped)
        return;
    core::Experiment typed = m_document.experiment();
    putTexts(typed, m_document.trace().get(),
        { m_query->text().toStdString(), m_key->text().toStdString() });
    m_document.typeText(typed);
    showSession(); // the text may be unchanged
}

void SentenceBar::showSession()
{
    const auto [query, key] = texts(m_document.experiment(), m_document.trace().get());
    const auto& refusal = m_document.refusedText();
    const auto [askedQuery, askedKey]
        = texts(refusal ? refusal->asked : m_document.experiment(), m_document.trace().get());
    const auto show = [](TextField& field, const std::string* known, const std::string* asked) {
        const bool refused = known != nullptr && asked != nullptr && *known != *asked;
        field.show(refused ? asked : known, refused);
    };
    show(*m_query, query, askedQuery);
    show(*m_key, key, askedKey);
    m_given->setVisible(query == nullptr);
    const auto* const trained
        = std::get_if<core::PretrainedSource>(&m_document.experiment().network);
    m_given->setText(core::requestsImportedAttention(m_document.experiment())
            ? tr("The tokens come from the opened file.")
            : takesImages(m_document.trace().get())
            ? tr("The model takes an image: drop another one on the window.")
            : trained != nullptr && !trained->ids.empty()
            ? tr("Tokens are given by ID: see Settings, %1.").arg(label("network.ids"))
            : tr("The input is given as numbers: see Settings, Input."));
    const bool target = translates(m_document.trace().get())
        && std::holds_alternative<core::Sentence>(m_document.experiment().source);
    const bool pair = trained != nullptr && !target;
    const QString name = target ? tr("Decoder tokens so far; empty: generated by the model")
        : pair                  ? tr("Second sentence (optional)")
                                : tr("Second sentence: keys and values");
    m_key->setToolTip(pair
            ? tr("A second sentence for the model, after a separator; its tokens have token type 1")
            : tr("Its tokens are the keys and values for the queries of the first text"));
    auto* const fields = static_cast<QHBoxLayout*>(layout()->itemAt(0)->layout());
    fields->setStretchFactor(m_query, pair ? 2 : 1); // an optional field is smaller
    const QString said = target ? generatedBy(*m_document.trace()) : QString();
    m_key->setPlaceholderText(said.isEmpty() ? name : tr("%1 (generated)").arg(said));
    m_key->setAccessibleName(name);
}

void SentenceBar::showTrace()
{
    showSession(); // a translator has a second text
    const bool words
        = std::holds_alternative<core::Sentence>(m_document.trace()->model->experiment.source)
        || std::holds_alternative<core::SentencePair>(m_document.trace()->model->experiment.source);
    m_chips->setVisible(words);
    m_chips->showTrace();
    m_keyChips->showTrace();
    m_keyChips->setVisible(words && !attentionShown().selfAttention());
    placeChips();
    m_layer = m_document.locked().layer;
    showSummary();
}

// Tokens are below their text: the decoder's below the second one.
void SentenceBar::placeChips()
{
    const bool second
        = translates(m_document.trace().get()) && !attentionShown().path.starts_with("encoder/");
    QSizePolicy policy = m_keyChips->sizePolicy();
    policy.setRetainSizeWhenHidden(second);
    m_keyChips->setSizePolicy(policy);
    auto* row = static_cast<QHBoxLayout*>(m_tokens->layout());
    row->removeWidget(m_keyChips);
    row->insertWidget(second ? 0 : 1, m_keyChips, 1, Qt::AlignTop);
}

// Another layer may have other tokens, or other keys.
void SentenceBar::showSelection()
{
    if (m_document.trace() && m_document.locked().layer != m_layer)
        showTrace();
    else
        showSummary();
}

const core::AttentionTrace& SentenceBar::attentionShown() const
{
    return m_document.trace()->attention(m_document.locked().layer);
}

namespace {

    // The kind of the model's tokens.
    QString kindOfTokens(const core::Model& model)
    {
        if (model.surrogate() != nullptr)
            return SentenceBar::tr("positions");
        if (model.pretrained() != nullptr && core::takesImages(model))
            return SentenceBar::tr("image patches");
        if (model.trainedRun != nullptr)
            return label(model.trainedRun->task.characters ? "characters" : "words").toLower();
        return model.pretrained() != nullptr && !model.isDesigned()
            ? SentenceBar::tr("subwords")
            : label(core::kindOf(model.experiment.design.tokens)).toLower();
    }

    // "subwords", "subwords merged, special tokens hidden"
    QString tokensShown(const Document& document)
    {
        const ViewState& view = document.view();
        const bool changed = !document.trace()->model->canExplain();
        QStringList parts;
        if (view.mergeSubwords && changed)
            parts << SentenceBar::tr("subwords merged");
        else if (core::requestsImportedAttention(document.experiment()))
            parts << SentenceBar::tr("from a file");
        else
            parts << kindOfTokens(*document.trace()->model);
        if (view.hideSpecial && changed)
            parts << SentenceBar::tr("special tokens hidden");
        return parts.join(SentenceBar::tr(", ", "between words about tokens"));
    }

} // namespace

void SentenceBar::showSummary()
{
    if (!m_document.trace())
        return;
    const core::AttentionTrace& attention = attentionShown();
    const std::vector<core::Token>& tokens = *attention.queryTokens;
    const Selection& s = m_document.locked();
    const int keys = static_cast<int>(attention.keyTokens->size());
    const int queries = static_cast<int>(tokens.size());
    const bool two = !attention.selfAttention();
    QString text = m_chips->isVisibleTo(m_tokens)
        ? u"%1 · %2"_s.arg(two ? tr("%1 + %n token(s)", nullptr, keys).arg(queries)
                               : tr("%n token(s)", nullptr, queries),
            tokensShown(m_document))
        : u"%1 · %2"_s.arg(
            tr("%n query row(s)", nullptr, queries), tr("%n key row(s)", nullptr, keys));
    // Always reserves two lines, or tokens and view would move.
    const QFontMetrics metrics = m_summary->fontMetrics();
    const auto locked
        = [](const QString& token) { return tr("“%1” locked, Esc unlocks").arg(token); };
    const int room = std::max(metrics.horizontalAdvance(text),
        metrics.horizontalAdvance(locked(QString(ordinaryToken, u'n'))));
    m_summary->setFixedWidth(room);
    text += u'\n';
    if (s.query && std::size_t(*s.query) < tokens.size())
        text += metrics.elidedText(
            locked(safeLabel(tokens[static_cast<std::size_t>(*s.query)].text, 12)), Qt::ElideRight,
            room);
    m_summary->setText(text);
}

void SentenceBar::setTokenLines(int lines)
{
    constexpr int all = 2;
    m_tokens->setVisible(lines > 0);
    m_summary->setVisible(lines == all);
    layout()->setSpacing(lines == all ? -1 : closeRows); // -1: the style's spacing
    for (TokenChips* chips : { m_chips, m_keyChips })
        chips->setMostLines(std::max(1, lines));
    showSummary();
}

void SentenceBar::setTheme(const Theme& theme)
{
    for (TextField* edit : { m_query, m_key })
        edit->setFont(theme.sized(1.15));
    m_summary->setFont(theme.sized(0.85));
    showSummary();
    m_chips->setTheme(theme);
    m_keyChips->setTheme(theme);
}

} // namespace ui
