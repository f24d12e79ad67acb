// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "swift-spec",
    platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
    products: [
        .library(name: "Spec", targets: ["Spec"]),
        .library(name: "Expect", targets: ["Expect"]),
        .library(name: "QuickNimble", targets: ["QuickNimble"]),
        .library(name: "VirtualTime", targets: ["VirtualTime"]),
        .library(name: "Properties", targets: ["Properties"]),
        .library(name: "ScreenElements", targets: ["ScreenElements"]),
        .library(name: "ScreenTesting", targets: ["ScreenTesting"]),
        .library(name: "Snapshots", targets: ["Snapshots"]),
        .library(name: "ScreenSnapshots", targets: ["ScreenSnapshots"]),
        .library(name: "Promises", targets: ["Promises"]),
        .executable(name: "specs", targets: ["SpecRunner"]),
        // `specs mutate` has it built on first use.
        .executable(name: "specs-mutate", targets: ["SpecMutation"]),
        // `specs lsp` has it built on first use.
        .executable(name: "specs-lsp", targets: ["SpecLanguageServer"]),
    ],
    targets: [
        // The framework.
        .target(name: "ProcessShims"),
        // What happens in a run, and where code was called.
        .target(name: "SpecEvents", dependencies: ["ProcessShims"]),
        // Starts processes: the runner the test bundle, the screens' tests an application.
        .target(name: "ChildProcesses", dependencies: ["SpecEvents"]),
        .target(name: "Spec", dependencies: ["SpecEvents", "ProcessShims"]),
        .target(name: "Expect", dependencies: ["SpecEvents", "ProcessShims"]),
        // The names of Quick and Nimble that Spec and Expect do not have, for suites that move.
        .target(name: "QuickNimble", dependencies: ["Spec", "Expect", "SpecEvents", "ProcessShims"]),
        // Reaches what the concurrency runtime knows of tasks.
        .target(name: "TaskHooks"),
        .target(name: "VirtualTime", dependencies: ["SpecEvents", "TaskHooks"]),
        // What chance decides in a test: cases of properties, sequences of commands, the order of tasks.
        .target(name: "Properties", dependencies: ["Spec", "VirtualTime", "ScreenElements", "SpecEvents"]),
        // What a screen tells of its elements. Applications know it, so it knows nothing.
        .target(name: "ScreenElements"),
        .target(
            name: "ScreenTesting",
            dependencies: ["ScreenElements", "Expect", "VirtualTime", "SpecEvents", "ChildProcesses"]
        ),
        // The files and the source in which snapshots are, read by tests and written by the runner.
        .target(name: "SnapshotFiles", dependencies: ["SpecEvents", "SwiftSource"]),
        .target(name: "Snapshots", dependencies: ["SnapshotFiles", "Expect", "SpecEvents", "ProcessShims"]),
        // The format of a screen: for those who use both.
        .target(
            name: "ScreenSnapshots",
            dependencies: ["Snapshots", "SnapshotFiles", "ScreenTesting", "ScreenElements", "Expect"]
        ),
        // Files of promises, read by specs for their tables and by the runner for their sentences.
        .target(name: "PromiseFiles", dependencies: ["SpecEvents"]),
        .target(name: "Promises", dependencies: ["PromiseFiles", "Spec", "SpecEvents"]),
        .target(name: "SpecReports", dependencies: ["SpecEvents", "PromiseFiles", "SwiftSource", "TerminalText"]),
        .executableTarget(
            name: "SpecRunner",
            dependencies: [
                "SpecReports", "SpecEvents", "PromiseFiles", "SnapshotFiles", "SwiftSource", "TerminalText",
                "ChildProcesses",
            ]
        ),
        // The tokens of Swift source.
        .target(name: "SwiftSource"),
        .executableTarget(
            name: "SpecMutation",
            dependencies: ["SpecReports", "SpecEvents", "SwiftSource", "ChildProcesses"]
        ),
        // Stands between an editor and sourcekit-lsp.
        .executableTarget(
            name: "SpecLanguageServer",
            dependencies: ["SpecReports", "SpecEvents", "SwiftSource", "ChildProcesses"]
        ),

        // What is printed within the width of a terminal, by the runner and by the examples.
        .target(name: "TerminalText"),

        // Views of a console, HTTP and a server to try it on: what the examples are made of.
        .target(
            name: "ExampleKit",
            dependencies: ["ScreenElements", "TerminalText"],
            path: "Sources/Examples/ExampleKit"
        ),
        .testTarget(
            name: "ConsoleUITests",
            dependencies: ["ExampleKit", "ScreenElements", "VirtualTime", "facts", "venues", "TestSupport"]
        ),

        // The facts screen, and its specs.
        .target(
            name: "FactsScreen",
            dependencies: ["ExampleKit", "ScreenElements"],
            path: "Sources/Examples/FactsScreen"
        ),
        .executableTarget(name: "facts", dependencies: ["FactsScreen"], path: "Sources/Examples/facts"),
        .testTarget(
            name: "FactsScreenSpecs",
            dependencies: [
                "FactsScreen", "facts", "ExampleKit", "ScreenElements", "ScreenTesting", "Spec", "Expect",
                "VirtualTime", "Properties", "Snapshots",
            ],
            path: "Specs/FactsScreenSpecs",
            exclude: ["README.md", "Terminal/Snapshots"],
            resources: [.process("Resources")]
        ),

        // A screen made for the story of page objects, and the rules of what can be found.
        .testTarget(
            name: "ScreenSpecs",
            dependencies: ["ExampleKit", "ScreenElements", "ScreenTesting", "Spec", "Expect", "VirtualTime"],
            path: "Specs/ScreenSpecs",
            exclude: ["README.md"],
            // As new projects have it.
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),

        // Venues, an application of several screens, and its specs.
        .target(
            name: "VenueScreens",
            dependencies: ["ExampleKit", "ScreenElements"],
            path: "Sources/Examples/VenueScreens"
        ),
        .executableTarget(name: "venues", dependencies: ["VenueScreens"], path: "Sources/Examples/venues"),
        .testTarget(
            name: "VenuesSpecs",
            dependencies: [
                "VenueScreens", "venues", "ExampleKit", "ScreenElements", "ScreenTesting", "Spec", "Expect",
                "Properties", "VirtualTime", "Promises",
            ],
            path: "Specs/VenuesSpecs",
            // Read beside the sources: the chapter, what the examples keep, and where their tables come from.
            exclude: ["README.md", "Promises.md"]
        ),

        // The tests of the framework itself, in plain XCTest: a framework cannot vouch for itself.
        .testTarget(
            name: "SpecTests",
            dependencies: [
                "SpecReports", "Spec", "Expect", "QuickNimble", "VirtualTime", "Properties", "ScreenTesting",
                "ScreenElements",
                "Snapshots", "Promises", "facts",
                "TestSupport",
            ],
            exclude: ["Documentation/Promises.md"]
        ),
        .testTarget(name: "ExpectTests", dependencies: ["Expect", "TestSupport"]),
        .testTarget(
            name: "SnapshotsTests",
            dependencies: [
                "SpecReports", "Snapshots", "ScreenSnapshots", "ScreenElements", "SnapshotFiles", "Spec", "Expect",
                "TestSupport",
                "SpecEvents",
            ],
            exclude: ["Snapshots", "Documentation/Snapshots"]
        ),
        // A suite in the words of Quick and Nimble, and the tests of these words.
        .testTarget(
            name: "QuickNimbleTests",
            dependencies: ["QuickNimble", "SpecEvents", "TestSupport"]
        ),
        // What Nimble's own tests check, written anew with one import and in Swift 5, as most suites that move are.
        .testTarget(
            name: "NimbleSuiteTests",
            dependencies: ["QuickNimble"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        // The samples of the articles that this framework began with, in its own words and in Swift 5.
        .testTarget(
            name: "ArticleTests",
            dependencies: ["QuickNimble", "VirtualTime", "ScreenTesting", "ScreenElements", "ExampleKit"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        .testTarget(
            name: "VirtualTimeTests",
            dependencies: ["VirtualTime", "Expect", "SpecEvents", "TaskHooks", "TestSupport"]
        ),
        .testTarget(
            name: "PropertiesTests",
            dependencies: [
                "SpecReports", "Properties", "VirtualTime", "ScreenElements", "Spec", "Expect", "SpecEvents",
                "TestSupport",
            ]
        ),
        // An application whose screen the tests look at from outside.
        .executableTarget(name: "ScreenFixture", dependencies: ["ScreenElements"], path: "Tests/ScreenFixture"),
        .testTarget(
            name: "ScreenTestingTests",
            dependencies: [
                "SpecReports", "ScreenFixture", "ScreenTesting", "ScreenElements", "Spec", "Expect", "VirtualTime",
                "SpecEvents",
                "TestSupport", "ChildProcesses",
            ]
        ),
        .testTarget(name: "ChildProcessesTests", dependencies: ["SpecEvents", "TestSupport", "ChildProcesses"]),
        .testTarget(name: "SpecEventsTests", dependencies: ["SpecEvents", "SpecReports", "TestSupport"]),
        .testTarget(
            name: "SpecReportsTests",
            dependencies: ["SpecReports", "PromiseFiles", "Snapshots", "Expect", "TestSupport"],
            exclude: ["Stored", "Terminal/Snapshots"]
        ),
        .testTarget(name: "TerminalTextTests", dependencies: ["TerminalText"]),
        .testTarget(
            name: "SpecRunnerTests",
            dependencies: [
                "SpecRunner", "SnapshotFiles", "SwiftSource", "FixtureSuite", "ChildProcesses", "TestSupport",
            ]
        ),
        .testTarget(
            name: "SpecMutationTests",
            dependencies: ["SpecMutation", "SwiftSource", "ChildProcesses", "TestSupport"],
            exclude: ["Stored"]
        ),
        .testTarget(
            name: "SpecLanguageServerTests",
            dependencies: ["SpecReports", "SpecLanguageServer", "SpecEvents", "ChildProcesses"]
        ),
        // What several test targets share: other processes for a part of the tests, the main actor, blocks of the documentation.
        .target(name: "TestSupport", dependencies: ["SpecEvents"], path: "Tests/TestSupport"),
        .target(name: "ForeignCode", path: "Tests/ForeignCode"),
        // Stands in for a test bundle: a suite in which things go wrong, run as a process by the tests above.
        .executableTarget(
            name: "FixtureSuite",
            dependencies: ["Spec", "Expect", "Snapshots", "Properties", "VirtualTime", "ForeignCode"],
            path: "Tests/FixtureSuite"
        ),
        // A suite of every outcome; `Scripts/check-apple` runs it with Linux's XCTest and with a double of Apple's.
        .executableTarget(
            name: "OutcomeSuite",
            dependencies: ["Spec", "Expect", "OutcomeTwin"],
            path: "Tests/OutcomeSuite"
        ),
        .target(name: "OutcomeTwin", dependencies: ["Spec"], path: "Tests/OutcomeTwin"),
    ],
    swiftLanguageModes: [.v6]
)

// Not for users of the package: `Scripts/bench` is a package of its own, and measures the specs of an example.
if Context.environment["SPEC_BENCH"] != nil {
    for name in ["VenueScreens", "ExampleKit"] { package.products.append(.library(name: name, targets: [name])) }
    package.products.append(.executable(name: "venues", targets: ["venues"]))
}

// `swift run specs` sets SPECS: only what it runs is built, without the tests of the framework itself and what they need.
// The libraries stay: where another package runs its specs, this manifest sees the variable, too.
if Context.environment["SPECS"] != nil {
    let specs = ["FactsScreenSpecs", "ScreenSpecs", "VenuesSpecs"]
    let tools = ["SpecMutation", "SpecLanguageServer"]
    package.products.removeAll { ["specs-mutate", "specs-lsp"].contains($0.name) }
    package.targets.removeAll {
        $0.type == .test && !specs.contains($0.name) || $0.path?.hasPrefix("Tests/") == true || tools.contains($0.name)
    }
}
