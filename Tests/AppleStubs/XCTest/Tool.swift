import AppleSDK
import Foundation

/// Not Apple's: does what the `xctest` tool does with a bundle.
public enum Tool {
    /// Runs the tests in the given classes and exits the process.
    ///
    /// - Parameters:
    ///   - classes: The bundle's classes, sorted by name, as Objective-C lists them.
    ///   - specifier: The value of `-XCTest`: `Module.Class`, `Module.Class/method`, or several of these, separated by commas.
    public static func run(_ classes: [XCTestCase.Type], specifier: String?) -> Never {
        let suite = XCTestSuite(name: specifier == nil ? "All tests" : "Selected tests")
        let names =
            specifier.map { $0.split(separator: ",").map(String.init) } ?? classes.map { String(reflecting: $0) }
        for name in names {
            if name.contains("/") {
                suite.addTest(XCTestSuite(forTestCaseWithName: name, in: classes))
            } else if let type = classes.first(where: { String(reflecting: $0) == name }) {
                suite.addTest(type.defaultTestSuite)
            }
        }
        let center = XCTestObservationCenter.shared
        center.tell { $0.testBundleWillStart(.main) }
        suite.run()
        center.tell { $0.testBundleDidFinish(.main) }
        exit(suite.testRun?.hasSucceeded == true ? 0 : 1)
    }

    /// Returns the names of the tests as SwiftPM's helper extracts them from each test case's description: the third of the
    /// parts that brackets, spaces, and colons separate.
    /// <https://github.com/swiftlang/swift-package-manager/blob/main/Sources/swiftpm-xctest-helper/main.swift>
    public static func list(_ classes: [XCTestCase.Type]) -> [String] {
        classes.flatMap { type in
            type.defaultTestSuite.tests.map { test in
                let parts = test.name.split { ["[", " ", "]", ":"].contains($0) }
                return "\(String(reflecting: type))/\(parts[2])"
            }
        }
    }
}
