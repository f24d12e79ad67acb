import XCTest

/// Asserts that a text contains each of the given parts.
public func assertContains(_ text: String, _ parts: String..., file: StaticString = #filePath, line: UInt = #line) {
    for part in parts where !text.contains(part) { XCTFail("no “\(part)” in: \(text)", file: file, line: line) }
}

/// Asserts that a list has the expected elements, in the same order.
public func assertList<Element: Equatable>(
    _ list: [Element],
    _ expected: Element...,
    file: StaticString = #filePath,
    line: UInt = #line
) {
    XCTAssertEqual(list, expected, file: file, line: line)
}
