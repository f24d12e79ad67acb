/// A place in source code, such as that of a failure or of an example.
///
/// ```swift
/// CodeLocation(file: "Specs/FooSpec.swift", line: 12).description  // "Specs/FooSpec.swift:12"
/// ```
public struct CodeLocation: Hashable, Sendable, CustomStringConvertible {
    /// The path of the file, as the compiler got it.
    public var file: String
    /// The line, counted from 1.
    public var line: Int

    /// Makes a location from a path and a line counted from 1.
    public init(file: String, line: Int) {
        self.file = file
        self.line = line
    }

    /// Makes a location from what `#filePath` and `#line` give.
    public init(file: StaticString, line: UInt) {
        self.init(file: "\(file)", line: Int(clamping: line))
    }

    /// `file:line`, as compilers and editors write it.
    public var description: String { "\(file):\(line)" }
}
