/// A line below the sentence of a failure message: a part that is not as expected, and its path.
package struct Detail: Equatable, ExpressibleByStringInterpolation {
    /// The path to the part, as in code: `.address.city`, `[2]`. Empty for the value itself.
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

    /// Returns the same detail for a value that contains this detail's value at `path`.
    func within(_ path: String) -> Detail { Detail(path: path + self.path, text) }
}

extension [Detail] {
    /// The first 20 details, and a line that counts the others if there are more than 21.
    var firstLines: [Detail] {
        detailsOfFirst { [$0] }
    }
}

extension Array {
    /// Returns the details of the first 20 elements, and counts the others if there are over 21.
    func detailsOfFirst(_ details: (Element) -> [Detail]) -> [Detail] {
        count <= 21 ? flatMap(details) : prefix(20).flatMap(details) + ["… and \(count - 20) more"]
    }
}
