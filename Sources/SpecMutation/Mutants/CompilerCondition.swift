/// The condition of `#if`, as far as it is known without the compiler.
struct CompilerCondition {
    private var words: ArraySlice<String>
    /// The value of each part that is not known.
    private let unknown: Bool

    /// Its value on this platform; `nil` if that depends on a part that is not known.
    static func value(of words: [String]) -> Bool? {
        let values = [false, true].map { unknown -> Bool? in
            var condition = CompilerCondition(words: words[...], unknown: unknown)
            let value = condition.readAny()
            return condition.words.isEmpty ? value : nil
        }
        return values[0] == values[1] ? values[0] : nil
    }

    private mutating func skip(_ word: String) -> Bool {
        guard words.first == word else { return false }
        words.removeFirst()
        return true
    }

    private mutating func readAny() -> Bool {
        var value = readAll()
        while skip("||") { value = readAll() || value }
        return value
    }

    private mutating func readAll() -> Bool {
        var value = readOne()
        while skip("&&") { value = readOne() && value }
        return value
    }

    private mutating func readOne() -> Bool {
        guard let word = words.popFirst() else { return unknown }
        switch word {
        case "!": return !readOne()
        case "(":
            let value = readAny()
            return skip(")") ? value : unknown
        case "true", "DEBUG": return true
        case "false": return false
        default:
            guard words.first == "(", let end = words.firstIndex(of: ")") else { return unknown }
            let argument = words[..<end].dropFirst().joined()
            words = words[end...].dropFirst()
            return known(word, argument) ?? unknown
        }
    }

    private static let ofLinux: Set = ["Foundation", "FoundationNetworking", "Glibc", "Dispatch", "XCTest", "Testing"]
    private static let ofOthers: Set = [
        "Android", "AppKit", "Bionic", "Combine", "CoreGraphics", "Darwin", "Musl", "OSLog", "ObjectiveC", "SwiftUI",
        "UIKit", "WASILibc", "WatchKit", "WinSDK", "os",
    ]

    private func known(_ name: String, _ argument: String) -> Bool? {
        switch name {
        case "os": argument == "Linux"
        case "canImport": Self.ofLinux.contains(argument) ? true : Self.ofOthers.contains(argument) ? false : nil
        case "swift", "compiler": argument.hasPrefix(">=") ? true : nil
        case "targetEnvironment": false
        default: nil
        }
    }
}
