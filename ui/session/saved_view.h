#pragma once

#include "ui/session/navigation.h"
#include "ui/session/view_state.h"

namespace ui {

// The member "view" of session files and --set: the navigation, and how it is drawn.
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
