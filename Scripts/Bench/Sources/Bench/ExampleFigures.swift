@_spi(Benchmarks) import Spec
import XCTest

/// The cost of running an example, compared with running an XCTest test method.
@MainActor enum ExampleFigures {
    static func all(count: Int, rounds: Int) -> [Figure] {
        [
            Figure(
                name: "sync example",
                goal: .ratio(1.0 / 35),
                rounds: rounds,
                ours: { invoke(Sync.self, count) },
                peer: ("XCTest's invokeTest", { invokePlain(count) })
            ),
            Figure(
                name: "async example, not suspending",
                goal: .ratio(1.3),
                rounds: rounds,
                ours: { invoke(Async.self, count) },
                peer: ("sync example", { invoke(Sync.self, count) })
            ),
            Figure(
                name: "async example after an async hook",
                rounds: rounds,
                ours: { invoke(AsyncWithHook.self, count) },
                peer: ("sync example", { invoke(Sync.self, count) })
            ),
            Figure(
                name: "async example that suspends",
                rounds: rounds,
                ours: { invoke(Suspending.self, count / 10) },
                peer: ("XCTest's invokeTest", { invokeSuspending(count / 10) })
            ),
        ]
    }

    /// Groups that each have a hook and ten trivial examples.
    final class Sync: SpecCase {
        static nonisolated(unsafe) var groupCount = 0

        override func spec() {
            for group in 0..<Self.groupCount {
                describe(groupNames[group]) {
                    var number = 0
                    beforeEach { number = 1 }
                    it("one") { number += 1 }
                    it("two") { number += 1 }
                    it("three") { number += 1 }
                    it("four") { number += 1 }
                    it("five") { number += 1 }
                    it("six") { number += 1 }
                    it("seven") { number += 1 }
                    it("eight") { number += 1 }
                    it("nine") { number += 1 }
                    it("ten") { number += 1 }
                }
            }
        }
    }

    /// The same examples with async bodies that never suspend.
    class Async: SpecCase {
        var hookIsAsync: Bool { false }

        override func spec() {
            for group in 0..<Sync.groupCount {
                describe(groupNames[group]) {
                    var number = 0
                    if hookIsAsync {
                        beforeEach { () async in number = 1 }
                    } else {
                        beforeEach { number = 1 }
                    }
                    it("one") { () async in number += 1 }
                    it("two") { () async in number += 1 }
                    it("three") { () async in number += 1 }
                    it("four") { () async in number += 1 }
                    it("five") { () async in number += 1 }
                    it("six") { () async in number += 1 }
                    it("seven") { () async in number += 1 }
                    it("eight") { () async in number += 1 }
                    it("nine") { () async in number += 1 }
                    it("ten") { () async in number += 1 }
                }
            }
        }
    }

    /// The same async examples with an async hook.
    final class AsyncWithHook: Async {
        override var hookIsAsync: Bool { true }
    }

    /// A hundred examples that suspend once to let other tasks run.
    final class Suspending: SpecCase {
        override func spec() {
            for group in groupNames {
                describe(group) {
                    for name in groupNames { it(name) { () async in await Task.yield() } }
                }
            }
        }
    }

    final class Plain: XCTestCase {}

    private static func invoke<Case: SpecCase>(_ type: Case.Type, _ count: Int) -> Double {
        let cases = specCases(of: type, count)
        return cost(of: cases.count) { for testCase in cases { testCase.invokeTest() } }
    }

    private static func invokePlain(_ count: Int) -> Double {
        let cases = (0..<count).map { Plain(name: "test\($0)", testClosure: { _ in }) }
        return cost(of: count) { for testCase in cases { testCase.invokeTest() } }
    }

    private static func invokeSuspending(_ count: Int) -> Double {
        let method = asyncTest { (_: Plain) in { await Task.yield() } }
        let cases = (0..<count).map { index in
            Plain(name: "test\(index)") { testCase in
                if let testCase = testCase as? Plain { try method(testCase)() }
            }
        }
        return cost(of: count) { for testCase in cases { testCase.invokeTest() } }
    }

    /// Returns `count` test cases for the hundred examples of a class. Each example has many test
    /// cases, because `count` different examples would need too many classes.
    private static func specCases<Case: SpecCase>(of type: Case.Type, _ count: Int) -> [XCTestCase] {
        Sync.groupCount = 10
        let entry = type.readEntry()
        return (0..<count).map { index in
            let (name, closure) = entry.allTests[index % entry.allTests.count]
            return type.init(name: name, testClosure: closure)
        }
    }
}

private let groupNames = (0..<10).map { "group \($0)" }
