import XCTest

@testable import SpecRunner

/// Tests of what the command line means.
class OptionTestCase: XCTestCase {
    /// The options that arguments give.
    ///
    /// - Parameter exists: The arguments that are paths of files or folders.
    func options(_ arguments: String..., exists: Set<String> = []) throws -> Options {
        try OptionParser.options(from: arguments, exists: { exists.contains($0) })
    }

    /// What is wrong with arguments; none of them is a path.
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
