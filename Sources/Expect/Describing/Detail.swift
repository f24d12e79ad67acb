/// One line below a failure: a part of the value that is not as expected, and its path.
package struct Detail: Equatable, ExpressibleByStringInterpolation {
    /// The path to the part in code: `.address.city`, `[2]`. Empty for the value itself.
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

    /// The same detail of a value that contains this one at `path`.
    func within(_ path: String) -> Detail { Detail(path: path + self.path, text) }
}

extension [Detail] {
    /// The first 20 lines, and the number of the others.
    var firstLines: [Detail] {
        detailsOfFirst { [$0] }
    }
}

extension Array {
    /// The details of the first elements, and how many more there are.
    func detailsOfFirst(_ details: (Element) -> [Detail]) -> [Detail] {
        count <= 21 ? flatMap(details) : prefix(20).flatMap(details) + ["… and \(count - 20) more"]
    }
}
