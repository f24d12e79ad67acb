import SpecEvents

/// The interface for the file that the discovery plugin generates. Specs do not call it.
public enum DiscoveredSpecs {
    /// Notes where a spec class is declared. Does nothing if the class is not a spec class.
    ///
    /// - Parameters:
    ///   - testCase: An instance of the class.
    ///   - file: The path of the file that declares it.
    ///   - line: The line in the file.
    ///   - isBaseClass: Whether other classes inherit from it. Such a class need not have examples.
    ///   - configurations: The configurations of its test target.
    public static func note(
        _ testCase: AnyObject,
        inFile file: String,
        line: Int,
        isBaseClass: Bool = false,
        configuredBy configurations: [SpecConfiguration.Type] = []
    ) {
        (testCase as? SpecCase)?.discovered = Discovered(
            location: CodeLocation(file: file, line: line),
            isBaseClass: isBaseClass,
            configurations: configurations
        )
    }
}
