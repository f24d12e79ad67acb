// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Bench",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "swift-spec", path: "../..")],
    targets: [
        .executableTarget(
            name: "Bench",
            dependencies: [
                .product(name: "Spec", package: "swift-spec"),
                .product(name: "Expect", package: "swift-spec"),
                .product(name: "Snapshots", package: "swift-spec"),
                .product(name: "VirtualTime", package: "swift-spec"),
                .product(name: "Properties", package: "swift-spec"),
                .product(name: "ScreenElements", package: "swift-spec"),
                .product(name: "ScreenTesting", package: "swift-spec"),
                // `Scripts/bench` sets SPEC_BENCH, so that swift-spec has the following products.
                .product(name: "VenueScreens", package: "swift-spec"),
                .product(name: "ExampleKit", package: "swift-spec"),
            ]
        ),
        .executableTarget(name: "PeakMemory"),
    ],
    swiftLanguageModes: [.v6]
)
