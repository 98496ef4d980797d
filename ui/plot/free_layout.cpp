#include "ui/plot/free_layout.h"

namespace ui {

void FreeLayout::add(QCPLayoutElement* element)
{
    adoptElement(element);
    m_elements.append(element);
}

QCPLayoutElement* FreeLayout::elementAt(int index) const
{
    return m_elements.value(index, nullptr);
}

QCPLayoutElement* FreeLayout::takeAt(int index)
{
    QCPLayoutElement* element = elementAt(index);
    if (element != nullptr) {
        releaseElement(element);
        m_elements.removeAt(index);
    }
    return element;
}

bool FreeLayout::take(QCPLayoutElement* element)
{
    return takeAt(static_cast<int>(m_elements.indexOf(element))) != nullptr;
}

void FreeLayout::updateLayout()
{
    if (m_place)
        m_place(rect());
}

} // namespace ui
