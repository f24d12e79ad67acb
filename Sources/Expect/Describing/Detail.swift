/// A line of explanation below the first sentence of a failure message.
package struct Detail: Equatable, ExpressibleByStringInterpolation {
    /// The path to the part that the text describes, such as `[2]`. Empty for the whole value.
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

    func within(_ path: String) -> Detail { Detail(path: path + self.path, text) }
}

extension [Detail] {
    var firstLines: [Detail] {
        detailsOfFirst { [$0] }
    }
}

extension Array {
    func detailsOfFirst(_ details: (Element) -> [Detail]) -> [Detail] {
        count <= 21 ? flatMap(details) : prefix(20).flatMap(details) + ["… and \(count - 20) more"]
    }
}
