import ProcessShims
import SpecEvents
import XCTest

/// The class that a spec inherits from. Each `it` in its `spec()` runs as an XCTest case of its own.
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
/// `spec()` is evaluated once for the list of examples and once more for every example; `self` in it is the test case
/// that runs. XCTest's `setUp`, `tearDown` and `addTeardownBlock` work as in any test case, around all hooks.
///
/// XCTest waits on a run loop before and after every test, for the async `setUp` and `tearDown`, which costs a hundred times
/// what a small example does. The examples of a class that overrides neither do not wait.
open class SpecCase: XCTestCase {
    /// Declares the examples that need no `self`. Does nothing unless overridden.
    @MainActor open class func spec() {}

    /// Declares the examples; `self` is the running test case. Does nothing unless overridden.
    @MainActor open func spec() {}

    /// The test case that is running, for specs that have no `self`: those that override the class method.
    @MainActor public static var current: SpecCase! { (CurrentActivity.example as? ExampleRunner)?.host as? SpecCase }

    /// The name of the instance that reads the tree and never runs.
    static let readerName = "spec()"

    /// What the discovery plugin says of the class, once it has been asked.
    var discovered: Discovered?
    /// What is noted down while this case runs its example.
    var exampleRecord: ExampleRecord?
    /// Set while XCTest runs its own `invokeTest` for an example.
    private var bodyInXCTest: (() -> Void)?
    /// Set from the end of the example's hooks until XCTest is done with the case.
    private var unfinishedRun: ExampleRun?
    /// The example that this case was made for, if Spec made it, not XCTest.
    private(set) var assignedExample: Example?
    private lazy var role = MainThread.run(with: self) { CaseRole.assign(to: $0) }

    #if !canImport(ObjectiveC)
        /// The name that XCTest gave: that of an example, or of a test method.
        let methodName: String
        /// What XCTest was told to run; the body, if this case is a test method.
        let testClosure: (XCTestCase) throws -> Void

        /// Made by XCTest; not for specs to call.
        public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
            methodName = name
            self.testClosure = testClosure
            super.init(name: name, testClosure: { try Self.perform(testClosure, in: $0) })
            guard name != Self.readerName else { return }
            BundleObserver.install()
        }
    #endif

    /// Evaluates the class's declarations and those of the instance.
    @MainActor func evaluateSpec() {
        type(of: self).spec()
        spec()
    }

    // MARK: What XCTest asks for

    /// The kind of run: XCTest's own for test methods, Spec's for examples.
    override open var testRunClass: AnyClass? {
        switch role {
        case .example: SpecRun.self
        case .placeholder: PlaceholderRun.self
        case .testMethod: super.testRunClass
        }
    }

    /// One, or for a placeholder the number of examples that it runs.
    override open var testCaseCount: Int {
        if case .placeholder(let cases) = role { cases.count } else { super.testCaseCount }
    }

    /// The cases that run: this one, or those that it runs as a placeholder.
    var cases: [SpecCase] {
        if case .placeholder(let cases) = role { cases } else { [self] }
    }

    /// The examples that this case runs.
    @MainActor var examples: [Example] {
        switch role {
        case .example(let example): [example]
        case .placeholder(let cases): cases.flatMap(\.examples)
        case .testMethod: []
        }
    }

    /// Runs the case; a placeholder runs its examples instead.
    override open func perform(_ run: XCTestRun) {
        MainThread.run(ClassFixtures.caseBegins)
        defer { MainThread.run(with: self, ClassFixtures.caseEnded) }
        guard case .placeholder(let cases) = role, let run = run as? XCTestSuiteRun else { return performAlone(run) }
        for testCase in cases {
            testCase.run()
            testCase.testRun.map(run.addTestRun)
        }
    }

    private func performAlone(_ run: XCTestRun) {
        super.perform(run)
        guard let finished = unfinishedRun else { return }
        unfinishedRun = nil
        // XCTest says so, too, with the status that it exits with; but a handler at exit may change that.
        if MainThread.run(with: finished, { $0.finish() }) { process_must_fail() }
    }

    /// Runs the example. XCTest's own way of doing it waits twice on a run loop, for the async `setUp` and `tearDown`
    /// that hardly any test has, and spends 98 % of a small test's time on that.
    override open func invokeTest() {
        guard case .example(let example) = role else { return super.invokeTest() }
        unfinishedRun = MainThread.run(with: (example, self)) { example, testCase in
            ExampleRunner.begin(example, in: testCase, SpecRegistry.shared.state, events: EventLog.shared)
        }
    }

    #if !canImport(ObjectiveC)
        /// Takes failures from XCTest's assertions and from Spec alike.
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
                // A test method beside the examples; whoever follows the events would not hear of it.
                let named = RecordedFailure(message: "\(name): \(description)", location: location)
                EventLog.shared?.write(.failedOutsideExamples(named))
            }
        }

        /// Tells XCTest, and nobody else.
        func reportToXCTest(_ failure: RecordedFailure) {
            super.recordFailure(
                withDescription: failure.message,
                inFile: failure.location?.file ?? "<unknown>",
                atLine: failure.location?.line ?? 0,
                expected: true
            )
        }

        /// Takes a failure to XCTest, which hands it back to `recordFailure`.
        func report(_ failure: RecordedFailure) {
            recordFailure(
                withDescription: failure.message,
                inFile: failure.location?.file ?? "<unknown>",
                atLine: failure.location?.line ?? 0,
                expected: true
            )
        }

        /// Runs what XCTest was told to run.
        func performTestMethod() throws { try testClosure(self) }

        /// A case by the name of an example, or of whatever `body` is.
        @MainActor static func make(_ name: String, _ body: @escaping (XCTestCase) throws -> Void = { _ in }) -> Self {
            Self(name: name, testClosure: body)
        }

        /// The case that runs what XCTest was told to run, beside the examples.
        @MainActor var casesOfItsOwn: [SpecCase] { [Self.make(methodName, testClosure)] }
    #endif

    /// A case for an example of a class that XCTest was not told the examples of.
    @MainActor static func make(for example: Example) -> Self {
        let testCase = make(example.name)
        testCase.assignedExample = example
        return testCase
    }

    /// Runs `body` where XCTest would run a test method: between the `setUp` and `tearDown` of all kinds, each awaited.
    ///
    /// - Returns: Whether XCTest did run it. It does not if a `setUp` throws.
    func invokeAsXCTestDoes(_ body: @escaping () -> Void) -> Bool {
        var hasRun = false
        bodyInXCTest = {
            hasRun = true
            body()
        }
        super.invokeTest()
        bodyInXCTest = nil
        return hasRun
    }

    /// Why XCTest left the test method out. XCTest on Linux keeps the error that told it to itself.
    var reasonOfXCTestsSkip: String {
        let skips = sequence(first: Mirror(reflecting: self), next: \.superclassMirror).flatMap(\.children)
            .compactMap { $0.label == "skip" ? $0.value as? XCTSkip : nil }
        return skips.first?.message ?? "no reason given"
    }

    /// What XCTest takes for the test method.
    private static func perform(_ method: (XCTestCase) throws -> Void, in testCase: XCTestCase) throws {
        if let body = (testCase as? SpecCase)?.bodyInXCTest {
            body()
        } else {
            try method(testCase)
        }
    }

    /// Hands the tear-down blocks to `run`, the last registered first, also those that are registered on the way.
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
    var skipReason: String { message ?? "no reason given" }
}
