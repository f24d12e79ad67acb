import SpecEvents
import XCTest

@testable import SpecRunner

final class BisectionTests: XCTestCase {
    private let examples = (0..<20).map { ExampleIdentity(identifier: "\($0)", names: ["\($0)"], location: nil) }

    /// Returns the findings of a bisection in which `victim` fails if all `culprits` ran before it.
    private func finding(victim: Int?, culprits: Set<Int>) -> [Bisection.Finding] {
        let bisection = Bisection(log: { _ in }) { run in
            run.enumerated().map { index, example in
                let before = Set(run[..<index].compactMap { Int($0.identifier) })
                let fails = Int(example.identifier) == victim && culprits.isSubset(of: before)
                return (example, ExampleResult(status: fails ? .failed : .passed, duration: 0))
            }
        }
        return findings(of: bisection)
    }

    private func findings(of bisection: Bisection) -> [Bisection.Finding] {
        var findings: [Bisection.Finding] = []
        bisection.find(in: examples) { findings.append($0) }
        return findings
    }

    func testOneCulprit() {
        XCTAssertEqual(finding(victim: 15, culprits: [3]), [.needs(examples[15], [examples[3]])])
    }

    func testItHalvesWhatMayBeToBlame() {
        for (victim, culprit, said, sizes) in [
            (
                15, 3,
                [
                    "fails: 15", "15 examples may be the cause", "7 examples may be the cause",
                    "4 examples may be the cause", "2 examples may be the cause",
                ],
                [20, 1, 1, 1, 16, 8, 4, 5, 3, 2, 2, 2]
            ),
            (1, 0, ["fails: 1"], [20, 1, 1, 1, 2, 2, 2]),
        ] {
            var (lines, runs): ([String], [Int]) = ([], [])
            let bisection = Bisection(log: { lines.append($0) }) { run in
                runs.append(run.count)
                return run.map { example in
                    let fails = example == self.examples[victim] && run.contains(self.examples[culprit])
                    return (example, ExampleResult(status: fails ? .failed : .passed, duration: 0))
                }
            }
            XCTAssertEqual(findings(of: bisection), [.needs(examples[victim], [examples[culprit]])])
            XCTAssertEqual(lines, said)
            XCTAssertEqual(runs, sizes)
        }
    }

    func testSeveralCulprits() {
        XCTAssertEqual(
            finding(victim: 18, culprits: [2, 11, 17]),
            [.needs(examples[18], [examples[2], examples[11], examples[17]])]
        )
    }

    func testOneThatFailsByItself() {
        XCTAssertEqual(finding(victim: 4, culprits: []), [.failsByItself(examples[4])])
    }

    func testNothingFails() {
        XCTAssertEqual(finding(victim: nil, culprits: []), [])
    }

    /// Returns the findings of a bisection in which `victim` fails in those runs, counted from 1, that `isFailing` selects.
    private func finding(victim: Int, failingIn isFailing: @escaping (_ run: Int, _ count: Int) -> Bool) -> [Bisection
        .Finding]
    {
        var runs = 0
        let bisection = Bisection(log: { _ in }) { run in
            runs += 1
            return run.map { example in
                let fails = example == self.examples[victim] && isFailing(runs, run.count)
                return (example, ExampleResult(status: fails ? .failed : .passed, duration: 0))
            }
        }
        return findings(of: bisection)
    }

