import Foundation

/// What XCTest does for a test only while it waits on a run loop before and after it, which costs a hundred times what a
/// small example costs: the async `setUp` and `tearDown`, and async tear-down blocks.
///
/// Whether a tear-down block is async cannot be seen from afar, and helpers register them for others; so a target that
/// uses any of this anywhere has all its examples run at XCTest's pace. A word too many costs time, one too few would
/// lose a clean-up.
enum XCTestFixtures {
    private static let marks = ["addTeardownBlock", "setUp() async", "tearDown() async"].map { Data($0.utf8) }

    static func areUsed(in source: Data) -> Bool {
        marks.contains { source.range(of: $0) != nil }
    }
}
