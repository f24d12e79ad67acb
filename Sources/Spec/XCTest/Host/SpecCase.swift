import ProcessShims
import SpecEvents
import XCTest

/// The superclass of spec classes. Each `it` in `spec()` runs as its own XCTest case.
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
/// Spec evaluates `spec()` once for the list of examples and once for every example, with its
/// test case as `self`. XCTest's `setUp`, `tearDown` and `addTeardownBlock` run around all hooks.
///
/// XCTest waits on a run loop before and after every test for the async `setUp` and `tearDown`,
/// which costs a hundred times as much as a small example. Classes without them do not wait.
open class SpecCase: XCTestCase {
    /// Declares the examples that do not use `self`. Does nothing by default.
    @MainActor open class func spec() {}

    /// Declares the examples; `self` is the running test case. Does nothing by default.
    @MainActor open func spec() {}

    /// The running test case, for specs without `self`: those that override the class method.
    @MainActor open class var current: SpecCase! { (CurrentActivity.example as? ExampleRunner)?.host as? SpecCase }

    /// The name of the instance that reads the tree and never runs.
    static let readerName = "spec()"

    var exampleRecord: ExampleRecord?
    /// Set while XCTest runs its own `invokeTest` for an example.
    private var bodyInXCTest: (() -> Void)?
    /// Set from the end of the example's hooks until XCTest has finished the case.
    private var unfinishedRun: ExampleRun?
    /// The example or spec test method that this case runs; `nil` for other methods.
    lazy var example = MainActor.assumeIsolated(with: self) { testCase in
        SpecRegistry.shared.plan(of: type(of: testCase)).example(named: testCase.methodName)
    }

    #if canImport(ObjectiveC)
        // Swift extensions cannot override methods unknown to Objective-C, so these are here; the
        // rest is in the folder Apple.

        /// The suite of the class, which has a test case for each example.
        override open class var defaultTestSuite: XCTestSuite {
            guard self != SpecCase.self else { return super.defaultTestSuite }
            return MainActor.assumeIsolated(with: self) { ExampleMethods.suite(of: $0) { super.defaultTestSuite } }
        }

        /// XCTest calls it instead of making the suite when it looks for one test by name.
        override open class func instancesRespond(to selector: Selector!) -> Bool {
            ExampleMethods.addIfMissing(selector, to: self)
            return super.instancesRespond(to: selector)
        }

        /// Takes failures from XCTest's assertions.
        override open func record(_ issue: XCTIssue) {
            if !take(issue) { super.record(issue) }
        }

        /// Runs the example in place of a test method.
        func runBodyInXCTest() { bodyInXCTest?() }
    #else
        /// The name from XCTest: that of an example, or of a test method.
        let methodName: String
        /// The body from XCTest for this case, used for a test method.
        let testClosure: (XCTestCase) throws -> Void

        /// XCTest calls it; specs do not.
        public required convenience init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
            self.init(name: name, testClosure: testClosure, isolation: nil)
        }

        /// Specs do not call it. Subclasses override it, those of the main actor too, because its
        /// isolation is a parameter.
        public init(name: String, testClosure: @escaping (XCTestCase) throws -> Void, isolation: isolated (any Actor)?)
        {
            methodName = name
            self.testClosure = testClosure
            super.init(name: name, testClosure: { try Self.perform(testClosure, in: $0) })
        }
    #endif

    /// Evaluates the declarations of the class method and of the instance method.
    @MainActor func evaluateSpec() {
        type(of: self).spec()
        spec()
    }

    // MARK: Called by XCTest

    /// The kind of run: XCTest's own for test methods, Spec's for examples.
    override open var testRunClass: AnyClass? { example == nil ? super.testRunClass : SpecRun.self }

    @MainActor static func examples(of tests: [XCTest]) -> [Example] { tests.compactMap { ($0 as? SpecCase)?.example } }

    /// Runs the case.
    override open func perform(_ run: XCTestRun) {
        let marker = example == nil ? nil : OutputMarker.shared
        marker?.write([.begin(MainActor.assumeIsolated(with: self) { $0.example?.identifier ?? "" })])
        defer { marker?.write([.end]) }
        super.perform(run)
        guard let finished = unfinishedRun else { return }
        unfinishedRun = nil
        // XCTest also exits with a failure status, but an exit handler may change it.
        if MainActor.assumeIsolated(with: finished, { $0.finish() }) { process_set_must_fail() }
    }

    /// Runs the example. XCTest's own implementation waits twice on a run loop for the async
    /// `setUp` and `tearDown`, which few tests have, and which takes 98 % of a small test's time.
    override open func invokeTest() {
        guard let example else { return super.invokeTest() }
        unfinishedRun = MainActor.assumeIsolated(with: (example, self)) { example, testCase in
            ExampleRun.begin(example, in: testCase, SpecRegistry.shared.state, events: EventLog.shared)
        }
    }

    #if !canImport(ObjectiveC)
        /// Takes failures from XCTest's assertions.
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

        /// Reports a failure to XCTest, from any thread.
        func reportToXCTest(_ failure: RecordedFailure) {
            super.recordFailure(
                withDescription: failure.reportedMessage(),
                inFile: failure.location?.file ?? "<unknown>",
                atLine: failure.location?.line ?? 0,
                expected: true
            )
        }

        /// The closure that XCTest runs as the test method.
        private static func perform(_ method: (XCTestCase) throws -> Void, in testCase: XCTestCase) throws {
            if let body = (testCase as? SpecCase)?.bodyInXCTest {
                body()
            } else {
                try method(testCase)
            }
        }

        /// Runs the body that XCTest got for this case.
        func performTestMethod() throws { try testClosure(self) }

        /// Whether XCTest has called a test method itself, not through ``performTestMethod()``.
        @MainActor var hasRunTestMethod: Bool { false }

        /// The name of a method's example: XCTest on Linux uses the names of examples.
        @MainActor static func exampleName(ofMethod method: String) -> String { method }

        /// A case that reads the tree; XCTest makes the cases that run.
        @MainActor static func make(_ name: String) -> Self { Self(name: name, testClosure: { _ in }) }
    #endif

    @MainActor func invokeLikeXCTest(_ body: @escaping () -> Void) -> Bool {
        var hasRun = false
        bodyInXCTest = {
            hasRun = true
            body()
        }
        super.invokeTest()
        bodyInXCTest = nil
        return hasRun || hasRunTestMethod
    }

    /// Whether XCTest runs the tear-down blocks, and keeps them afterwards.
    @MainActor var leavesTeardownBlocksToXCTest: Bool { example?.waitsForXCTest ?? true }

    /// Records a failure of a test method outside examples, which no other event reports.
    func noteFailureOutsideExamples(_ failure: RecordedFailure) {
        let named = failure.with(message: "\(name): \(failure.message)")
        EventLog.shared?.write(.failedOutsideExamples(named))
    }

    /// XCTest on Linux keeps the error in a private property.
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

extension SpecCase: ExampleCase {
    package var runsExample: Bool { example != nil }
}

extension XCTSkip: SkipError {
    package var skipReason: String { message ?? "no reason given" }
}

extension RecordedFailure {
    /// The message for XCTest's report. VS Code's test explorer gets one more line, whose values it
    /// shows side by side; a message that it could misread stays unchanged.
    func reportedMessage(_ request: ProcessRequest = .current) -> String {
        guard request.isOfVSCode, !request.isSupervised, !message.contains(where: { "()".contains($0) }),
            let match = message.wholeMatch(of: /expected to equal (.+), got (.+)/)
        else { return message }
        return "\(message)\n(\(match.2)) is not equal to (\(match.1))"
    }
}
