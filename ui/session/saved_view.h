#pragma once

#include "ui/session/navigation.h"
#include "ui/session/view_state.h"

namespace ui {

// What session files and --set call "view": what is looked at, and how it is drawn.
struct SavedView {
    Navigation navigation;
    ViewState state;

    static void fields(auto& self, auto&& f)
    {
        Navigation::fields(self.navigation, f);
        ViewState::fields(self.state, f);
    }
};

} // namespace ui
