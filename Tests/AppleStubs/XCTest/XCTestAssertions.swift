// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// XCTest/XCTSkip, in Swift's part of XCTest: <https://developer.apple.com/documentation/xctest/xctskip-swift.struct>
public struct XCTSkip: Error {
    public let message: String?

    public init(_ message: @autoclosure () -> String? = nil, file: StaticString = #filePath, line: UInt = #line) {
        self.message = message()
    }
}

/// <https://developer.apple.com/documentation/xctest/xctassertequal(_:_:_:file:line:)>
public func XCTAssertEqual<T: Equatable>(
    _ expression1: @autoclosure () throws -> T,
    _ expression2: @autoclosure () throws -> T,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #filePath,
    line: UInt = #line
) {
    guard let left = try? expression1(), let right = try? expression2(), left != right else { return }
    fail("XCTAssertEqual failed: (\"\(left)\") is not equal to (\"\(right)\")", message(), file, line)
}

private func fail(_ text: String, _ message: String, _ file: StaticString, _ line: UInt) {
    let place = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line))
    let issue = XCTIssue(
        type: .assertionFailure,
        compactDescription: message.isEmpty ? text : "\(text) - \(message)",
        sourceCodeContext: XCTSourceCodeContext(location: place)
    )
    // Outside of a test case, such as in the class method `setUp`, the suite records the issue.
    if let testCase = Current.testCase { testCase.record(issue) } else { Current.suite?.testRun?.record(issue) }
}
