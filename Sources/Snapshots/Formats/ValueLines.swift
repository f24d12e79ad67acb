import Expect

/// A value as failures describe it. What is longer than a line has a line for each of its parts.
struct ValueLines {
    private static let longest = 80
    private static let deepest = 12
    private static let most = 100_000

    static func text(of value: Any) -> String { text(of: value, depth: 0) }

    private static func text(of value: Any, depth: Int) -> String {
        let line = describe(value, atMost: longest + 1)
        let mirror = Mirror(reflecting: value)
        guard line.count > longest, depth < deepest, let (name, open, close) = marks(of: value, mirror) else {
            return line.count > longest ? describe(value, atMost: most) : line
        }
        let margin = String(repeating: "  ", count: depth + 1)
        var parts = mirror.children.map { label, child in
            let isPair = mirror.displayStyle == .dictionary
            let text = isPair ? pair(child, depth: depth + 1) : text(of: child, depth: depth + 1)
            return margin + (label.map { "\($0): " } ?? "") + text
        }
        if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { parts.sort() }
        return ([name + open] + parts.map { "\($0)," } + [margin.dropLast(2) + close]).joined(separator: "\n")
    }

    /// The marks around the parts; `nil` for what has no parts to show.
    private static func marks(of value: Any, _ mirror: Mirror) -> (String, String, String)? {
        guard !mirror.children.isEmpty, !(value is any StringProtocol) else { return nil }
        switch mirror.displayStyle {
        case .collection, .set, .dictionary: return ("", "[", "]")
        case .tuple: return ("", "(", ")")
        case .struct where !(value is any CustomStringConvertible): return ("\(type(of: value))", "(", ")")
        default: return nil
        }
    }

    private static func pair(_ pair: Any, depth: Int) -> String {
        let parts = Mirror(reflecting: pair).children.map(\.value)
        guard parts.count == 2 else { return text(of: pair, depth: depth) }
        return "\(describe(parts[0])): \(text(of: parts[1], depth: depth))"
    }
}
