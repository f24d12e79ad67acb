/// Reads keys from the bytes that a terminal sends.
///
/// The bytes may come in any pieces: what is incomplete waits for the rest. The escape key alone is a beginning of other
/// keys, so it waits, too, until ``flush()`` says that nothing follows.
///
/// ```swift
/// var parser = KeyParser()
/// parser.keys(from: [0x6C, 0x1B, 0x5B])   // [.character("l")]
/// parser.keys(from: [0x41])               // [.up]
/// ```
public struct KeyParser: Sendable {
    private static let escape: UInt8 = 0x1B
    private var rest: [UInt8] = []

    /// Makes a parser that has read nothing yet.
    public init() {}

    /// Whether bytes wait that may be a key of their own.
    public var isIncomplete: Bool { !rest.isEmpty }

    /// Reads bytes.
    ///
    /// - Parameter bytes: What came from the terminal.
    /// - Returns: The keys that are complete. Sequences that stand for no key here, and control characters, are left out.
    public mutating func keys(from bytes: some Sequence<UInt8>) -> [Key] {
        rest += bytes
        var keys: [Key] = []
        while let (key, length) = Self.next(rest) {
            if let key { keys.append(key) }
            rest.removeFirst(length)
        }
        return keys
    }

    /// Takes what waits for what it is: the escape key, or an incomplete character, which is dropped.
    public mutating func flush() -> [Key] {
        let keys: [Key] = rest.first == Self.escape ? [.escape] : []
        rest = []
        return keys
    }

    /// What the bytes begin with, and how many bytes of it there are; `nil` if it is incomplete.
    private static func next(_ bytes: [UInt8]) -> (Key?, Int)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case escape: return sequence(bytes)
        case 0x0A, 0x0D: return (.enter, 1)
        case 0x09: return (.tab, 1)
        case 0x08, 0x7F: return (.backspace, 1)
        case ..<0x20: return (nil, 1)
        case ..<0x80: return (.character(Character(Unicode.Scalar(first))), 1)
        default: return character(bytes)
        }
    }

    /// A sequence that begins with the escape character: `ESC [ parameters letter` or `ESC O letter`. With anything else
    /// behind it, the escape key was pressed.
    private static func sequence(_ bytes: [UInt8]) -> (Key?, Int)? {
        guard bytes.count > 1 else { return nil }
        switch bytes[1] {
        case UInt8(ascii: "O"):
            return bytes.count > 2 ? (key(ending: bytes[2], []), 3) : nil
        case UInt8(ascii: "["):
            guard let end = bytes[2...].firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
            // A new sequence begins where this one is broken off.
            return bytes[end] < 0x40 ? (nil, end) : (key(ending: bytes[end], bytes[2..<end]), end + 1)
        default:
            return (.escape, 1)
        }
    }

    private static func key(ending final: UInt8, _ parameters: ArraySlice<UInt8>) -> Key? {
        switch Character(Unicode.Scalar(final)) {
        case "A": .up
        case "B": .down
        case "C": .right
        case "D": .left
        case "H": .home
        case "F": .end
        case "Z": .backTab
        case "M" where parameters.isEmpty: .enter
        case "~": numbered(String(decoding: parameters.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self))
        default: nil
        }
    }

    private static func numbered(_ number: String) -> Key? {
        switch number {
        case "1", "7": .home
        case "3": .delete
        case "4", "8": .end
        case "5": .pageUp
        case "6": .pageDown
        default: nil
        }
    }

    /// A character of several bytes; a byte that belongs to none is dropped.
    private static func character(_ bytes: [UInt8]) -> (Key?, Int)? {
        let length =
            switch bytes[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let following = bytes[1...].prefix(length - 1).prefix { (0x80...0xBF).contains($0) }.count
        guard following == length - 1 else { return bytes.count > 1 + following ? (nil, 1 + following) : nil }
        guard length > 1, let text = String(validating: bytes.prefix(length), as: UTF8.self) else {
            return (nil, length)
        }
        let isControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return (isControl ? nil : .character(Character(text)), length)
    }
}
