/// The spec classes that XCTest cannot reach. The file that the discovery plugin generates has a subclass if there are
/// any; specs do not use it.
open class UnreachableSpecClasses {
    /// Receives each class: its name without the module, where it is declared, why XCTest cannot reach it, and the fix.
    public typealias Tell = (_ name: String, _ file: String, _ line: Int, _ reason: String, _ remedy: String) -> Void

    /// Passes all classes to `tell`. The default does nothing.
    open class func tell(_ tell: Tell) {}
}
