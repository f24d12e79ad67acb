import Foundation
import SpecEvents
import SpecReports

/// The events of a run in which everything occurs that can occur. Tests compare whole reports of this run with stored text.
enum FixtureRun {
    static let baseFolder = "/work/app"
    static let places = Places(baseFolder: baseFolder)
    static let placesWithSource = Places(baseFolder: baseFolder, source: source)

    static let events: [Event] = [.runStarted(exampleCount: 16, seed: 42)] + examples + outside + [.runFinished]

    private static let examples = screen + dates + hostile + loose

    private static let screen = [
        example(
            "ScreenSpec",
            ["Facts screen", "shows a button"],
            line: 10,
            tags: ["ui"],
            with(passed(0.001)) { $0.steps = [step("opens the screen", 0)] }
        ),
        example(
            "ScreenSpec",
            ["Facts screen", "after a tap", "loads a fact"],
            line: 14,
            tags: ["ui", "network"],
            failing
        ),
        example(
            "ScreenSpec",
            ["Facts screen", "after a tap", "shows the fact's age"],
            line: 22,
            tags: ["ui"],
            passed(0.25)
        ),
        example("ScreenSpec", ["Facts screen", "after a tap", "retries"], line: 30, tags: ["ui", "network"], flaky),
        example(
            "ScreenSpec",
            ["Facts screen", "after a tap", "without a network", "says so"],
            line: 40,
            tags: ["ui"],
            pending
        ),
        example(
            "ScreenSpec",
            ["Facts screen", "after a tap", "without a network", "offers to retry"],
            line: 44,
            tags: ["ui"],
            known
        ),
    ]

    private static let dates = [
        example("DatesSpec", ["Даты", "вчера", "показывает «вчера»"], line: 5, passed(0)),
        example("DatesSpec", ["Даты", "вчера", "не показывает часы"], line: 9, passed(0.002)),
        example("DatesSpec", ["Даты", "🎉 праздник 👩‍👩‍👧", "радуется 日本語"], line: 13, passed(1.5)),
    ]

    private static let hostile = [
        example(
            "MarkupSpec",
            ["<b>Markup</b> & *stars*", "escapes \"quotes\" | `code` [link](x)"],
            line: 3,
            passed(0)
        ),
        example(
            "MarkupSpec",
            ["<b>Markup</b> & *stars*", "keeps\u{1B}[31m control \u{0} characters\nin one line"],
            line: 5,
            passed(0)
        ),
        example(
            "MarkupSpec",
            ["<b>Markup</b> & *stars*", "fails with </script> & ]]>"],
            line: 7,
            uses: [
                .init(
                    name: "behaves like <b>",
                    location: CodeLocation(file: "/work/app/Specs/MarkupSpec.swift", line: 6)
                )
            ],
            markupFailure
        ),
        example("MarkupSpec", ["<b>Markup</b> & *stars*", "traps"], line: 9, crashed),
        example("MarkupSpec", ["<b>Markup</b> & *stars*", "hangs"], line: 11, hanging),
        example("MarkupSpec", ["<b>Markup</b> & *stars*", "leaves"], line: 13, leaving),
    ]

    private static let loose = [example("LooseSpec", ["stands alone"], line: 2, passed(0.01))]

    private static let outside: [Event] = [
        .failedOutsideExamples(
            RecordedFailure(
                message: "a failure came too late\nafter “stands alone”",
                location: CodeLocation(file: "/elsewhere/Late.swift", line: 9)
            )
        )
    ]

    // MARK: Results

    private static let failing = with(ExampleResult(status: .failed, duration: 1.25)) {
        $0.failures = [
            RecordedFailure(
                message:
                    "in step “waits for the answer”: expected to equal\n- a fact about cats\n+ a fact about dogs\n  and more",
                location: place(18)
            ),
            RecordedFailure(message: "expected to be true, got false", location: nil),
        ]
        $0.steps = [
            step("finds the button", 1), step("taps the button", 0),
            step("waits for the answer", 0, duration: 1.125, hasFailed: true),
        ]
        $0.output = ["GET /facts", "\u{1B}[32m200 OK\u{1B}[0m"]
        $0.attachments = [
            ExampleAttachment(
                name: "the screen",
                mediaType: "text/plain; charset=utf-8",
                content: Data("+--------+\n| Button |\n+--------+\n".utf8)
            ),
            ExampleAttachment(name: "a pixel", mediaType: "image/png", content: pixel),
            ExampleAttachment(name: "raw", mediaType: "application/octet-stream", content: Data([0, 1, 2, 255])),
        ]
    }
    private static let flaky = with(passed(0.5)) {
        $0.earlierAttempts = [
            [RecordedFailure(message: "timed out waiting", location: place(33))],
            [RecordedFailure(message: "expected 2, got 1", location: place(34))],
        ]
    }
    private static let pending = ExampleResult(status: .skipped, duration: 0, reason: "the wording is not decided")
    private static let known = with(passed(0.01)) {
        $0.reason = "the server ignores the header"
        $0.expectedFailures = [RecordedFailure(message: "expected a button", location: place(46))]
    }
    private static let markupFailure = ExampleResult(
        status: .failed,
        duration: 0.001,
        failures: [
            RecordedFailure(
                message: "expected to equal </script><b>&amp;, got ``` and ]]> and \u{7}\n::error::no command",
                location: CodeLocation(file: "/work/app/Specs/Odd, %: name.swift", line: 8)
            )
        ]
    )
    private static let crashed = ExampleResult(
        status: .crashed,
        duration: 0.2,
        failures: [.crash(at: [place(3)])],
        reason: "the process was ended by signal 4 (SIGILL)",
        output: ["Fatal error: Index out of range", "::set-output name=x::y"]
    )
    private static let hanging = ExampleResult(status: .timedOut, duration: 60, reason: "it took longer than 60 s")
    private static let leaving = ExampleResult(status: .exited, duration: 0, reason: "the example called exit(0)")

