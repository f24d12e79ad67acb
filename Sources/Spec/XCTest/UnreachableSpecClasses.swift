/// What the discovery plugin knows of spec classes that XCTest cannot reach. The file that it writes has a subclass if there
/// are any; not for specs to use.
open class UnreachableSpecClasses {
    /// Tells of each class: its name without that of the module, where it is declared, why XCTest cannot reach it, and what
    /// to do.
    public typealias Tell = (_ name: String, _ file: String, _ line: Int, _ reason: String, _ remedy: String) -> Void

    /// Tells of all of them. Does nothing unless overridden.
    open class func tell(_ tell: Tell) {}
}
