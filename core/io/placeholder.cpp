namespace core { }
