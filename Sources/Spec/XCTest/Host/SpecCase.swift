import ProcessShims
import SpecEvents
import XCTest

/// The superclass of spec classes. Each `it` in `spec()` runs as a separate XCTest test case.
///
/// ```swift
/// final class CalculatorSpec: SpecCase {
///     override func spec() {
///         describe("a calculator") {
///             var calculator = Calculator()
///             it("adds") { expect(calculator.add(1, 2)) == 3 }
///         }
///     }
/// }
/// ```
///
/// Spec evaluates `spec()` once to list the examples, and again for each example, with its test
/// case as `self`. XCTest's `setUp`, `tearDown` and teardown blocks run around all hooks.
///
/// To support async `setUp` and `tearDown` methods, XCTest waits on a run loop before and after
/// every test. The waits take a hundred times as long as a small example. Spec avoids them for
/// classes that override neither method.
open class SpecCase: XCTestCase {
    /// Declares examples that do not use `self`. Does nothing by default.
    @MainActor open class func spec() {}

    /// Declares examples that may use `self`, the running test case. Does nothing by default.
    @MainActor open func spec() {}

    /// The running test case, for use in the class method `spec()`, or `nil` outside of examples.
    @MainActor open class var current: SpecCase! { (CurrentActivity.example as? ExampleRunner)?.host as? SpecCase }

    var exampleRecord: ExampleRecord?
    /// Set only while XCTest runs its own `invokeTest`.
    private var bodyInXCTest: (() -> Void)?
    /// The run of the example, from the end of its hooks until XCTest has finished the test case.
    private var unfinishedRun: ExampleRun?
    /// The example or test method that this test case runs, or `nil` for any other method.
    lazy var example = MainActor.assumeIsolated(with: self) { testCase in
        SpecRegistry.shared.plan(of: type(of: testCase)).example(named: testCase.methodName)
    }

    #if canImport(ObjectiveC)
        // These overrides are here rather than in the Apple folder, because `Scripts/check-apple`
        // replaces Objective-C methods with Swift ones, which an extension cannot override.

        /// The suite for the class, which has a test case for each example.
        override open class var defaultTestSuite: XCTestSuite {
            guard self != SpecCase.self else { return super.defaultTestSuite }
            return MainActor.assumeIsolated(with: self) { ExampleMethods.suite(of: $0) { super.defaultTestSuite } }
        }

        /// Adds the examples when XCTest looks up a single test without creating the suite.
        override open class func instancesRespond(to selector: Selector!) -> Bool {
            ExampleMethods.addIfMissing(selector, to: self)
            return super.instancesRespond(to: selector)
        }

        /// Records a failed XCTest assertion in the running example.
        override open func record(_ issue: XCTIssue) {
            if !take(issue) { super.record(issue) }
        }

        func runBodyInXCTest() { bodyInXCTest?() }
    #else
        let methodName: String
        /// The body of a test method. Examples do not use it.
        let testClosure: (XCTestCase) throws -> Void

