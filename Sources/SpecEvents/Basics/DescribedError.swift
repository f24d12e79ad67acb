/// The reason why something cannot be read or written. Those who catch it show its description, and need to know no more of it.
package struct DescribedError: Error, CustomStringConvertible {
    /// The reason.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
