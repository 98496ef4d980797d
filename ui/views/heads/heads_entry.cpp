#include "ui/views/heads/heads_view.h"

#include <QCoreApplication>

// What others ask of the view Heads.

namespace ui {

namespace {

    constexpr core::Index mostScores = core::Index { 16 } << 20; // kept ahead: 64 MB

    void prepareScores(Picture& picture, core::Index layer, const Picture::Effort& effort)
    {
        picture.fillScores(layer, effort);
        if (effort.stop.stop_requested())
            return;
        for (const MatrixPtr& each : picture.scores(layer))
            static_cast<void>(picture.largest(*each));
    }

    void prepareAhead(Picture& picture, const Picture::Wish& wish, const Picture::Effort& effort)
    {
        for (const std::string_view id : { "mean", "max", "rollout" })
            if (!effort.stop.stop_requested())
                static_cast<void>(picture.combination(wish.layer, id));
        const core::AttentionTrace& layer = picture.trace()->attention(wish.layer);
        if (!effort.stop.stop_requested()
            && picture.headCount(wish.layer) * layer.heads.front().weights.size() <= mostScores)
            prepareScores(picture, wish.layer, effort);
    }

} // namespace

QString HeadsView::caption(const Moment& moment)
{
    const auto heads
        = std::ssize(moment.picture->trace()->attention(moment.session.selection.layer).heads);
    return (moment.session.navigation.picture == HeadPicture::Scores
            ? QCoreApplication::translate("Caption", "Scores of %1 heads")
            : QCoreApplication::translate("Caption", "Attention weights of %1 heads"))
        .arg(heads);
}

void HeadsView::prepare(Picture& picture, const Picture::Wish& wish, const Picture::Effort& effort)
{
    picture.fillStatistics(wish.layer, effort);
    for (const core::HeadTrace& each : picture.trace()->attention(wish.layer).heads)
        static_cast<void>(picture.largest(each.weights));
    for (core::Index h = 0; h < picture.headCount(wish.layer) && !effort.stop.stop_requested(); ++h)
        static_cast<void>(picture.largest(*picture.weights(wish.layer, h)));
    if (effort.ahead) {
        prepareAhead(picture, wish, effort);
        return;
    }
    static_cast<void>(picture.combination(wish.layer, wish.view.combination));
    if (wish.navigation.picture == HeadPicture::Scores)
        prepareScores(picture, wish.layer, effort);
}

} // namespace ui
