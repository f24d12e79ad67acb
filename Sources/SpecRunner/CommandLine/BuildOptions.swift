struct BuildOptions: Equatable {
    /// The options in the spelling of `swift build`, with their values.
    private(set) var arguments: [String] = []
    /// Whether the products are those of Swift Build: for each test target an executable of its own.
    private(set) var usesSwiftBuild = false
    /// The folder of what is built; `nil` for the default.
    private(set) var scratchPath: String?

    mutating func add(_ flag: String, _ value: String) {
        arguments += [flag, value]
        if flag == "--build-system" { usesSwiftBuild = value == "swiftbuild" }
        if flag == "--scratch-path" { scratchPath = value }
    }
}
