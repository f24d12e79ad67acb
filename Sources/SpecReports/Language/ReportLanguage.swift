import Foundation
import SpecEvents

/// A language for reports. English is in the code; each other language has a file of translations.
///
///     language("%1 example|%1 examples", 2)    // 2 examples; 2 примера; 2 ejemplos; 2 Beispiele
package struct ReportLanguage: Equatable, Sendable {
    /// The code of the language as the user gave it, such as `ru` or `de-AT`.
    package private(set) var code: String
    /// The translations, by English string.
    let texts: [String: String]
    private let decimalSeparator: String
    /// Returns the index of the plural form for a number, according to the CLDR rules for integers.
    private let form: @Sendable (Int) -> Int

    init(
        _ code: String,
        decimalSeparator: String = ",",
        form: @escaping @Sendable (Int) -> Int = { $0 == 1 ? 0 : 1 },
        _ texts: [String: String]
    ) {
        (self.code, self.decimalSeparator, self.form, self.texts) = (code, decimalSeparator, form, texts)
    }

    package static let english = ReportLanguage("en", decimalSeparator: ".", [:])
    /// The languages that have translations.
    package static let all = [english, russian, spanish]

    package static func == (left: ReportLanguage, right: ReportLanguage) -> Bool { left.code == right.code }

    /// The language with this code, which may include a region; `nil` if it has no translation.
    package init?(code: String) {
        let base = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard let language = Self.all.first(where: { $0.code == base }) else { return nil }
        self = language
        self.code = code.replacing("_", with: "-")
    }

    /// Translates an English string. `%1`, `%2` … are placeholders for the arguments, and `|`
    /// separates the plural forms, of which the last integer argument selects one.
    func callAsFunction(_ english: String, _ arguments: any CustomStringConvertible...) -> String {
        let text = texts[english] ?? english
        if arguments.isEmpty { return text }
        let forms = text.split(separator: "|")
        let number = arguments.lazy.compactMap { $0 as? Int }.last ?? 1
        return Self.filled(forms[min(form(number), forms.count - 1)], arguments)
    }

    private static func filled(_ text: Substring, _ arguments: [any CustomStringConvertible]) -> String {
        var result = ""
        var rest = text[...]
        while let sign = rest.firstIndex(of: "%") {
            result += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            let number = rest.first?.wholeNumberValue ?? 0
            if number > 0, number <= arguments.count {
                result += arguments[number - 1].description
                rest.removeFirst()
            } else {
                result += "%"
            }
        }
        return result + rest
    }

    /// Formats a duration: `0.12 s`, `2 min 5 s`.
    func seconds(_ duration: Double, isCompared: Bool = false) -> String {
        let words = SpecReports.seconds(duration, isCompared: isCompared)
        guard !texts.isEmpty else { return words }
        return self(
            "%1 s",
            words.dropLast(2).replacing(" min", with: self(" min")).replacing(".", with: decimalSeparator)
        )
    }

    /// Translates the reason for a skip. It may begin with words from Spec:
    /// `pending: not yet written`.
    func reason(_ text: String) -> String {
        texts.isEmpty ? text : text.components(separatedBy: ": ").map { texts[$0] ?? $0 }.joined(separator: ": ")
    }

    // MARK: Names

    /// The name of a group; for a use of shared examples, words from Spec are translated.
    func name(_ name: String, isSharedUse: Bool) -> String {
        let start = "behaves like "
        guard isSharedUse, name.hasPrefix(start) else { return name }
        return self("behaves like %1", String(name.dropFirst(start.count)))
    }

    /// The names of the groups that contain an example, followed by its own.
    func names(of example: ExampleIdentity) -> [String] {
        guard let uses = example.uses, !texts.isEmpty else { return example.names }
        return example.names.map { name in self.name(name, isSharedUse: uses.contains { $0.name == name }) }
    }

    /// The names on one line, with a number if another example has the same names.
    func uniqueName(of example: ExampleIdentity) -> String {
        guard example.uses != nil, !texts.isEmpty else { return example.uniqueName }
        return names(of: example).joined(separator: ExampleIdentity.separator) + example.number
    }
}
