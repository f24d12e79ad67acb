/// Where an application shows itself: a terminal, a pipe, or the memory of a spec.
@MainActor public protocol ConsoleOutput {
    /// The columns, as they are now.
    var width: Int { get }
    /// The rows, as they are now; `nil` if there may be any number.
    var height: Int? { get }
    /// Whether colour is understood and wanted.
    var isColoured: Bool { get }

    /// Shows a picture after, or in place of, the one before.
    ///
    /// - Parameter picture: The rows, without line breaks.
    func show(_ picture: [String])

    /// Shows a line of the input whose turn has come.
    func echo(_ line: String)
}

extension ConsoleOutput {
    /// Any number.
    public var height: Int? { nil }
    /// Does nothing.
    public func echo(_ line: String) {}
}
