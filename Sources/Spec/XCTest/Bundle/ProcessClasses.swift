/// The spec classes and the configurations of the process.
struct ProcessClasses {
    /// Those that the process has when it is first asked. A search takes milliseconds in a debug build.
    static let atStart = ProcessClasses()

    let specs: Subclasses
    let configurations: Subclasses
    private let loadedSize: Int

    private init() {
        loadedSize = Self.loadedSize
        let found = Subclasses.of([SpecCase.self, SpecConfiguration.self])
        (specs, configurations) = (found[0], found[1])
    }

    /// Those that the process has now, with those of libraries that were loaded since.
    static var now: ProcessClasses { loadedSize == atStart.loadedSize ? atStart : ProcessClasses() }

    /// The size of what describes all types of the process.
    private static var loadedSize: Int {
        #if canImport(ObjectiveC)
            0
        #else
            ClassDescriptor.loadedSize
        #endif
    }
}
