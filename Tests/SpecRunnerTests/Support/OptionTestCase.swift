import XCTest

@testable import SpecRunner

/// A test case that parses command-line arguments.
class OptionTestCase: XCTestCase {
    /// Returns the options that the arguments stand for.
    ///
    /// - Parameter exists: The arguments that are paths of existing files or folders.
    func options(_ arguments: String..., exists: Set<String> = []) throws -> Options {
        try OptionParser.options(from: arguments, exists: { exists.contains($0) })
    }

    /// Returns what is wrong with the arguments. None of them is the path of an existing file or folder.
    func problem(_ arguments: String..., file: StaticString = #filePath, line: UInt = #line) -> String {
        do {
            _ = try OptionParser.options(from: arguments, exists: { _ in false })
            XCTFail("no error", file: file, line: line)
            return ""
        } catch {
            return "\(error)"
        }
    }
}
