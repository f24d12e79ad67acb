extension AnySequence {
    /// A sequence that has its elements only for the first who reads them.
    init(once elements: Element...) {
        self.init(AnyIterator(elements.makeIterator()))
    }
}
