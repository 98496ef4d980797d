#pragma once

// The masks that need a number for every cell.

#include "core/attention/mask.h"

namespace core {

// Graph, matrix, dilated and global masks added up: one matrix for all heads, or one for each, the
// same matrix shared; null where nothing is added. `excluded` where any of them forbids.
std::vector<std::shared_ptr<const Matrix>> denseMasks(const std::vector<Mask>& masks,
    const MaskShape& shape, const Files& files, std::vector<Notice>* notices);

} // namespace core
