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

    /// What has been written: bytes, because a string checks with each part that it takes what kind of string it is.
    package private(set) var bytes: [UInt8] = []
    /// What has been written.
    package var text: String { String(decoding: bytes, as: UTF8.self) }
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
        bytes.reserveCapacity(count)
    }

    /// Ends the line, after the outermost value.
    package mutating func endLine() {
        append("\n")
    }

    /// A value that was encoded before.
    package mutating func value(_ written: String, for key: String? = nil) {
        begin(key)
        append(written)
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
        append("\"")
        appendEscaped(value)
        append("\"")
    }

    /// A whole number.
    package mutating func field(_ key: String?, _ value: some BinaryInteger) {
        begin(key)
        append(String(value))
    }

    /// A number, in the fewest digits that identify it. An infinite number or NaN becomes 0, because JSON has neither.
    package mutating func field(_ key: String?, _ value: Double) {
        begin(key)
        append(value.isFinite ? value.description : "0")
    }

    /// A number that is formatted already.
    package mutating func field(_ key: String?, number: String) {
        begin(key)
        append(number)
    }

    /// `true` or `false`.
    package mutating func field(_ key: String?, _ value: Bool) {
        begin(key)
        append(value ? "true" : "false")
    }

    private mutating func nested(
        _ key: String?,
        _ open: String,
        _ close: String,
        _ fill: (inout JSONText) -> Void
    ) {
        begin(key)
        append(open)
        isFirst = true
        if !lineBreak.isEmpty { lineBreak += " " }
        fill(&self)
        if !lineBreak.isEmpty {
            lineBreak.removeLast()
            if !isFirst { append(lineBreak) }
        }
        append(close)
        isFirst = false
    }

    private mutating func begin(_ key: String?) {
        if !isFirst { append(",") }
        isFirst = false
        if !bytes.isEmpty { append(lineBreak) }
        guard let key else { return }
        append("\"")
        append(key)
        append(colon)
    }

    private mutating func append(_ part: String) {
        bytes.append(contentsOf: part.utf8)
    }

    /// Most strings need no escape and are appended as they are.
    private mutating func appendEscaped(_ value: String) {
        var value = value
        value.withUTF8 { value in
            var rest = value.startIndex
            for index in value.indices where Self.isEscaped(value[index]) {
                bytes.append(contentsOf: value[rest..<index])
                append(Self.escape(of: value[index]))
                rest = index + 1
            }
            bytes.append(contentsOf: value[rest...])
        }
    }

    private static func isEscaped(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func escape(of byte: UInt8) -> String {
        switch byte {
        case UInt8(ascii: "\""): "\\\""
        case UInt8(ascii: "\\"): "\\\\"
        case UInt8(ascii: "\n"): "\\n"
        case UInt8(ascii: "\r"): "\\r"
        case UInt8(ascii: "\t"): "\\t"
        default: "\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
    }
}
