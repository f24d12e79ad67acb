/// The condition of `#if`, as far as it is known without the compiler.
enum CompilerCondition {
    /// Its value on this platform; `nil` if that depends on a part that is not known.
    static func value(of words: ArraySlice<String>) -> Bool? {
        for (mark, decisive) in [("||", true), ("&&", false)] {
            let parts = parts(of: words, mark)
            guard parts.count > 1 else { continue }
            let values = parts.map(value)
            return values.contains(decisive) ? decisive : values.contains(nil) ? nil : !decisive
        }
        let rest = words.dropFirst()
        switch words.first {
        case "!": return value(of: rest).map { !$0 }
        case "(": return value(of: rest.dropLast())
        case let name? where rest.first == "(": return known(name, rest.dropFirst().dropLast().joined())
        case "true" where rest.isEmpty, "DEBUG" where rest.isEmpty: return true
        case "false" where rest.isEmpty: return false
        default: return nil
        }
    }

    /// What stands between marks, outside of parentheses.
    private static func parts(of words: ArraySlice<String>, _ mark: String) -> [ArraySlice<String>] {
        var depth = 0
        return words.split(omittingEmptySubsequences: false) { word in
            depth += word == "(" ? 1 : word == ")" ? -1 : 0
            return depth == 0 && word == mark
        }
    }

    private static let ofLinux: Set = ["Foundation", "FoundationNetworking", "Glibc", "Dispatch", "XCTest", "Testing"]
    private static let ofOthers: Set = [
        "Android", "AppKit", "Bionic", "Combine", "CoreGraphics", "Darwin", "Musl", "OSLog", "ObjectiveC", "SwiftUI",
        "UIKit", "WASILibc", "WatchKit", "WinSDK", "os",
    ]

    private static func known(_ name: String, _ argument: String) -> Bool? {
        switch name {
        case "os": argument == "Linux"
        case "canImport": ofLinux.contains(argument) ? true : ofOthers.contains(argument) ? false : nil
        case "swift", "compiler": argument.hasPrefix(">=") ? true : nil
        case "targetEnvironment": false
        default: nil
        }
    }
}
