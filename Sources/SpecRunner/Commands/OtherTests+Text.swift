import SpecEvents

extension OtherTests {
    /// Says that the run leaves the tests out: `Not among them: 3 tests of XCTest …`; `nil` if there are none.
    var text: String? {
        guard !isEmpty else { return nil }
        let frameworks = [(xctest, "XCTest"), (swiftTesting, "Swift Testing")].filter { $0.0 > 0 }
        let count = frameworks[0].0
        let first = "\(count) test\(count == 1 ? "" : "s") of \(frameworks[0].1)"
        let others = frameworks.dropFirst().map { " and \($0) of \($1)" }.joined()
        return "Not among them: \(first)\(others). `swift test` runs them."
    }
}
