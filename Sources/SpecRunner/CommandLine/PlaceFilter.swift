import SpecEvents

/// A place in a spec file, `FILE:LINE`: stands for the example or the group that is declared there or last before it.
struct PlaceFilter: Equatable {
    var file: String
    /// Counted from 1.
    var line: Int

    /// `FILE:LINE`, or `nil` if the text is none.
    init?(_ text: String) {
        guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0,
            colon != text.startIndex
        else { return nil }
        file = String(text[..<colon])
        self.line = line
    }

    var text: String { "\(file):\(line)" }

    /// Those of the examples that are meant.
    ///
    /// - Throws: ``RunnerError`` if there is no such file, or nothing is declared before the line.
    func selected(from examples: [ListedExample]) throws -> Set<String> {
        let places = Set(examples.flatMap(\.places)).filter { isThisFile($0.file) }
        guard !places.isEmpty else {
            throw RunnerError("\(text): no spec class stands in a file of that name; `--list` prints the examples")
        }
        guard let nearest = places.filter({ $0.line <= line }).max(by: { $0.line < $1.line }) else {
            throw RunnerError(
                "\(text): the first group or example of that file stands in line \(places.map(\.line).min()!)"
            )
        }
        return Set(examples.filter { $0.places.contains(nearest) }.map(\.example.identifier))
    }

    /// Whether a path is that of the file, which may be given with fewer folders than the compiler knows.
    private func isThisFile(_ path: String) -> Bool {
        let name = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        return path == name || path.hasSuffix("/" + name)
    }
}

/// An example, and where it and the groups around it stand.
struct ListedExample: Equatable {
    var example: ExampleIdentity
    var groups: [CodeLocation]

    var places: [CodeLocation] { groups + (example.location.map { [$0] } ?? []) }
}
