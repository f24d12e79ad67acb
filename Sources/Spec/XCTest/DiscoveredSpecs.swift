import SpecEvents

/// What the discovery plugin tells of the spec classes that it found. The file that it writes calls it; specs do not.
public enum DiscoveredSpecs {
    /// Tells where a spec class is declared. Does nothing if the class turns out to be no spec class.
    ///
    /// - Parameters:
    ///   - testCase: An instance of the class.
    ///   - file: The path of the file that declares it.
    ///   - line: The line in the file.
    ///   - isBaseClass: Whether other classes inherit from it. Such a class may be without examples.
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
