extension PlaceFilter {
    /// The identifiers of the examples that the place selects.
    ///
    /// - Throws: ``RunnerError`` if no example is declared in the file, or none at the line or above it.
    func selected(from examples: [ListedExample]) throws -> Set<String> {
        let places = Set(examples.flatMap(\.places)).filter { names(file: $0.file) }
        guard !places.isEmpty else {
            throw RunnerError("\(text): no spec class is declared in a file of this name; `--list` prints the examples")
        }
        guard let nearest = places.filter({ $0.line <= line }).max(by: { $0.line < $1.line }) else {
            throw RunnerError(
                "\(text): the first group or example of this file is declared at line \(places.map(\.line).min()!)"
            )
        }
        return Set(examples.filter { $0.places.contains(nearest) }.map(\.example.identifier))
    }
}
