import Foundation
import SpecReports
import TerminalText

/// Prints what SwiftPM prints: each message of the compiler once, although several of its jobs tell it, and on a terminal the
/// progress as one line that is gone at the end. The compiler's errors come last, so that they do not stand above the warnings of
/// other files.
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
    /// The lines of the compiler's errors so far.
    private var errors: [String] = []
    private var isInError = false

    init(columns: Int?, palette: Palette, write: @escaping (String) -> Void) {
        (self.columns, self.palette, self.write) = (columns, palette, write)
    }

    mutating func print(_ line: String) {
        let plain = line.withoutColours
        if columns != nil, Self.isProgress(plain) {
            (isInKnownMessage, isInError) = (false, false)
            return draw(plain)
        }
        if let kind = Self.kind(ofMessage: plain) {
            isInKnownMessage = !known.insert(plain).inserted
            // A note belongs to the message before it.
            isInError = kind == "error" || kind == "note" && isInError
        } else if !Self.belongsToMessage(plain) {
            (isInKnownMessage, isInError) = (false, false)
        }
        guard !isInKnownMessage else { return }
        if isInError { return errors.append(painted(plain)) }
        wipe()
        write(painted(plain) + "\n")
    }

    /// Erases the progress, and prints the errors.
    mutating func end() {
        wipe()
        for line in errors { write(line + "\n") }
        errors = []
    }

    /// The line with the kind of its message in colour, which the compiler leaves out, because it prints into a pipe.
    private func painted(_ line: String) -> String {
        guard
            Self.kind(ofMessage: line) != nil || line.contains("`- ") || line.hasPrefix("error: ")
                || line.hasPrefix("warning: "),
            let kind = line.firstMatch(of: /(error|warning|note|remark):/)
        else { return line }
        let paint = ["error": palette.red, "warning": palette.yellow][kind.1] ?? palette.dim
        return line.replacingCharacters(in: kind.range, with: paint(String(kind.0)))
    }

    private mutating func wipe() {
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

    /// The kind of the message whose first line this is: `error` of `/p/Cart.swift:3:5: error: …`.
    private static func kind(ofMessage line: String) -> Substring? {
        line.firstMatch(of: #/:\d+:\d+: (error|warning|note|remark): /#)?.1
    }

    /// Whether the line may go on with a message: source code with its numbers, a mark below it, or the group of a warning.
    private static func belongsToMessage(_ line: String) -> Bool {
        guard let first = line.first else { return true }
        return first.isWhitespace || line.hasPrefix("[#") || line.prefixMatch(of: /\d+ +\|/) != nil
    }
}
