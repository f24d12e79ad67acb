/// The command line of the tool: `--output FILE --module NAME SOURCE… [--reference NAME SOURCE…]…`.
struct Arguments: Equatable {
    var output = ""
    var module = ""
    var sources: [String] = []
    /// The sources of other modules, by module: spec classes may inherit from classes there.
    var references: [String: [String]] = [:]

    static let usage = "usage: spec-discovery --output FILE --module NAME SOURCE… [--reference NAME SOURCE…]…"

    init(_ words: [String]) throws(DiscoveryError) {
        guard words.count >= 4, words[0] == "--output", words[2] == "--module" else {
            throw DiscoveryError(description: Self.usage)
        }
        (output, module) = (words[1], words[3])
        let groups = words.dropFirst(4).split(separator: "--reference", omittingEmptySubsequences: false)
        sources = groups[0].sorted()
        for group in groups.dropFirst() {
            guard let name = group.first else { throw DiscoveryError(description: Self.usage) }
            references[name] = group.dropFirst().sorted()
        }
    }
}
