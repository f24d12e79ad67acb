/// The expectations of a target that have no matcher. The file that the discovery plugin generates has a subclass if there
/// are any; specs do not use it.
open class BareExpectations {
    /// Receives each expectation: the function that it calls, and its place.
    public typealias Tell = (_ function: String, _ file: String, _ line: Int) -> Void

    /// Passes all expectations to `tell`. The default does nothing.
    open class func tell(_ tell: Tell) {}
}
