import Foundation

extension URL {
    /// The fixture beside the test bundle, where SwiftPM puts all executables of a package.
    static let consoleFixture = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "ConsoleFixture")
}
