// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK
import ObjectiveC

/// XCTest/XCTestCase.h: <https://developer.apple.com/documentation/xctest/xctestcase>
open class XCTestCase: XCTest, XCTActivity {
    private var selector: Selector?
    private var teardownBlocks: [@Sendable () async throws -> Void] = []

    /// XCTest/XCTestCase.h: `- (instancetype)init`, inherited
    public required init() { super.init() }

    public convenience init(selector: Selector) {
        self.init()
        self.selector = selector
    }

    /// `-[Module.Class method]`
    override open var name: String {
        "-[\(String(reflecting: type(of: self))) \(selector.map { "\($0)" } ?? "(null)")]"
    }
    override open var testCaseCount: Int { 1 }
    override open var testRunClass: AnyClass? { XCTestCaseRun.self }

    open class var defaultTestSuite: XCTestSuite {
        // Like Apple's, this sorts the tests and includes inherited ones: in XCTest, `isInheritingTestCases` is true.
        let suite = XCTestCaseSuite(of: self)
        for name in Methods.names(of: self) where name.hasPrefix("test") { suite.addTest(make(Selector(name))) }
        return suite
    }

    /// Not Apple's: creates a test case for a method of a class that is known only at run time.
    static func make(_ selector: Selector) -> XCTestCase {
        let testCase = self.init()
        testCase.selector = selector
        return testCase
    }

    /// XCTest/XCTestCase.h: `+ (void)setUp`: <https://developer.apple.com/documentation/xctest/xctestcase/setup()>
    open class func setUp() {}
    /// XCTest/XCTestCase.h: `+ (void)tearDown`: <https://developer.apple.com/documentation/xctest/xctestcase/teardown()>
    open class func tearDown() {}

    open func record(_ issue: XCTIssue) {
        if ExpectedFailures.take(issue, of: self) { return }
        testRun?.record(issue)
    }

    public func addTeardownBlock(_ block: @escaping () -> Void) {
        nonisolated(unsafe) let block = block
        teardownBlocks.append { await MainActor.run { block() } }
    }

    public func addTeardownBlock(_ block: @escaping @Sendable () async throws -> Void) {
        teardownBlocks.append(block)
    }

    public func add(_ attachment: XCTAttachment) { Log.write("attachment \(attachment)") }

    override open func perform(_ run: XCTestRun) {
        guard run is XCTestCaseRun else { fatalError("Wrong XCTestRun class.") }
        let outer = Current.testCase
        Current.testCase = self
        run.start()
        invokeTest()
        run.stop()
        Current.testCase = outer
    }

    /// <https://developer.apple.com/documentation/xctest/xctestcase/invoketest()>: «Invoking a test performs its setUp,
    /// invocation, and tearDown.»
    open func invokeTest() {
        let isSetUp = attempt { try wait { try await self.setUp() } } && attempt { try self.setUpWithError() }
        if isSetUp {
            setUp()
            invokeMethod()
        }
        while let block = teardownBlocks.popLast() { _ = attempt { try wait { try await block() } } }
        tearDown()
        _ = attempt { try self.tearDownWithError() }
        _ = attempt { try wait { try await self.tearDown() } }
    }

    private func invokeMethod() {
        guard let selector else { return }
        guard let method = Methods.method(selector, of: type(of: self)) else {
            fatalError("there is no method for \(name)")
        }
        method(self)
    }

    private func attempt(_ body: () throws -> Void) -> Bool {
        do {
            try body()
            return true
        } catch let skip as XCTSkip {
            testRun?.skip(because: skip.message)
        } catch {
            record(
                XCTIssue(
                    type: .thrownError,
                    compactDescription: "failed: caught error: \"\(error)\"",
                    associatedError: error
                )
            )
        }
        return false
    }

    /// Runs the main run loop until an async closure has ended.
    private func wait(for body: @escaping () async throws -> Void) throws {
        nonisolated(unsafe) let body = body
        nonisolated(unsafe) var result: Result<Void, any Error>?
        Task { @MainActor in
            do { result = .success(try await body()) } catch { result = .failure(error) }
        }
        while result == nil { _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01)) }
        try result?.get()
    }
}

/// Not Apple's: the test case that is running.
enum Current {
    nonisolated(unsafe) static var testCase: XCTestCase?
}

/// Not Apple's: writes what the double's XCTest shows and Linux's XCTest does not have, one line each, to the file that
/// `OUTCOME_RECORD` names.
enum Log {
    private static let path = ProcessInfo.processInfo.environment["OUTCOME_RECORD"]

    static func write(_ line: String) {
        guard let file = path.flatMap(FileHandle.init(forWritingAtPath:)) else { return }
        file.seekToEndOfFile()
        file.write(Data("apple \(line)\n".utf8))
        file.closeFile()
    }
}
