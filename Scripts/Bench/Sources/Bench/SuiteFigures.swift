import Foundation

/// The cost of a whole suite in a debug build, as `swift test` makes it. The process that runs a
/// thousand examples is compared with the processes that run the same tests in XCTest and in Swift
/// Testing.
@MainActor enum SuiteFigures {
    static func all(rounds: Int) -> [Figure] {
        [
            figure("process", .seconds, SampleSuite.seconds, beside: ("XCTest", xctest), atMost: 1, rounds),
            figure(
                "process, compared with Swift Testing",
                .seconds,
                SampleSuite.seconds,
                beside: ("Swift Testing", swiftTesting),
                atMost: 1,
                rounds
            ),
            figure("peak memory", .bytes, SampleSuite.peakMemory, beside: ("XCTest", xctest), atMost: 1.25, rounds),
            figure(
                "peak memory, compared with Swift Testing",
                .bytes,
                SampleSuite.peakMemory,
                beside: ("Swift Testing", swiftTesting),
                atMost: 0.75,
                rounds
            ),
            Figure(
                name: "a million of expect(i) == i, debug",
                unit: .seconds,
                goal: .ratio(1),
                rounds: rounds,
                ours: million.seconds,
                peer: ("#expect(i == i)", swiftTestingMillion.seconds)
            ),
        ]
    }

    private static func figure(
        _ name: String,
        _ unit: Figure.Unit,
        _ cost: @escaping @MainActor (SampleSuite) -> () -> Double,
        beside peer: (name: String, suite: SampleSuite),
        atMost ratio: Double,
        _ rounds: Int
    ) -> Figure {
        Figure(
            name: "suite of \(SuiteSource.exampleCount), \(name)",
            unit: unit,
            goal: .ratio(ratio),
            rounds: rounds,
            ours: { cost(specs)() },
            peer: (peer.name, { cost(peer.suite)() })
        )
    }

    private static let specs = SampleSuite(
        SamplePackage(name: "SpecSuite", usesSpecs: true, file: SuiteSource.specs),
        says: "Executed \(SuiteSource.exampleCount) tests"
    )

    private static let xctest = SampleSuite(
        SamplePackage(name: "PlainSuite", file: SuiteSource.xctest),
        says: "Executed \(SuiteSource.exampleCount) tests"
    )

    private static let swiftTesting = SampleSuite(
        SamplePackage(name: "MacroSuite", file: SuiteSource.swiftTesting),
        options: ["--testing-library", "swift-testing"],
        says: "\(SuiteSource.exampleCount) tests"
    )

    private static let million = SampleSuite(
        SamplePackage(
            name: "SpecMillion",
            usesSpecs: true,
            file: """
                import Expect
                import Spec

                final class MillionSpec: SpecCase {
                    override func spec() {
                        it("holds") { for i in 0..<1_000_000 { expect(i) == i } }
                    }
                }

                """
        ),
        says: "Executed 1 test"
    )

    private static let swiftTestingMillion = SampleSuite(
        SamplePackage(
            name: "MacroMillion",
            file: """
                import Testing

                @Test func holds() {
                    for i in 0..<1_000_000 { #expect(i == i) }
                }

                """
        ),
        options: ["--testing-library", "swift-testing"],
        says: "1 test"
    )
}

/// A package whose tests run directly, without SwiftPM.
@MainActor private final class SampleSuite {
    private let package: SamplePackage
    private let options: [String]
    /// A part of the output that shows that all tests ran.
    private let text: String
    private var isChecked = false

    init(_ package: SamplePackage, options: [String] = [], says text: String) {
        (self.package, self.options, self.text) = (package, options, text)
    }

    func seconds() -> Double { run().seconds() }

    func peakMemory() -> Double {
        let run = run()
        let program = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "PeakMemory")
        let output = Command(program, [run.executable.path] + run.arguments, in: run.folder).output()
        guard let bytes = Double(output.trimmingCharacters(in: .whitespacesAndNewlines)) else {
            stop("PeakMemory did not print a number: \(output)")
        }
        return bytes
    }

    private func run() -> Command {
        package.buildIfNeeded()
        var run = package.testRun
        run.arguments += options
        guard !isChecked else { return run }
        let output = run.output()
        guard output.contains(text) else {
            stop("\(run.text) did not print “\(text)”; it printed:\n\(output.suffix(2_000))")
        }
        isChecked = true
        return run
    }
}
