#pragma once

#include "ui/view/view.h"

namespace ui {

class AtlasPicture;
class ChoiceButton;
class TrainedNote;
class ViewStrip;

// Every head of every layer at once.
class AtlasView : public View {
    Q_OBJECT

public:
    AtlasView(const Subject& subject, Commands& commands, QWidget* parent);

    static bool accepts(const core::Trace& trace, const Work& work);
    static QString caption(const Moment& moment);
    static void prepare(Picture& picture, const Picture::Wish& wish, const Picture::Effort& effort);

    void setTheme(const Theme& theme) override;
    void showTrace() override;
    void showSelection() override;
    void render(QPaintDevice& device, QSize size) override;
    [[nodiscard]] QString description() const override;
    [[nodiscard]] QString nothing() const override;
    [[nodiscard]] int leastHeight() const override { return 28; }
    [[nodiscard]] AtlasPicture* picture() const { return m_picture; }

protected:
    [[nodiscard]] std::vector<QWidget*> controls() const override;

private:
    void addControls();

    Theme m_theme;
    ViewStrip* m_strip;
    TrainedNote* m_note;
    AtlasPicture* m_picture;
    ChoiceButton* m_sorting = nullptr;
    ChoiceButton* m_range = nullptr;
};

} // namespace ui
