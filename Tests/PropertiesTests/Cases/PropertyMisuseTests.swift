import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

private enum Nothing: CaseIterable {}

/// Properties that ask for no cases, or for cases that cannot be generated.
final class PropertyMisuseTests: XCTestCase {
    func testATraitThatAsksForNoCaseFails() {
        onMain {
            var count = 0
            let line = #line + 2
            let results = runInner {
                it("runs none", .cases(0), forAll: .int) { _ in count += 1 }
                it("runs fewer", .cases(-3), forAll: .int) { _ in count += 1 }
                it("has no time", .cases(for: .zero), forAll: .int) { _ in count += 1 }
                it("is no property", .cases(0)) {}
            }
            XCTAssertEqual(count, 0)
            XCTAssertEqual(results.map(\.status), [.failed, .failed, .failed, .passed])
            XCTAssertEqual(
                results.messages,
                [".cases(0)", ".cases(-3)", ".cases(for: 0.0 seconds)"].map {
                    "\($0) asks for no case, so the property would run nothing\nFix: ask for some, as by .cases(100)."
                }
            )
            XCTAssertEqual(results[0].failures[0].location, CodeLocation(file: #filePath, line: line))
        }
    }

    func testAGeneratorWithNothingToChooseFromFails() {
        let line = #line + 2
        let results = runInner {
            it("draws an element", forAll: .element(of: [Int]())) { _ in }
            it("draws a case", forAll: .constant(1), .anyCase) { (_: Int, _: Nothing) in }
            it("draws another", forAll: Generator.element(of: [Int]()).map { $0 + 1 }) { _ in }
            it("draws commands", forAll: .commands([Command<Int, Int>](), model: 0)) { _ in }
            it("draws more", forAll: .parallelCommands([Command<Int, Int>](), model: 0)) { _ in }
            it("may be empty", forAll: .array(of: .element(of: [Int]()), count: 0...0)) { _ in }
        }
        XCTAssertEqual(results.map(\.status), Array(repeating: .failed, count: 5) + [.passed])
        for (message, text) in zip(results.messages, [".element(of: [])", nil, ".element(of: [])", ".commands([])"]) {
            guard let text else { continue }
            let what = message.hasPrefix("\(text) at \(#filePath):")
            XCTAssertTrue(what && message.contains(" has nothing to choose from: give it at least one"), message)
        }
        XCTAssertTrue(results.messages[0].contains(":\(line) "), results.messages[0])
        XCTAssertTrue(results.messages[4].hasPrefix(".parallelCommands([]) at "), results.messages[4])
    }

    func testAGeneratorInsideOfAnotherTellsItsMistake() {
        let line = #line + 1
        let none = Generator.element(of: [Int]())
        let results = runInner {
            it("an array", forAll: .array(of: none)) { _ in }
            it("several", forAll: .distinctArray(of: none), .set(of: none)) { _, _ in }
            it("a dictionary", forAll: .dictionary(of: .int, none)) { _ in }
            it("a choice", forAll: .oneOf(.int, none)) { _ in }
            it("a frequency", forAll: .frequency((1, .int), (1, none))) { _ in }
            it("an optional", forAll: .optional(of: none)) { _ in }
            it("a filter", forAll: none.filtered { $0 > 0 }) { _ in }
            it("a tree", forAll: .recursive(none) { $0 }) { _ in }
            it("a text", forAll: .string(of: "", count: 1...2)) { _ in }
        }
        XCTAssertEqual(results.map(\.status), Array(repeating: .failed, count: 9))
        for message in results.messages.dropLast() {
            XCTAssertTrue(message.hasPrefix(".element(of: []) at \(#filePath):\(line) has nothing"), message)
        }
        XCTAssertTrue(
            results.messages[8].hasPrefix(".element(of: []) at \(#filePath):\(line + 10) "),
            results.messages[8]
        )
    }

    /// To list a group's examples, Spec draws a value from the group's generator.
    func testAGroupWithNothingToChooseFromFailsWhereItIsListed() {
        let results = runInner {
            context("with an element", forAll: .element(of: [Int]())) { _ in it("is never reached") {} }
            it("is beside it") {}
        }
        XCTAssertEqual(results.filter { $0.status == .failed }.count, 1, "\(results)")
        XCTAssertTrue(
            results.messages.first?.contains("threw .element(of: []) at \(#filePath):") == true,
            "\(results.messages)"
        )
    }

    func testAShareThatIsNoneFails() {
        let line = #line + 2
        let results = runInner {
            it("covers", .cases(1), forAll: .int) { cover("all", .nan, if: $0 == 0) }
            it("covers more", .cases(1), forAll: .int) { cover("all", 101, if: $0 == 0) }
            it("covers all", .cases(1), forAll: .int) { cover("all", 100, if: $0 == 0) }
        }
        XCTAssertEqual(results.map(\.status), [.failed, .failed, .passed])
        XCTAssertTrue(
            results.messages[0].hasPrefix("`cover` was asked for nan % of “all”\nFix: ask for a share from 0 to 100."),
            results.messages[0]
        )
        XCTAssertEqual(results[0].failures[0].location?.line, line)
    }

    func testAHookThatFailsBeforeAValueIsDrawn() {
        let results = runInner(seed: 3) {
            describe("a group") {
                beforeEach { try require(1).to(equal(2)) }
                it("is never reached", forAll: .int) { _ in }
            }
        }
        XCTAssertEqual(
            results.messages,
            ["expected to equal 2, got 1\nfailed before a value was drawn, in case 1 of 100; seed 3"]
        )
    }

    func testACaseThatItsGroupRefusesIsNoFailure() {
        var count = 0
        let draws = {
            count += 1
            // In a few cases, the filter rejects every value that is drawn.
            return count % 700 < 550
        }
        let results = runInner {
            context("of even numbers", forAll: .int(0...9).filtered { $0 % 2 == 0 && draws() }) { number in
                it("is even") { expect(number % 2) == 0 }
                it("says CaseDoesNotCount") { if number > 3 { fail("CaseDoesNotCount") } }
                it("is refused") { try assume(number > 10) }
            }
        }
        XCTAssertEqual(results.map(\.status), [.passed, .failed, .failed])
        XCTAssertEqual([results[1]].smallest, "4")
        XCTAssertTrue(results.messages.last?.hasPrefix("only 0 of 100 cases ran: 1000 ") == true, "\(results)")
    }
}
