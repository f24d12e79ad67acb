/// The condition of `#if`, as far as it is known without the compiler.
struct CompilerCondition {
    private var words: ArraySlice<String>

    /// Its value on this platform; `nil` if it is not known.
    static func value(of words: [String]) -> Bool? {
        var condition = CompilerCondition(words: words[...])
        let value = condition.readOr()
        return condition.words.isEmpty ? value : nil
    }

    private mutating func readOr() -> Bool? {
        var value = readAnd()
        while words.first == "||" {
            words.removeFirst()
            let other = readAnd()
            value = value == true || other == true ? true : value == nil || other == nil ? nil : false
        }
        return value
    }

    private mutating func readAnd() -> Bool? {
        var value = readOne()
        while words.first == "&&" {
            words.removeFirst()
            let other = readOne()
            value = value == false || other == false ? false : value == nil || other == nil ? nil : true
        }
        return value
    }

    private mutating func readOne() -> Bool? {
        guard let word = words.popFirst() else { return nil }
        switch word {
        case "!": return readOne().map { !$0 }
        case "(":
            let value = readOr()
            return words.popFirst() == ")" ? value : nil
        case "true", "DEBUG": return true
        case "false": return false
        default: return readCall(word)
        }
    }

    private static let known: Set = ["Foundation", "Glibc", "Dispatch", "XCTest", "FoundationNetworking", "Testing"]
    private static let unknownToLinux: Set = [
        "ObjectiveC", "Darwin", "UIKit", "AppKit", "SwiftUI", "Combine", "WatchKit", "Musl", "Android", "WASILibc",
        "WinSDK",
        "Bionic", "CoreGraphics", "os", "OSLog",
    ]

    private mutating func readCall(_ name: String) -> Bool? {
        guard words.first == "(", let end = words.firstIndex(of: ")") else { return nil }
        let argument = words[words.index(after: words.startIndex)..<end].joined()
        words = words[words.index(after: end)...]
        switch name {
        case "os": return argument == "Linux"
        case "canImport":
            return Self.known.contains(argument) ? true : Self.unknownToLinux.contains(argument) ? false : nil
        case "swift", "compiler": return argument.hasPrefix(">=") ? true : nil
        case "targetEnvironment": return false
        default: return nil
        }
    }
}
