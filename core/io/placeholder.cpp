namespace core {
}
