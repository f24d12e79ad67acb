import SpecEvents
import SpecReports
import XCTest

@testable import SpecRunner

/// Runs suites of the fixture under supervision, and returns the documentation of the run.
///
/// - Parameter grace: How long the runner waits after a limit has been exceeded.
func documentation(
    of suites: String,
    _ request: Request = Request(),
    jobs: Int = 1,
    grace: Duration = .seconds(3)
) throws -> String {
    let bundle = try FixtureProcess.bundle(of: suites)
    let limits = TimeLimits(grace: grace)
    var text = ""
    let folder = (0..<3).reduce(URL(fileURLWithPath: #filePath)) { url, _ in url.deletingLastPathComponent() }.path
    var style = TerminalStyle.plain
    (style.places, style.slowThreshold) = (Places(baseFolder: folder, source: SourceExcerpts()), 60)
    var supervisor = Supervisor(
        try ExampleListing(bundles: [bundle], request: request, limits: limits).listExamples(),
        request,
        jobs: jobs,
        limits: limits,
        reporter: DocumentationReporter(style: style, write: { text += $0 })
    )
    _ = supervisor.run()
    return text.withoutDurations
}

extension String {
    /// The text with T in place of the run's duration, and without the durations of slow examples.
    var withoutDurations: String {
        replacing(/in \d+\.\d+ s\n/, with: "in T\n").replacing(/\ \(\d+\.\d+ s\)/, with: "")
    }
}
