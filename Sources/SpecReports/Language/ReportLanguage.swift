import Foundation
import SpecEvents

/// A language in which reports can be written. Translations are looked up by their English strings.
///
///     language("%1 example|%1 examples", 2)    // 2 examples, 2 примера or 2 ejemplos
package struct ReportLanguage: Equatable, Sendable {
    /// The language code, such as `ru`, with a region if the user specified one, as in `es-MX`.
    package private(set) var code: String
    /// Maps English strings to translations. Empty for English.
    let texts: [String: String]
    /// Returns the index of the plural form for an integer, according to the CLDR rules.
    private let form: @Sendable (Int) -> Int

    init(
        _ code: String,
        form: @escaping @Sendable (Int) -> Int = { $0 == 1 ? 0 : 1 },
        _ texts: [String: String]
    ) {
        (self.code, self.form, self.texts) = (code, form, texts)
    }

    package static let english = ReportLanguage("en", [:])
    package static let all = [english, russian, spanish]

    package static func == (left: ReportLanguage, right: ReportLanguage) -> Bool { left.code == right.code }

    package init?(code: String) {
        let base = code.prefix { $0 != "-" && $0 != "_" }.lowercased()
        guard let language = Self.all.first(where: { $0.code == base }) else { return nil }
        self = language
        self.code = code.replacing("_", with: "-")
    }

    /// Translates an English string. `%1`, `%2` and so on are placeholders for the arguments.
    /// Plural forms are separated by `|`, and the last integer argument selects one of them.
    func callAsFunction(_ english: String, _ arguments: any CustomStringConvertible...) -> String {
        let text = texts[english] ?? english
        if arguments.isEmpty { return text }
        let forms = text.split(separator: "|")
        let number = arguments.lazy.compactMap { $0 as? Int }.last ?? 1
        return Self.filled(forms[min(form(number), forms.count - 1)], arguments)
    }

    private static func filled(_ text: Substring, _ arguments: [any CustomStringConvertible]) -> String {
        let parts = text.split(separator: "%", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts[0])) { result, part in
            guard let number = part.first?.wholeNumberValue, arguments.indices.contains(number - 1) else {
                return "\(result)%\(part)"
            }
            return result + arguments[number - 1].description + part.dropFirst()
        }
    }

    /// Formats a duration. English uses a decimal point, and the other languages use a comma.
    func seconds(_ duration: Double, isCompared: Bool = false) -> String {
        let words = SpecReports.seconds(duration, isCompared: isCompared)
        guard !texts.isEmpty else { return words }
        return self("%1 s", words.dropLast(2).replacing(" min", with: self(" min")).replacing(".", with: ","))
    }

    /// Translates each part that has a translation, such as `pending` in `pending: needs the API`.
    func reason(_ text: String) -> String {
        texts.isEmpty ? text : text.components(separatedBy: ": ").map { texts[$0] ?? $0 }.joined(separator: ": ")
    }

    // MARK: Names

    func name(_ name: String, isSharedUse: Bool) -> String {
        let start = "behaves like "
        guard isSharedUse, name.hasPrefix(start) else { return name }
        return self("behaves like %1", String(name.dropFirst(start.count)))
    }

    func names(of example: ExampleIdentity) -> [String] {
        guard let uses = example.uses, !texts.isEmpty else { return example.names }
        return example.names.map { name in self.name(name, isSharedUse: uses.contains { $0.name == name }) }
    }

    func uniqueName(of example: ExampleIdentity) -> String {
        guard example.uses != nil, !texts.isEmpty else { return example.uniqueName }
        return names(of: example).joined(separator: ExampleIdentity.separator) + example.number
    }
}