    func testOneThatFailsNowAndThen() {
        typealias Frequency = Bisection.Frequency
        // The example fails only in the first run.
        XCTAssertEqual(
            finding(victim: 5) { run, _ in run == 1 },
            [.failsSometimes(examples[5], Frequency(failures: 1, runs: 2))]
        )
        XCTAssertEqual(
            finding(victim: 0) { run, _ in run == 1 },
            [.failsSometimes(examples[0], Frequency(failures: 1, runs: 2, isAlone: true))]
        )
        // The example fails even when it runs alone, but not every time.
        XCTAssertEqual(
            finding(victim: 5) { run, _ in run <= 3 },
            [.failsSometimes(examples[5], Frequency(failures: 2, runs: 3, isAlone: true))]
        )
        XCTAssertEqual(
            finding(victim: 5) { run, _ in run == 1 || run == 4 },
            [.failsSometimes(examples[5], Frequency(failures: 1, runs: 3, isAlone: true))]
        )
        // The example fails when it runs after one other example, but not every time.
        XCTAssertEqual(
            finding(victim: 1) { run, count in count > 1 && run != 7 },
            [.failsSometimes(examples[1], Frequency(failures: 2, runs: 3))]
        )
    }

    func testEachOneThatFails() {
        var lines: [String] = []
        let bisection = Bisection(log: { lines.append($0) }) { run in
            run.enumerated().map { index, example in
                let isAfterFirst = run[..<index].contains(self.examples[0])
                let fails = example == self.examples[3] || (example == self.examples[1] && isAfterFirst)
                return (example, ExampleResult(status: fails ? .failed : .passed, duration: 0))
            }
        }
        XCTAssertEqual(findings(of: bisection), [.needs(examples[1], [examples[0]]), .failsByItself(examples[3])])
        XCTAssertEqual(lines, ["fails (1 of 2): 1", "fails (2 of 2): 3"])
    }

    func testOneThatFailsAloneAndHasNoOthers() {
        let example = examples[0]
        var findings: [Bisection.Finding] = []
        Bisection(log: { _ in }) { $0.map { ($0, ExampleResult(status: .failed, duration: 0)) } }
            .find(in: [example]) { findings.append($0) }
        XCTAssertEqual(findings, [.failsByItself(example)])
    }

    private var options: Options {
        var options = Options()
        options.packagePath = "the app"
        options.bundles = ["a.xctest"]
        options.request.filters = ["cart|shop", "list"]
        options.request.addTags("slow")
        options.request.places = [PlaceFilter("Specs/A.swift:3")].compactMap(\.self)
        (options.shard, options.onlyFailures) = (Shard(number: 1, of: 2), true)
        return options
    }

    func testTheFindingInWords() {
        XCTAssertEqual(
            Bisection.Finding.needs(examples[1], [examples[0]]).text(options, seed: 7),
            """
            1
            fails only after what runs before it here:

              0
              1

            To reproduce it: swift run specs --package-path 'the app' --bundle a.xctest --seed 7 --filter '^(0 › 0|1 › 1)$'

            """
        )
        let frequency = Bisection.Frequency(failures: 1, runs: 3)
        XCTAssertEqual(
            Bisection.Finding.failsSometimes(examples[1], frequency).text(options, seed: 7),
            """
            1
            fails now and then: after the same examples, it failed 1 of 3 times.
            To see how often: swift run specs --package-path 'the app' --bundle a.xctest --filter 'cart|shop' \
            --filter list --tag slow --only-failures --shard 1/2 Specs/A.swift:3 --seed 7 --repeat 20

            """
        )
        let alone = Bisection.Frequency(failures: 2, runs: 3, isAlone: true)
        XCTAssertEqual(
            Bisection.Finding.failsSometimes(examples[1], alone).text(options, seed: 7),
            """
            1
            fails now and then: alone, it failed 2 of 3 times.
            To see how often: swift run specs --package-path 'the app' --bundle a.xctest --filter '^1 › 1$' --repeat 20

            """
        )
        XCTAssertEqual(
            Bisection.Finding.failsByItself(examples[1]).text(options, seed: 7),
            """
            1
            fails alone.
            To reproduce it: swift run specs --package-path 'the app' --bundle a.xctest --filter '^1 › 1$'

            """
        )
        XCTAssertEqual(
            Bisection.Finding.needs(examples[1], [examples[0]]).text(Options(), seed: nil).split(separator: "\n").last,
            "To reproduce it: swift run specs --filter '^(0 › 0|1 › 1)$'"
        )
    }
}
