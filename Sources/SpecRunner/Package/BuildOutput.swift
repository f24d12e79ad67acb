import Foundation
import SpecReports
import TerminalText

/// Prints what SwiftPM prints: each message of the compiler once, although several of its jobs tell it, and on a terminal the
/// progress as one line that is gone at the end. Warnings come at the end, or not at all if the build fails: the errors are what
/// stands last then.
struct BuildOutput {
    /// How SwiftPM begins the lines that tell its progress, beside `[3/61] `.
    private static let progressWords = [
        "Building for ", "Build complete!", "Planning ", "Constructing ", "Computing ", "Computed ", "Fetching ",
        "Fetched ",
        "Updating ", "Updated ", "Creating working copy ", "Working copy of ",
    ]

    /// The width of the terminal; `nil` if the progress is not printed.
    private let columns: Int?
    private let palette: Palette
    private let write: (String) -> Void
    /// The first lines of the compiler's messages.
    private var known: Set<String> = []
    /// Whether the lines belong to a message that is known.
    private var isInKnownMessage = false
    private var isDrawn = false
    /// The lines of the warnings so far, and how many these are.
    private var warnings: (lines: [String], count: Int) = ([], 0)
    private var isInWarning = false

    init(columns: Int?, palette: Palette, write: @escaping (String) -> Void) {
        (self.columns, self.palette, self.write) = (columns, palette, write)
    }

    mutating func print(_ line: String) {
        let plain = line.withoutColours
        if columns != nil, Self.isProgress(plain) {
            isInKnownMessage = false
            return draw(plain)
        }
        if Self.isMessage(plain) {
            // A note belongs to the message before it.
            if !isInWarning || !plain.contains(#/:\d+:\d+: note: /#) {
                isInKnownMessage = !known.insert(plain).inserted
                isInWarning = plain.contains(#/:\d+:\d+: warning: /#)
                if isInWarning, !isInKnownMessage { warnings.count += 1 }
            }
        } else if !Self.belongsToMessage(plain) {
            (isInKnownMessage, isInWarning) = (false, false)
        }
        guard !isInKnownMessage else { return }
        if isInWarning { return warnings.lines.append(painted(plain)) }
        wipe()
        write(painted(plain) + "\n")
    }

    /// Prints, once, the warnings, or after a build that failed how many there were.
    mutating func end(isSuccess: Bool) {
        wipe()
        guard warnings.count > 0 else { return }
        let count = warnings.count == 1 ? "1 warning is" : "\(warnings.count) warnings are"
        let left = "note: \(count) left out; `swift build --build-tests` prints them"
        for line in isSuccess ? warnings.lines : [left] { write(line + "\n") }
    }

    /// The line with the kind of its message in colour, which the compiler leaves out, because it prints into a pipe.
    private func painted(_ line: String) -> String {
        guard Self.isMessage(line) || line.contains("`- ") || line.hasPrefix("error: ") || line.hasPrefix("warning: "),
            let kind = line.firstMatch(of: /(error|warning|note|remark):/)
        else { return line }
        let paint = ["error": palette.red, "warning": palette.yellow][kind.1] ?? palette.dim
        return line.replacingCharacters(in: kind.range, with: paint(String(kind.0)))
    }

    /// Erases the progress.
    mutating func wipe() {
        if isDrawn { write("\r\u{1B}[K") }
        isDrawn = false
    }

    private mutating func draw(_ line: String) {
        // Text in the last column makes some terminals begin a new line.
        write("\r\u{1B}[K" + Wrapping.cut(line, columns: max((columns ?? 80) - 1, 0)))
        isDrawn = true
    }

    /// Whether the line is one like `[3/61] Compiling Shop Cart.swift`.
    private static func isProgress(_ line: String) -> Bool {
        line.prefixMatch(of: /\[\d+\/\d+\]/) != nil || progressWords.contains(where: line.hasPrefix)
    }

    /// Whether the line is the first of a message with a place: `/p/Cart.swift:3:5: error: …`.
    private static func isMessage(_ line: String) -> Bool {
        line.contains(#/:\d+:\d+: (error|warning|note|remark): /#)
    }

    /// Whether the line may go on with a message: source code with its numbers, a mark below it, or the group of a warning.
    private static func belongsToMessage(_ line: String) -> Bool {
        guard let first = line.first else { return true }
        return first.isWhitespace || line.hasPrefix("[#") || line.prefixMatch(of: /\d+ +\|/) != nil
    }
}
