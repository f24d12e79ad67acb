import ScreenElements

extension ScreenElement {
    /// The element in one line: `button, identifier “Button”, label “more”, disabled`.
    var text: String {
        var parts = [elementType.rawValue]
        if !identifier.isEmpty { parts.append("identifier “\(identifier.onOneLine)”") }
        if !label.isEmpty { parts.append("label “\(label.onOneLine)”") }
        if let value { parts.append("value “\(value.onOneLine)”") }
        if !isEnabled { parts.append("disabled") }
        if hasFocus { parts.append("focused") }
        if let invisibility { parts.append(invisibility.rawValue) }
        return parts.joined(separator: ", ")
    }
}

extension String {
    /// The text with its line breaks shown, and cut after 120 characters.
    fileprivate var onOneLine: String {
        let text = replacing("\n", with: "\\n")
        return text.count > 120 ? text.prefix(119) + "…" : text
    }
}
