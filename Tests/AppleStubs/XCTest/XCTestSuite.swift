// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK
import ObjectiveC

/// XCTest/XCTestSuite.h: <https://developer.apple.com/documentation/xctest/xctestsuite>
open class XCTestSuite: XCTest {
    private let ownName: String
    open private(set) var tests: [XCTest] = []

    public init(name: String) {
        ownName = name
        super.init()
    }

    /// Inherited from `NSObject`. The suite's name is empty.
    public required convenience init() { self.init(name: "") }

    /// <https://developer.apple.com/documentation/xctest/xctestsuite/init(fortestcasewithname:)>: The name is `Class/method`.
    /// The class is only asked whether it has the method, and not for its default suite.
    public convenience init(forTestCaseWithName name: String, in classes: [XCTestCase.Type]) {
        self.init(name: name)
        let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
        guard let type = classes.first(where: { String(reflecting: $0) == parts[0] }), parts.count == 2,
            type.instancesRespond(to: Selector(parts[1]))
        else { return }
        addTest(type.make(Selector(parts[1])))
    }

    open func addTest(_ test: XCTest) { tests.append(test) }

    override open var name: String { ownName }
    override open var testCaseCount: Int { tests.reduce(0) { $0 + $1.testCaseCount } }
    override open var testRunClass: AnyClass? { XCTestSuiteRun.self }

    override open func perform(_ run: XCTestRun) {
        guard let run = run as? XCTestSuiteRun else { fatalError("Wrong XCTestRun class.") }
        run.start()
        setUp()
        for test in tests {
            test.run()
            test.testRun.map(run.addTestRun)
        }
        tearDown()
        run.stop()
    }
}

/// A private class in Apple's XCTest, where it overrides the same two methods.
final class XCTestCaseSuite: XCTestSuite {
    private let type: XCTestCase.Type

    init(of type: XCTestCase.Type) {
        self.type = type
        super.init(name: String(describing: type))
    }

    required convenience init() { fatalError("a suite of no class") }

    override func setUp() { type.setUp() }
    override func tearDown() { type.tearDown() }
}
