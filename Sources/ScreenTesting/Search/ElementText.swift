import ScreenElements

extension ScreenElement {
    /// A description such as `button, identifier “Button”, label “more”, disabled`.
    var text: String { text(\.shortened) }

    package var wholeText: String { text(\.self) }

    private func text(_ part: (String) -> String) -> String {
        var parts = [elementType.rawValue]
        if !identifier.isEmpty { parts.append("identifier \(part(identifier).quoted)") }
        if !label.isEmpty { parts.append("label \(part(label).quoted)") }
        if let value { parts.append("value \(elementType.shown(value, part))") }
        if !placeholder.isEmpty { parts.append("placeholder \(part(placeholder).quoted)") }
        if !isEnabled { parts.append("disabled") }
        if hasFocus { parts.append("focused") }
        if let invisibility { parts.append(invisibility.rawValue) }
        return parts.joined(separator: ", ")
    }

    var valueSentence: String {
        guard let value else { return "it has no value" }
        return "its value is \(elementType.shown(value))"
    }
}

extension ElementType {
    func shown(_ value: String, _ part: (String) -> String = { $0 }) -> String {
        guard self == .secureTextField else { return part(value).quoted }
        return "of \(value.count) \(value.count == 1 ? "character" : "characters")"
    }
}

extension String {
    private static let maxLength = 120

    var shortened: String {
        count > Self.maxLength ? prefix(Self.maxLength - 1) + "…" : self
    }

    /// The string on one line and in quotation marks, with control characters escaped.
    var quoted: String {
        let names: [Unicode.Scalar: String] = ["\n": "n", "\r": "r", "\t": "t"]
        let parts = unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator:
                "\\" + (names[scalar] ?? "u{\(String(scalar.value, radix: 16, uppercase: true))}")
            default: String(scalar)
            }
        }
        return "“\(parts.joined())”"
    }
}