        /// Creates a test case. XCTest calls this initializer.
        public required convenience init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
            self.init(name: name, testClosure: testClosure, isolation: nil)
        }

        /// Creates a test case. Subclasses can override this initializer even if they are isolated
        /// to the main actor, because its isolation is a parameter.
        public init(name: String, testClosure: @escaping (XCTestCase) throws -> Void, isolation: isolated (any Actor)?)
        {
            methodName = name
            self.testClosure = testClosure
            super.init(name: name, testClosure: { try Self.perform(testClosure, in: $0) })
        }
    #endif

    @MainActor func evaluateSpec() {
        type(of: self).spec()
        spec()
    }

    // MARK: Called by XCTest

    /// The class of the test run. For examples and test methods, this class also reports skips.
    override open var testRunClass: AnyClass? { example == nil ? super.testRunClass : SpecRun.self }

    @MainActor static func examples(of tests: [XCTest]) -> [Example] { tests.compactMap { ($0 as? SpecCase)?.example } }

    /// Runs the test case and writes the last event for its example.
    override open func perform(_ run: XCTestRun) {
        let marker = example == nil ? nil : OutputMarker.shared
        marker?.write(.begin(MainActor.assumeIsolated(with: self) { $0.example?.identifier ?? "" }))
        defer { marker?.write(.end) }
        super.perform(run)
        guard let finished = unfinishedRun else { return }
        unfinishedRun = nil
        // XCTest also exits with a failure status, but an exit handler may change that status.
        if MainActor.assumeIsolated(with: finished, { $0.finish() }) { process_set_must_fail() }
    }

    /// Runs the example, without the run-loop waits in XCTest's own implementation.
    override open func invokeTest() {
        guard let example else { return super.invokeTest() }
        unfinishedRun = MainActor.assumeIsolated(with: (example, self)) { example, testCase in
            ExampleRun.begin(example, in: testCase, SpecRegistry.shared.state, events: EventLog.shared)
        }
    }

    #if !canImport(ObjectiveC)
        /// Records a failed XCTest assertion in the running example.
        override open func recordFailure(
            withDescription description: String,
            inFile filePath: String,
            atLine lineNumber: Int,
            expected: Bool
        ) {
            let location = lineNumber > 0 ? CodeLocation(file: filePath, line: lineNumber) : nil
            let failure = RecordedFailure(message: description, location: location)
            if let exampleRecord {
                exampleRecord.take(failure)
            } else {
                reportToXCTest(failure)
                noteFailureOutsideExamples(failure)
            }
        }

        func reportToXCTest(_ failure: RecordedFailure) {
            super.recordFailure(
                withDescription: failure.reportedMessage(),
                inFile: failure.location?.file ?? "<unknown>",
                atLine: failure.location?.line ?? 0,
                expected: true
            )
        }

        /// Runs a test case's body. XCTest calls this method as the test method.
        private static func perform(_ method: (XCTestCase) throws -> Void, in testCase: XCTestCase) throws {
            if let body = (testCase as? SpecCase)?.bodyInXCTest {
                body()
            } else {
                try method(testCase)
            }
        }

        func performTestMethod() throws { try testClosure(self) }

        /// Whether XCTest called a test method directly, without ``performTestMethod()``.
        @MainActor var hasRunTestMethod: Bool { false }

        /// Returns a test case that only evaluates `spec()` and does not run as a test.
        @MainActor static func makeReader() -> Self { Self(name: "spec()", testClosure: { _ in }) }
    #endif

    @MainActor func invokeLikeXCTest(_ body: @escaping () -> Void) -> Bool {
        var hasRun = false
        bodyInXCTest = {
            hasRun = true
            body()
        }
        super.invokeTest()
        bodyInXCTest = nil
        // On Linux, XCTest keeps the blocks that it has run. Remove them, so that they run only once.
        runTeardownBlocks { _ in }
        return hasRun || hasRunTestMethod
    }

    func noteFailureOutsideExamples(_ failure: RecordedFailure) {
        let named = failure.with(message: "\(name): \(failure.message)")
        EventLog.shared?.write(.failedOutsideExamples(named))
    }

    /// On Linux, one of XCTest's private properties contains the skip error.
    var xcTestSkipReason: String? {
        let skips = sequence(first: Mirror(reflecting: self), next: \.superclassMirror).flatMap(\.children)
            .compactMap { $0.label == "skip" ? $0.value as? XCTSkip : nil }
        return skips.first.map(\.skipReason)
    }

    func runTeardownBlocks(_ run: (() throws -> Void) -> Void) {
        #if !canImport(ObjectiveC)
            var blocks = TeardownBlocks.taken(from: self)
            while let block = blocks.popLast() {
                run(block)
                blocks += TeardownBlocks.taken(from: self)
            }
        #endif
    }
}

extension SpecCase: ExampleHost {}

extension XCTSkip: SkipError {
    package var skipReason: String { message ?? "no reason given" }
}

extension RecordedFailure {
    /// Returns the message to report to XCTest. In VS Code, an additional line lets the Test
    /// Explorer show the values side by side. A message that VS Code could misread stays unchanged.
    func reportedMessage(_ request: ProcessRequest = .current) -> String {
        guard request.isFromVSCode, !request.isSupervised, !message.contains(where: { "()".contains($0) }),
            let match = message.wholeMatch(of: /expected to equal (.+), got (.+)/)
        else { return message }
        return "\(message)\n(\(match.2)) is not equal to (\(match.1))"
    }
}