    private static let pixel =
        Data(
            base64Encoded:
                "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
        ) ?? Data()

    // MARK: Making them

    private static func example(
        _ className: String,
        _ names: [String],
        line: Int,
        tags: [String] = [],
        uses: [ExampleIdentity.SharedUse] = [],
        _ result: ExampleResult
    ) -> Event {
        .exampleFinished(
            ExampleIdentity(
                identifier: "AppSpecs.\(className)/\(names.joined(separator: " › "))",
                names: names,
                location: CodeLocation(file: "\(baseFolder)/Specs/\(className).swift", line: line),
                tags: tags,
                uses: uses
            ),
            result
        )
    }

    private static func place(_ line: Int) -> CodeLocation {
        CodeLocation(file: "\(baseFolder)/Specs/ScreenSpec.swift", line: line)
    }

    private static func passed(_ duration: Double) -> ExampleResult {
        ExampleResult(status: .passed, duration: duration)
    }

    private static func step(_ name: String, _ level: Int, duration: Double = 0.001, hasFailed: Bool = false)
        -> ExampleStep
    { ExampleStep(name: name, level: level, duration: duration, hasFailed: hasFailed) }

    private static func with(_ result: ExampleResult, _ change: (inout ExampleResult) -> Void) -> ExampleResult {
        var result = result
        change(&result)
        return result
    }

    /// The chapters that a person wrote about the target.
    static let chapters = Chapters(
        [
            """
            # Факты & числа
            <!-- language: ru -->
            Экран с **фактами**.
            И даты.

            - `DatesSpec`
            - `MarkupSpec` (technical)
            - `ScreenSpec`
            """
        ].compactMap {
            try? Chapter(markdown: $0, module: "AppSpecs", file: "Specs/README.md", known: ["DatesSpec"])
        }
    )
    /// The events in chapter order.
    static let eventsInChapters: [Event] = {
        let ends = events.reduce(into: [String: Event]()) { ends, event in
            if case .exampleFinished(let example, _) = event { ends[example.identifier] = event }
        }
        let examples = chapters.sorted(
            events.compactMap { if case .exampleFinished(let example, _) = $0 { example } else { nil } }
        )
        return examples.compactMap { ends[$0.identifier] } + outside
    }()
    static let facts: RunFacts = {
        var facts = RunFacts()
        (facts.branch, facts.commit) = ("main", "abc1234")
        (facts.command, facts.versions) = ("swift run specs --language ru", ["Swift 6.2"])
        return facts
    }()

    /// The style of a Russian document with chapters for product owners.
    static var russianStyle: DocumentStyle {
        var style = DocumentStyle.plain
        (style.title, style.chapters, style.audience, style.facts) = ("Факты", chapters, .product, facts)
        style.places = placesWithSource
        style.places.language = .russian
        return style
    }

    /// The source files, which all have the same text. Each line that is an example's location in some file holds an example, and
    /// the other lines are inside of examples.
    static let source = SourceExcerpts { path in
        let examples: Set = [2, 3, 5, 7, 9, 10, 11, 13, 14, 22, 30, 40, 44]
        let lines = (1...50).map { "\(examples.contains($0) ? "" : "    ")    line(\($0)) < \"source\"" }
        return path.hasPrefix(baseFolder) ? lines.joined(separator: "\n") : nil
    }

    /// What the reporter that `make` creates writes for the run.
    static func text(
        of events: [Event] = events,
        duration: Double = 64.2,
        _ make: (@escaping (String) -> Void) -> any Reporter
    ) -> String {
        var text = ""
        let reporter = make { text += $0 }
        var summary = Summary()
        for event in events {
            summary.count(event)
            reporter.report(event)
        }
        summary.duration = duration
        reporter.finish(summary)
        return text
    }
}
