extension Flag {
    static let buildFlags = [
        build(
            "--build-system NAME",
            "native or swiftbuild",
            help: """
                use native or swiftbuild (default: SwiftPM's choice); swiftbuild makes a test executable
                for each test target, which together form one run; with PATH, only the test targets in
                these paths are built
                """
        ),
        build("--configuration NAME", "debug or release", help: "build for debug or release; short: -c")
            .with(\.short, "-c"),
        build(
            "--sanitize NAME",
            "address, thread or undefined",
            help: "turn on a sanitizer: address, thread or undefined"
        )
        .with(\.isRepeatable, true),
        build(
            "--scratch-path DIR",
            "the folder of what is built",
            help: "keep build products, and what --only-failures remembers, in this folder (default: .build)"
        ),
        build(
            "--traits NAMES",
            "names of traits, with commas between them",
            help: "turn on these traits of the package, separated by commas"
        ),
        build(
            "-Xswiftc FLAG",
            "an option of the Swift compiler",
            help: "pass FLAG to the Swift compiler; may be repeated, like the other -X options"
        )
        .with(\.isRepeatable, true),
        build("-Xlinker FLAG", "an option of the linker", help: "pass FLAG to the linker").with(\.isRepeatable, true),
        build("-Xcc FLAG", "an option of the C compiler", help: "pass FLAG to the C compiler")
            .with(\.isRepeatable, true),
        build("-Xcxx FLAG", "an option of the C++ compiler", help: "pass FLAG to the C++ compiler")
            .with(\.isRepeatable, true),
        build(
            "--package-path DIR",
            "the folder of a package",
            help: "change to this folder first; all paths on the command line are relative to it"
        ) { $0.packagePath = $1 }
        .with(\.commands, [.run, .bisect, .promises, .initialize]),
    ]

    /// Creates an option for the build. If `change` is `nil`, the option is passed on to SwiftPM.
    private static func build(
        _ usage: String,
        _ value: String,
        help: String,
        _ change: (@Sendable (inout Options, String) -> Void)? = nil
    ) -> Flag {
        let name = String(usage.prefix { $0 != " " })
        let conflict = "\(name) is for building a package, and --bundle builds none: leave out one of them"
        return Flag(usage, value, help: help, change ?? { $0.build.add(name, $1) })
            .with(\.conflicts, ["--bundle": conflict])
    }
}
