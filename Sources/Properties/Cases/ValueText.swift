import Foundation

/// A value that appears in failure messages as its description rather than as source code.
protocol CaseDescribing: CustomStringConvertible {}

/// Formats values as source code that can be pasted into a spec.
enum ValueText {
    static func text(_ value: Any) -> String {
        switch value {
        case let value as any CaseDescribing: value.description
        case let value as String: quoted(value.unicodeScalars)
        case let value as Character: quoted(value.unicodeScalars)
        case let value as Double: number(value)
        case let value as Float: number(Double(value))
        case let value as Date: "Date(timeIntervalSince1970: \(number(value.timeIntervalSince1970)))"
        case let value as URL: "URL(string: \(quoted(value.absoluteString.unicodeScalars)))!"
        case let value as UUID: "UUID(uuidString: \"\(value)\")!"
        case let value as Data: "Data(\(Array(value)))"
        case let value as Duration: duration(value.components)
        default: structured(value, Mirror(reflecting: value))
        }
    }

    private static func structured(_ value: Any, _ mirror: Mirror) -> String {
        // Called only once, because formatting nested children twice would take exponential time.
        func texts() -> [String] { mirror.children.map { text($0.value) } }
        switch mirror.displayStyle {
        case .optional:
            let isNested = mirror.children.first.map { Mirror(reflecting: $0.value).displayStyle == .optional } ?? false
            let text = texts().first ?? "nil"
            return isNested && (text == "nil" || text.hasPrefix(".some(")) ? ".some(\(text))" : text
        case .collection: return "[\(texts().joined(separator: ", "))]"
        case .set: return "[\(texts().sorted().joined(separator: ", "))]"
        case .dictionary: return dictionary(mirror)
        case .tuple: return "(\(arguments(mirror)))"
        case .struct where !mirror.children.isEmpty: return "\(type(of: value))(\(arguments(mirror)))"
        case .enum: return enumCase(value, mirror)
        default: return String(describing: value)
        }
    }

    private static func arguments(_ mirror: Mirror) -> String {
        mirror.children.map { child in
            let label = child.label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " } ?? ""
            return label + text(child.value)
        }.joined(separator: ", ")
    }

    private static func enumCase(_ value: Any, _ mirror: Mirror) -> String {
        guard let payload = mirror.children.first, let name = payload.label else { return ".\(value)" }
        let inner = Mirror(reflecting: payload.value)
        let arguments = inner.displayStyle == .tuple ? arguments(inner) : text(payload.value)
        return ".\(name)(\(arguments))"
    }

    private static func dictionary(_ mirror: Mirror) -> String {
        let pairs = mirror.children.lazy.map { Mirror(reflecting: $0.value).children.map { text($0.value) } }
        let entries = pairs.map { $0.joined(separator: ": ") }
        return entries.isEmpty ? "[:]" : "[\(entries.sorted().joined(separator: ", "))]"
    }

    private static func duration(_ parts: (seconds: Int64, attoseconds: Int64)) -> String {
        parts.attoseconds == 0
            ? "Duration.seconds(\(parts.seconds))"
            : "Duration(secondsComponent: \(parts.seconds), attosecondsComponent: \(parts.attoseconds))"
    }

    private static func number(_ value: Double) -> String {
        if value.isNaN { return ".nan" }
        if value.isInfinite { return value < 0 ? "-.infinity" : ".infinity" }
        return "\(value)"
    }

    private static func quoted(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        let parts = scalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\", "\n", "\r", "\t", "\0": scalar.escaped(asASCII: true)
            case " "..."~": "\(scalar)"
            case "\u{A1}"..."\u{24F}" where scalar != "\u{AD}": "\(scalar)"
            case "\u{391}"..."\u{3C9}", "\u{410}"..."\u{451}": "\(scalar)"
            default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            }
        }
        return "\"\(parts.joined())\""
    }
}
