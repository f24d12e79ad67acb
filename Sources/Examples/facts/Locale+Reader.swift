import Foundation

extension Locale {
    /// The locale with a name as POSIX systems write it, `ru_RU.UTF-8`; `ru`, `ru-RU` and `C` will do as well. `nil` if
    /// there is no such language or region.
    init?(posixName: String) {
        let name = String(posixName.prefix { $0 != "." && $0 != "@" })
        if name == "C" || name == "POSIX" {
            self.init(identifier: "en")
            return
        }
        guard let parts = name.wholeMatch(of: /([a-z]{2,3})(?:[_-]([A-Z]{2}|[0-9]{3}))?/)?.output else { return nil }
        let region = parts.2.map { Locale.Region(String($0)) }
        guard Locale.LanguageCode(String(parts.1)).isISOLanguage, region?.isISORegion ?? true else { return nil }
        self.init(identifier: name.replacing("-", with: "_"))
    }

    /// The reader's locale, from the variables in the order in which POSIX ranks them. The first that is set decides;
    /// if it names no locale, or none is set, it is English.
    static func ofReader(environment: [String: String]) -> Locale {
        let names = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }
        return names.first { !$0.isEmpty }.flatMap(Locale.init(posixName:)) ?? Locale(identifier: "en")
    }

    /// Whether the reader reads Russian.
    var isRussian: Bool { language.languageCode == .russian }
}
