import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// When a failing case is repeated, it can make other choices, end in another way, or fail in the same way again.
final class RepetitionTests: XCTestCase {
    func testARunThatDoesNotRepeatIsTold() {
        onMain {
            var (count, runs) = (0, 0)
            let results = runInner(seed: 3) {
                it("fails once", forAll: .int(0...9)) { _ in
                    count += 1
                    expect(count) != 1
                }
                it(
                    "draws other",
                    forAll: Generator { choices in
                        count += 1
                        return choices.draw(.int(0...(100 + count)))
                    }
                ) { _ in expect(1) == 2 }
                it("fails elsewhere", forAll: .int(0...9)) { _ in
                    count += 1
                    runs += 1
                    if count % 2 == 0 { return expect(1) == 2 }
                    expect(1) == 3
                }
            }
            XCTAssertEqual(runs, 2, "It is not made simpler.")
            let reason = ": something decides that is not drawn, such as the time"
            assertList(
                results.map { $0.failures[0].message.split(separator: "\n").dropFirst().joined(separator: "\n") },
                """
                failing case: 0
                repeated with the same choices, it did not fail\(reason)
                found in case 1 of 100; seed 3
                to replay it: SPEC_CASE=0
                """,
                """
                failing case: 0
                repeated, this run made other choices at step 1\(reason)
                found in case 1 of 100; seed 3
                to replay it: SPEC_CASE=0
                """,
                """
                failing case: 0
                repeated with the same choices, it failed elsewhere\(reason)
                found in case 1 of 100; seed 3
                to replay it: SPEC_CASE=0
                """
            )
        }
    }

    func testWhatHasNoPlaceInACollectionIsNotDrawnAgainInARepetition() {
        for seed: UInt64 in 1...5 {
            let results = runInner(seed: seed) {
                it("set", forAll: .set(of: .int(0...3))) { set in expect(set.count) < 4 }
                it("array", forAll: .distinctArray(of: .bool), .int) { array, _ in expect(array.count) < 2 }
                it("dictionary", forAll: .dictionary(of: .bool, .int(0...5))) { all in expect(all.count) < 2 }
            }
            XCTAssertEqual(results.map(\.status), [.failed, .failed, .failed])
            XCTAssertFalse(results.messages.contains { $0.contains("other choices") }, "\(results.messages)")
            XCTAssertEqual([results[1]].smallest, "[false, true], 0")
            XCTAssertEqual([results[2]].smallest, "[false: 0, true: 0]")
        }
    }
}
