extension Flag {
    static let buildFlags = [
        build(
            "--build-system NAME",
            "native or swiftbuild",
            help: """
                native, or swiftbuild, which makes a test executable of each test target: all of them are
                one run, and with PATH only the test targets of these paths are built (default: that
                of SwiftPM)
                """
        ),
        build("--configuration NAME", "debug or release", help: "debug or release; in short -c").with(\.short, "-c"),
        build("--sanitize NAME", "address, thread or undefined").with(\.isRepeatable, true),
        build(
            "--scratch-path DIR",
            "the folder of what is built",
            help: "the folder of what is built, and of what --only-failures remembers (default: .build)"
        ),
        build(
            "--traits NAMES",
            "names of traits, with commas between them",
            help: "the traits of the package, with commas between them"
        ),
        build(
            "-Xswiftc FLAG",
            "an option of the Swift compiler",
            help: "an option of the Swift compiler, which like the following may be given several times"
        )
        .with(\.isRepeatable, true),
        build("-Xlinker FLAG", "an option of the linker").with(\.isRepeatable, true),
        build("-Xcc FLAG", "an option of the C compiler").with(\.isRepeatable, true),
        build("-Xcxx FLAG", "an option of the C++ compiler").with(\.isRepeatable, true),
        build(
            "--package-path DIR",
            "the folder of a package",
            help: "go to this folder before anything else: all paths of the command line start there"
        ) { $0.packagePath = $1 }
        .with(\.commands, [.run, .bisect, .promises, .initialize]),
    ]

    /// Creates an option for the build. If `change` is `nil`, the option is passed on to SwiftPM.
    private static func build(
        _ usage: String,
        _ value: String,
        help: String? = nil,
        _ change: (@Sendable (inout Options, String) -> Void)? = nil
    ) -> Flag {
        let name = String(usage.prefix { $0 != " " })
        let conflict = "\(name) is for building a package, and --bundle builds none: leave out one of them"
        return Flag(usage, value, help: help ?? value, change ?? { $0.build.add(name, $1) })
            .with(\.conflicts, ["--bundle": conflict])
    }
}
