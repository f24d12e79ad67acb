import Expect
import SpecEvents
import TestSupport
import XCTest

@testable import Properties
@testable import Spec

/// The number of seeds to try for each bug.
let plantedBugSeeds: UInt64 = provesAtLength ? 10 : 4

/// Each planted bug must be found and shrunk to the case given here. Without its bug, no sample may fail.
final class PlantedBugTests: XCTestCase {
    /// A closure that declares a sample's property.
    private typealias Declaration = @MainActor (Samples) -> Void

    func testEachBugIsFoundByNearlyAllSeedsAndShrunk() {
        onMain {
            for (name, smallest, declare) in Self.rows {
                let found = (1...plantedBugSeeds).map { seed in
                    runInner(seed: seed) { declare(Samples(hasBug: true)) }.smallest
                }
                XCTAssertGreaterThanOrEqual(found.compactMap(\.self).count, found.count - 1, "\(name) is not found")
                let others = found.compactMap(\.self).filter { !smallest.contains($0) }
                XCTAssertLessThanOrEqual(others.count, 1, "\(name): \(others)")
            }
        }
    }

    func testWithoutItsBugNoSampleFails() {
        onMain {
            for (name, _, declare) in Self.rows {
                XCTAssertEqual(runInner { declare(Samples(hasBug: false)) }.messages, [], name)
            }
        }
    }

    @MainActor private static let rows: [(name: String, smallest: Set<String>, Declaration)] = [
        (
            "off by one", ["1, 2"],
            { samples in
                it("has a page for each", forAll: .int(0...1000), .int(1...50)) { items, perPage in
                    expect(samples.pageCount(items, perPage: perPage) * perPage) >= items
                }
            }
        ),
        (
            "overflow", ["1, 2147483647"],
            { samples in
                let number = Generator<Int32>.integer(0...(.max))
                it("is between", forAll: number, number) { a, b in
                    let (low, high) = (min(a, b), max(a, b))
                    expect((low...high).contains(samples.middle(low, high))) == true
                }
            }
        ),
        (
            "a sort that is not stable", ["[0, 0]"],
            { samples in
                it("keeps equals in order", forAll: .array(of: .int(0...3))) { ranks in
                    let sorted = samples.sortedByRank(ranks.enumerated().map { (name: $0.offset, rank: $0.element) })
                    let pairs = zip(sorted, sorted.dropFirst())
                    expect(pairs.allSatisfy { $0.rank < $1.rank || $0.rank == $1.rank && $0.name < $1.name }) == true
                }
            }
        ),
        (
            "Unicode equality", [#""é""#, #""e\u{301}""#, #""\u{212B}""#, #""å""#],
            { samples in
                it("has one key", .cases(300), forAll: .string) { name in
                    let same = name.decomposedStringWithCanonicalMapping
                    expect(samples.key(name)) == samples.key(same)
                }
            }
        ),
        (
            "a parser's escape", [#""\\""#],
            { samples in
                it("reads what it writes", forAll: .string(of: "ab\"\\")) { field in
                    expect(samples.unquoted(samples.quoted(field))) == field
                }
            }
        ),
        (
            "truncation", [#""aa", 1"#],
            { samples in
                it("has no more than the limit", forAll: .string(of: "ab"), .int(1...20)) { text, limit in
                    expect(samples.cut(text, to: limit).count) <= limit
                }
            }
        ),
        (
            "a search that leaves out the last", ["[0]"],
            { samples in
                it("finds each", forAll: .array(of: .int).sorted()) { numbers in
                    expect(numbers.allSatisfy { samples.contains($0, in: numbers) }) == true
                }
            }
        ),
        (
            "NaN", [".nan"],
            { samples in
                it("is in the range", forAll: .double) { value in
                    let clamped = samples.clamped(value, 0, 1)
                    expect(clamped >= 0 && clamped <= 1) == true
                }
            }
        ),
        (
            "an interval inside another", ["0, 2, 1"],
            { samples in
                it("is symmetric", forAll: .int(0...50), .int(0...50), .int(0...50)) { start, length, other in
                    let a = start...start + length
                    let b = other...other
                    expect(samples.overlap(a, b)) == samples.overlap(b, a)
                }
            }
        ),
        (
            "a lost rest", ["1, 2"],
            { samples in
                it("loses nothing", forAll: .int(0...1000), .int(1...9)) { amount, people in
                    expect(samples.shares(amount, among: people).reduce(0, +)) == amount
                }
            }
        ),
    ]
}
