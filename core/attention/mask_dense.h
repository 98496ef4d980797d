#pragma once

// The masks that need a value for every cell.

#include "core/attention/mask.h"

namespace core {

// The sum of the graph, matrix, dilated and global masks, `excluded` where any of them masks: n x m
// for each head, one shared matrix if all heads have the same; null if there are none.
std::vector<std::shared_ptr<const Matrix>> denseMasks(const std::vector<Mask>& masks,
    const MaskShape& shape, const Files& files, std::vector<Notice>* notices);

} // namespace core
