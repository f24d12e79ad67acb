struct BuildOptions: Equatable {
    /// The options in the spelling of `swift build`, with their values.
    private(set) var arguments: [String] = []
    /// Whether the products are those of Swift Build: for each test target an executable of its own.
    private(set) var usesSwiftBuild = false
    /// The folder of what is built; `nil` for the default.
    private(set) var scratchPath: String?

    /// The options of a build for coverage. It has a folder of its own in that of other builds, because SwiftPM compiles everything
    /// again if a folder has a build with coverage and then one without.
    ///
    /// - Parameter folder: The folder of other builds.
    func forCoverage(in folder: String) -> BuildOptions {
        var options = self
        if let index = arguments.firstIndex(of: "--scratch-path") {
            options.arguments.removeSubrange(index...(index + 1))
        }
        options.add("--scratch-path", "\(folder)/coverage")
        options.arguments.append("--enable-code-coverage")
        return options
    }

    mutating func add(_ flag: String, _ value: String) {
        arguments += [flag, value]
        if flag == "--build-system" { usesSwiftBuild = value == "swiftbuild" }
        if flag == "--scratch-path" { scratchPath = value }
    }
}
