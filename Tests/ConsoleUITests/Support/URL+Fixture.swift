import Foundation

extension URL {
    static let consoleFixture = product("ConsoleFixture")

    /// An executable beside the test bundle, where SwiftPM puts all those of a package.
    static func product(_ name: String) -> URL {
        URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
            .appending(path: name)
    }
}
