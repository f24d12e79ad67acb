/// Writes JSON: events, each as a line, and the report. `JSONEncoder` takes several times as long for an event as a small
/// example takes to run.
///
/// ```swift
/// var json = JSONText(.oneLine)
/// json.object { $0.field("name", "adds") }
/// json.text  // {"name":"adds"}
/// ```
package struct JSONText {
    /// How the text is laid out.
    package enum Layout {
        /// On one line, without white space.
        case oneLine
        /// Each value on its own line; the outermost values are indented by this many spaces.
        case indented(Int)
    }

    /// What has been written.
    package private(set) var text = ""
    /// Whether the next value is the first of its object or array.
    private var isFirst = true
    /// The line break and the indent before the next value; empty if all is on one line.
    private var lineBreak = ""
    private let colon: String

    /// Begins a text.
    package init(_ layout: Layout) {
        switch layout {
        case .oneLine: colon = "\":"
        case .indented(let depth):
            colon = "\": "
            lineBreak = "\n" + String(repeating: " ", count: depth)
        }
    }

    /// Reserves space for this many bytes, because a text that grows is copied.
    package mutating func reserveCapacity(_ count: Int) {
        text.reserveCapacity(count)
    }

    /// Ends the line, after the outermost value.
    package mutating func endLine() {
        text += "\n"
    }

    /// A value that was encoded before.
    package mutating func value(_ written: String, for key: String? = nil) {
        begin(key)
        text += written
    }

    /// An object; `fill` writes its fields. Without a key it is an element of an array, or the outermost value.
    package mutating func object(_ key: String? = nil, _ fill: (inout JSONText) -> Void) {
        nested(key, "{", "}", fill)
    }

    /// An array; `fill` writes its elements.
    package mutating func array(_ key: String? = nil, _ fill: (inout JSONText) -> Void) {
        nested(key, "[", "]", fill)
    }

    /// A string.
    package mutating func field(_ key: String?, _ value: String) {
        begin(key)
        text += "\""
        Self.append(value, to: &text)
        text += "\""
    }

    /// A whole number.
    package mutating func field(_ key: String?, _ value: some BinaryInteger) {
        begin(key)
        text += String(value)
    }

    /// A number, in the fewest digits that identify it. An infinite number or NaN becomes 0, because JSON has neither.
    package mutating func field(_ key: String?, _ value: Double) {
        begin(key)
        text += value.isFinite ? value.description : "0"
    }

    /// A number that is formatted already.
    package mutating func field(_ key: String?, number: String) {
        begin(key)
        text += number
    }

    /// `true` or `false`.
    package mutating func field(_ key: String?, _ value: Bool) {
        begin(key)
        text += value ? "true" : "false"
    }

    private mutating func nested(
        _ key: String?,
        _ open: String,
        _ close: String,
        _ fill: (inout JSONText) -> Void
    ) {
        begin(key)
        text += open
        isFirst = true
        if !lineBreak.isEmpty { lineBreak += " " }
        fill(&self)
        if !lineBreak.isEmpty {
            lineBreak.removeLast()
            if !isFirst { text += lineBreak }
        }
        text += close
        isFirst = false
    }

    private mutating func begin(_ key: String?) {
        if !isFirst { text += "," }
        isFirst = false
        if !text.isEmpty { text += lineBreak }
        guard let key else { return }
        text += "\""
        text += key
        text += colon
    }

    /// Most strings need no escape and are appended as they are.
    private static func append(_ value: String, to text: inout String) {
        guard value.utf8.contains(where: isEscaped) else { return text += value }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isASCII && isEscaped(UInt8(scalar.value)):
                text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }
}
