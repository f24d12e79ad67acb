import Foundation

/// What a whole suite takes in debug, as `swift test` builds it: the process of a thousand examples, beside those of the
/// same tests in the toolchain's frameworks.
@MainActor enum SuiteFigures {
    static func all(rounds: Int) -> [Figure] {
        [
            Figure(
                name: "suite of 1000, process",
                goal: .ratio(1),
                rounds: rounds,
                ours: specs.seconds,
                peer: ("XCTest", xctest.seconds)
            ),
            Figure(
                name: "suite of 1000, process, beside Swift Testing",
                goal: .ratio(1),
                rounds: rounds,
                ours: specs.seconds,
                peer: ("Swift Testing", swiftTesting.seconds)
            ),
            Figure(
                name: "suite of 1000, peak memory",
                unit: .bytes,
                goal: .ratio(1.25),
                rounds: rounds,
                ours: specs.peakMemory,
                peer: ("XCTest", xctest.peakMemory)
            ),
            Figure(
                name: "suite of 1000, peak memory, beside Swift Testing",
                unit: .bytes,
                goal: .ratio(0.75),
                rounds: rounds,
                ours: specs.peakMemory,
                peer: ("Swift Testing", swiftTesting.peakMemory)
            ),
        ]
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
}

/// A package whose tests run as a process.
@MainActor private final class SampleSuite {
    private let package: SamplePackage
    private let options: [String]
    /// What the process prints if it runs all tests.
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
            stop("PeakMemory printed no number: \(output)")
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
            stop("\(run.text) does not say “\(text)”; it printed:\n\(output.suffix(2_000))")
        }
        isChecked = true
        return run
    }
}
