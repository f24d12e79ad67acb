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
                .product(name: "VirtualTime", package: "swift-spec"),
                .product(name: "ScreenElements", package: "swift-spec"),
                .product(name: "ScreenTesting", package: "swift-spec"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)
