#include "ui/views/heads/heads_view.h"

#include <QCoreApplication>

// What others ask of the view Heads.

namespace ui {

namespace {

    constexpr core::Index mostScores = core::Index { 16 } << 20; // kept ahead: 64 MB

    void prepareMaps(
        Picture& picture, core::Index layer, HeadPicture what, const Picture::Effort& effort)
    {
        picture.fillMaps(layer, what, effort);
        if (effort.stop.stop_requested())
            return;
        for (const MatrixPtr& each : picture.maps(layer, what))
            static_cast<void>(picture.largest(*each));
    }

    void prepareAhead(Picture& picture, const Picture::Wish& wish, const Picture::Effort& effort)
    {
        for (const std::string_view id : { "mean", "max", "rollout" })
            if (!effort.stop.stop_requested())
                static_cast<void>(picture.combination(wish.layer, id));
        const core::AttentionTrace& layer = picture.trace()->attention(wish.layer);
        if (!effort.stop.stop_requested() && picture.trace()->model->stored == nullptr
            && picture.headCount(wish.layer) * std::ssize(*layer.queryTokens)
                    * std::ssize(*layer.keyTokens)
                <= mostScores)
            prepareMaps(picture, wish.layer, HeadPicture::Scores, effort);
    }

} // namespace

HeadPicture HeadsView::shownOf(const core::Trace& trace, const Navigation& navigation)
{
    return trace.model->stored != nullptr ? HeadPicture::Weights : navigation.picture;
}

QString HeadsView::caption(const Moment& moment)
{
    const auto heads
        = std::ssize(moment.picture->trace()->attention(moment.session.selection.layer).heads);
    const HeadPicture what = shownOf(*moment.picture->trace(), moment.session.navigation);
    return (what == HeadPicture::Scores
            ? QCoreApplication::translate("Caption", "Scores of %1 heads")
            : what == HeadPicture::Values
            ? QCoreApplication::translate("Caption",
                "Value-weighted attention ‖α·v·W‖ of %1 "
                "heads")
            : QCoreApplication::translate("Caption", "Attention weights of %1 heads"))
        .arg(heads);
}

void HeadsView::prepare(Picture& picture, const Picture::Wish& wish, const Picture::Effort& effort)
{
    picture.fillStatistics(wish.layer, effort);
    for (core::Index h = 0; h < picture.headCount(wish.layer) && !effort.stop.stop_requested(); ++h)
        static_cast<void>(picture.largest(*picture.weights(wish.layer, h)));
    if (effort.ahead) {
        prepareAhead(picture, wish, effort);
        return;
    }
    static_cast<void>(picture.combination(wish.layer, wish.view.combination));
    const HeadPicture what = shownOf(*picture.trace(), wish.navigation);
    if (what != HeadPicture::Weights)
        prepareMaps(picture, wish.layer, what, effort);
}

} // namespace ui
