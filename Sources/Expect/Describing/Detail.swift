/// An explanatory line below the first sentence of a failure message.
package struct Detail: Equatable, ExpressibleByStringInterpolation {
    /// The path to the described part, such as `.address.city` or `[2]`. Empty for the whole value.
    var path = ""
    var text: String

    package init(path: String = "", _ text: String) {
        self.path = path
        self.text = text
    }

    package init(stringLiteral text: String) {
        self.text = text
    }

    var line: String { path.isEmpty ? text : "\(path): \(text)" }

    /// Returns a copy of this detail, with `path` prepended to its own path.
    func within(_ path: String) -> Detail { Detail(path: path + self.path, text) }
}

extension [Detail] {
    /// All details if there are at most 21. Otherwise, the first 20 and a count of the others.
    var firstLines: [Detail] {
        detailsOfFirst { [$0] }
    }
}

extension Array {
    /// Returns the details of all elements if there are at most 21. Otherwise, returns the details
    /// of the first 20 and a count of the others.
    func detailsOfFirst(_ details: (Element) -> [Detail]) -> [Detail] {
        count <= 21 ? flatMap(details) : prefix(20).flatMap(details) + ["… and \(count - 20) more"]
    }
}
