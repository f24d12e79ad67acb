import SpecEvents
import TestSupport
import XCTest

@testable import SpecRunner

final class BisectionTests: SharedTestCase {
    private let examples = (0..<20).map { ExampleIdentity(identifier: "\($0)", names: ["\($0)"], location: nil) }

    /// Bisects with examples of which `victim` fails if all `culprits` ran before it.
    private func finding(victim: Int?, culprits: Set<Int>) -> Bisection.Finding {
        let bisection = Bisection(log: { _ in }) { run in
            run.enumerated().map { index, example in
                let before = Set(run[..<index].compactMap { Int($0.identifier) })
                let fails = Int(example.identifier) == victim && culprits.isSubset(of: before)
                return (example, ExampleResult(status: fails ? .failed : .passed, duration: 0))
            }
        }
        return bisection.find(in: examples)
    }

    func testOneCulprit() {
        XCTAssertEqual(finding(victim: 15, culprits: [3]), .needs(examples[15], [examples[3]]))
    }

    func testItHalvesWhatMayBeToBlame() {
        for (victim, culprit, said, sizes) in [
            (
                15, 3,
                [
                    "fails: 15", "15 examples may be the cause", "7 examples may be the cause",
                    "4 examples may be the cause", "2 examples may be the cause",
                ],
                [20, 1, 16, 8, 4, 5, 3, 2]
            ),
            (1, 0, ["fails: 1"], [20, 1, 2]),
        ] {
            var (lines, runs): ([String], [Int]) = ([], [])
            let bisection = Bisection(log: { lines.append($0) }) { run in
                runs.append(run.count)
                return run.map { example in
                    let fails = example == self.examples[victim] && run.contains(self.examples[culprit])
                    return (example, ExampleResult(status: fails ? .failed : .passed, duration: 0))
                }
            }
            XCTAssertEqual(bisection.find(in: examples), .needs(examples[victim], [examples[culprit]]))
            XCTAssertEqual(lines, said)
            XCTAssertEqual(runs, sizes)
        }
    }

    func testSeveralCulprits() {
        XCTAssertEqual(
            finding(victim: 18, culprits: [2, 11, 17]),
            .needs(examples[18], [examples[2], examples[11], examples[17]])
        )
    }

    func testOneThatFailsByItself() {
        XCTAssertEqual(finding(victim: 4, culprits: []), .failsByItself(examples[4]))
    }

    func testNothingFails() {
        XCTAssertEqual(finding(victim: nil, culprits: []), .nothingFails)
    }

    func testOneThatFailsNoMore() {
        var runs = 0
        let bisection = Bisection(log: { _ in }) { run in
            runs += 1
            return run.map { ($0, ExampleResult(status: runs == 1 ? .failed : .passed, duration: 0)) }
        }
        XCTAssertEqual(bisection.find(in: examples), .notReproducible(examples[0]))
    }

    func testTheFindingInWords() {
        let finding = Bisection.Finding.needs(examples[1], [examples[0]])
        XCTAssertEqual(
            finding.text(Request(order: .random, seed: 7)),
            """
            1
            fails only after what runs before it here:

              0
              1

            To reproduce it: swift run specs --seed 7 --filter '0|1'

            """
        )
    }
}
