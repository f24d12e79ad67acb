extension AnySequence {
    /// Creates a sequence whose elements can be read only once.
    init(once elements: Element...) {
        self.init(AnyIterator(elements.makeIterator()))
    }
}
