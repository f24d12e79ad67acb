import SpecEvents

/// How a report for a terminal looks: colours, and paths from the reader's folder on.
public struct TerminalStyle: Sendable {
    /// The colours.
    public var palette: Palette
    /// The folder from which paths are written, if they lie in it; ends in no slash.
    public var baseFolder: String
    /// From how many seconds on an example is slow enough for its duration to be told.
    public var slowThreshold: Double

    /// Makes a style; `slowThreshold` is in seconds.
    public init(palette: Palette = .plain, baseFolder: String = "", slowThreshold: Double = 0.1) {
        self.palette = palette
        self.baseFolder = baseFolder
        self.slowThreshold = slowThreshold
    }

    /// `file:line`, without the base folder.
    func text(_ location: CodeLocation) -> String { Paths(baseFolder: baseFolder).text(location) }
}
