import SpecEvents

/// Turns what happens in a run into something to read. A reporter prints and never counts; ``Summary`` counts.
public protocol Reporter: AnyObject {
    /// Takes the next event. Does nothing by default.
    func report(_ event: Event)
    /// Takes the summary, after the last event. Does nothing by default.
    func finish(_ summary: Summary)
}

extension Reporter {
    /// Does nothing.
    public func report(_ event: Event) {}
    /// Does nothing.
    public func finish(_ summary: Summary) {}
}
