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
        // `specs mutate` builds this product when it is first used.
        .executable(name: "specs-mutate", targets: ["SpecMutation"]),
        // `specs lsp` builds this product when it is first used.
        .executable(name: "specs-lsp", targets: ["SpecLanguageServer"]),
    ],
    targets: [
        // Functions that must be written in C.
        .target(name: "ProcessShims"),
        // The events of a run and their parts, such as call sites and failures.
        .target(name: "SpecEvents", dependencies: ["ProcessShims"]),
        // Starts child processes, for the runner and for tests of screens.
        .target(name: "ChildProcesses", dependencies: ["SpecEvents"]),
        .target(name: "Spec", dependencies: ["SpecEvents", "ProcessShims"]),
        .target(name: "Expect", dependencies: ["SpecEvents", "ProcessShims"]),
        // The names from Quick and Nimble that Spec and Expect lack, for suites that migrate.
        .target(name: "QuickNimble", dependencies: ["Spec", "Expect", "SpecEvents", "ProcessShims"]),
        // Access to features of the concurrency runtime that have no Swift API.
        .target(name: "TaskHooks"),
        .target(name: "VirtualTime", dependencies: ["SpecEvents", "TaskHooks"]),
        // Randomized testing: property cases, command sequences, and task orders.
        .target(name: "Properties", dependencies: ["Spec", "VirtualTime", "ScreenElements", "SpecEvents"]),
        // The elements of a screen. Applications link this target, so it has no dependencies.
        .target(name: "ScreenElements"),
        .target(
            name: "ScreenTesting",
            dependencies: ["ScreenElements", "Expect", "VirtualTime", "SpecEvents", "ChildProcesses"]
        ),
        // Snapshots in files and in source code. Tests read them, and the runner writes them.
        .target(name: "SnapshotFiles", dependencies: ["SpecEvents", "SwiftSource"]),
        .target(name: "Snapshots", dependencies: ["SnapshotFiles", "Expect", "SpecEvents", "ProcessShims"]),
        // The snapshot format for screens, for tests that use both Snapshots and ScreenTesting.
        .target(
            name: "ScreenSnapshots",
            dependencies: ["Snapshots", "SnapshotFiles", "ScreenTesting", "ScreenElements", "Expect"]
        ),
        // Promise files. Specs read the tables in them, and the runner reads the sentences.
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
        .target(name: "SwiftSource"),
        .executableTarget(
            name: "SpecMutation",
            dependencies: ["SpecReports", "SpecEvents", "SwiftSource", "ChildProcesses"]
        ),
        // A proxy between an editor and sourcekit-lsp.
        .executableTarget(
            name: "SpecLanguageServer",
            dependencies: ["SpecReports", "SpecEvents", "SwiftSource", "ChildProcesses"]
        ),

        // Fits text to the width of a terminal, for the runner and the examples.
        .target(name: "TerminalText"),

        // Parts that the examples share: console views, an HTTP client, and a scripted server.
        .target(
            name: "ExampleKit",
            dependencies: ["ScreenElements", "TerminalText"],
            path: "Sources/Examples/ExampleKit"
        ),
        .testTarget(
            name: "ConsoleUITests",
            dependencies: ["ExampleKit", "ScreenElements", "VirtualTime", "facts", "venues", "TestSupport"]
        ),

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

        // Specs of page objects, and of the rules for finding elements on a screen.
        .testTarget(
            name: "ScreenSpecs",
            dependencies: ["ExampleKit", "ScreenElements", "ScreenTesting", "Spec", "Expect", "VirtualTime"],
            path: "Specs/ScreenSpecs",
            exclude: ["README.md"],
            // New projects have this setting by default.
            swiftSettings: [.defaultIsolation(MainActor.self)]
        ),

        // Venues, an application with several screens, and its specs.
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
            // Documents, not sources: the chapter, and the promises that the examples keep.
            exclude: ["README.md", "Promises.md"]
        ),

        // The framework's own tests, in plain XCTest, because a framework cannot vouch for itself.
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
        // A suite that uses the names from Quick and Nimble, and the tests for these names.
        .testTarget(
            name: "QuickNimbleTests",
            dependencies: ["QuickNimble", "SpecEvents", "TestSupport"]
        ),
        // Nimble's own tests, rewritten like most migrating suites: with one import and in Swift 5.
        .testTarget(
            name: "NimbleSuiteTests",
            dependencies: ["QuickNimble"],
            swiftSettings: [.swiftLanguageMode(.v5)]
        ),
        // Samples from the articles that led to this framework, rewritten for it in Swift 5.
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
        // An application whose screen the tests inspect from outside its process.
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
        .target(name: "TestSupport", dependencies: ["SpecEvents"], path: "Tests/TestSupport"),
        .target(name: "ForeignCode", path: "Tests/ForeignCode"),
        // Specs that go wrong in many ways. The tests above run this program in place of a test
        // bundle.
        .executableTarget(
            name: "FixtureSuite",
            dependencies: ["Spec", "Expect", "Snapshots", "Properties", "VirtualTime", "ForeignCode"],
            path: "Tests/FixtureSuite"
        ),
        // A suite with every kind of outcome. `Scripts/check-apple` runs it with XCTest for Linux
        // and with a double of Apple's XCTest.
        .executableTarget(
            name: "OutcomeSuite",
            dependencies: ["Spec", "Expect", "OutcomeTwin"],
            path: "Tests/OutcomeSuite"
        ),
        .target(name: "OutcomeTwin", dependencies: ["Spec"], path: "Tests/OutcomeTwin"),
    ],
    swiftLanguageModes: [.v6]
)

// Products only for `Scripts/bench`, which measures an example application from a separate package.
if Context.environment["SPEC_BENCH"] != nil {
    for name in ["VenueScreens", "ExampleKit"] { package.products.append(.library(name: name, targets: [name])) }
    package.products.append(.executable(name: "venues", targets: ["venues"]))
}

// `swift run specs` sets SPECS, so that the build leaves out the framework's own tests and the
// targets that only those tests need. The libraries stay, because the variable is also set when
// `swift run specs` runs the specs of a package that depends on this one.
if Context.environment["SPECS"] != nil {
    let specs = ["FactsScreenSpecs", "ScreenSpecs", "VenuesSpecs"]
    let tools = ["SpecMutation", "SpecLanguageServer"]
    package.products.removeAll { ["specs-mutate", "specs-lsp"].contains($0.name) }
    package.targets.removeAll {
        $0.type == .test && !specs.contains($0.name) || $0.path?.hasPrefix("Tests/") == true || tools.contains($0.name)
    }
}
