import Spec
import XCTest

/// What running an example costs beside running a test method of XCTest's.
@MainActor enum ExampleFigures {
    static func all(count: Int, rounds: Int) -> [Figure] {
        [
            Figure(
                name: "sync example",
                goal: .ratio(1.0 / 30),
                rounds: rounds,
                ours: { invoke(Sync.self, count) },
                peer: ("XCTest's invokeTest", { invokePlain(count) })
            )
        ]
    }

    /// Groups of ten trivial examples with a hook, as specs have them.
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

    final class Plain: XCTestCase {}

    private static func invoke(_ type: SpecCase.Type, _ count: Int) -> Double {
        let cases = specCases(count)
        return cost(of: cases.count) { for testCase in cases { testCase.invokeTest() } }
    }

    private static func invokePlain(_ count: Int) -> Double {
        let cases = (0..<count).map { Plain(name: "test\($0)", testClosure: { _ in }) }
        return cost(of: count) { for testCase in cases { testCase.invokeTest() } }
    }

    /// As many cases as asked for: classes of a hundred examples each would need a hundred classes, so the same
    /// hundred examples are run again and again, each in a case of its own.
    private static func specCases(_ count: Int) -> [XCTestCase] {
        Sync.groupCount = 10
        let methods: [(String, (Sync) -> () -> Void)] = [("test_Sync", { _ in {} })]
        let entry = testCase(methods)
        return (0..<count).map { index in
            let (name, closure) = entry.allTests[index % entry.allTests.count]
            return Sync(name: name, testClosure: closure)
        }
    }
}

private let groupNames = (0..<10).map { "group \($0)" }
