/// The spec classes and the configurations of the process.
struct ProcessClasses {
    /// Those that the process has when it is first asked. A search takes milliseconds in a debug build.
    static let atStart = ProcessClasses()

    let specs: Subclasses
    let configurations: Subclasses
    /// Whether the search finds classes: it has to find one of Spec's own.
    let areFound: Bool

    private init() {
        let found = Subclasses.of([SpecCase.self, SpecConfiguration.self, SearchedClass.self])
        (specs, configurations) = (found[0], found[1])
        areFound = found[2].types.contains { $0 == FoundClass.self }
    }
}

// The class that the search has to find.
private class SearchedClass {}
private final class FoundClass: SearchedClass {}
