import SwiftSource

struct Exclusions {
    static let comment = "specs:disable-mutation"

    private(set) var ranges: [Range<Int>] = []
    private(set) var linesWithoutReason: [Int] = []
    private let source: SourceTokens

    init(_ source: SourceTokens) {
        self.source = source
        excludeConditions()
        for index in source.tokens.indices.dropLast(2) { excludeAttribute(index) }
        for comment in source.comments { exclude(comment) }
    }

    func overlap(_ range: Range<Int>) -> Bool {
        ranges.contains { $0.overlaps(range) || $0.contains(range.lowerBound) }
    }

    private mutating func excludeConditions() {
        // For each `#if` that is still open: the position after its latest directive, whether the
        // code after that directive is compiled, and whether a later branch can be compiled.
        var open: [(start: Int, isIncluded: Bool, isFree: Bool)] = []
        for (index, token) in source.tokens.enumerated() where token.isOne(of: ["#if", "#elseif", "#else", "#endif"]) {
            let last = token.is("#if") ? nil : open.popLast()
            if let last, !last.isIncluded { ranges.append(last.start..<token.range.lowerBound) }
            if token.is("#endif") { continue }
            let words = source.tokens[(index + 1)...].prefix { !$0.beginsLine }
            ranges.append(token.range.lowerBound..<(words.last ?? token).range.upperBound)
            let line = words.map(\.text)
            let value = token.is("#else") ? true : CompilerCondition.value(of: line[...])
            let isFree = last?.isFree ?? true
            open.append((token.range.upperBound, isFree && value == true, isFree && value == false))
        }
    }

    private static let copiedElsewhere: Set = [
        "inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed", "inline", "_specialize", "freestanding",
        "attached",
    ]

    /// Excludes an attribute, or a directive with arguments. If the attribute makes its declaration
    /// unavailable, or lets the body be copied into other modules, also excludes the declaration.
    private mutating func excludeAttribute(_ index: Int) {
        let tokens = source.tokens
        if tokens[index].kind == .directive, tokens[index + 1].is("("), let end = source.partner[index + 1] {
            ranges.append(source.range(of: index...end))
        }
        guard tokens[index].is("@") else { return }
        let end = tokens[index + 2].is("(") ? source.partner[index + 2] ?? index + 1 : index + 1
        ranges.append(source.range(of: index...end))
        let isUncalled = tokens[index...end].map(\.text).starts(with: ["@", "available", "(", "*", ",", "unavailable"])
        guard isUncalled || Self.copiedElsewhere.contains(tokens[index + 1].text) else { return }
        let body = tokens.indices.first { $0 > end && source.parent[$0] == source.parent[index] && tokens[$0].is("{") }
        if let close = body.flatMap({ source.partner[$0] }) { ranges.append(source.range(of: index...close)) }
    }

    /// Excludes the line that contains the comment. If the comment is alone on its line, instead
    /// excludes the next line of code, or the block that begins there.
    private mutating func exclude(_ comment: Token) {
        guard let name = comment.text.firstRange(of: Self.comment) else { return }
        if !comment.text[name.upperBound...].contains(where: \.isLetter) { linesWithoutReason.append(comment.line) }
        let tokens = source.tokens
        let line = comment.beginsLine ? tokens.first { $0.line > comment.line }?.line ?? comment.line : comment.line
        var range = source.range(ofLine: line)
        if comment.beginsLine, let last = tokens.lastIndex(where: { $0.line == line }), tokens[last].opens,
            let close = source.partner[last]
        {
            range = range.lowerBound..<tokens[close].range.upperBound
        }
        ranges.append(range)
    }
}

/// Evaluates `#if` conditions whose values are known without the compiler.
enum CompilerCondition {
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

    private static func parts(of words: ArraySlice<String>, _ mark: String) -> [ArraySlice<String>] {
        var depth = 0
        return words.split(omittingEmptySubsequences: false) { word in
            depth += word == "(" ? 1 : word == ")" ? -1 : 0
            return depth == 0 && word == mark
        }
    }

    private static let onLinux: Set = ["Foundation", "FoundationNetworking", "Glibc", "Dispatch", "XCTest", "Testing"]
    private static let notOnLinux: Set = [
        "Android", "AppKit", "Bionic", "Combine", "CoreGraphics", "Darwin", "Musl", "OSLog", "ObjectiveC", "SwiftUI",
        "UIKit", "WASILibc", "WatchKit", "WinSDK", "os",
    ]

    private static func known(_ name: String, _ argument: String) -> Bool? {
        switch name {
        case "os": argument == "Linux"
        case "canImport": onLinux.contains(argument) ? true : notOnLinux.contains(argument) ? false : nil
        case "swift", "compiler": argument.hasPrefix(">=") ? true : nil
        case "targetEnvironment": false
        default: nil
        }
    }
}
