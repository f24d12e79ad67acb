/// A process that cannot be started or says what it must not, or a pipe to it that cannot be made.
package struct ProcessError: Error, CustomStringConvertible {
    /// What is wrong, and of what.
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
