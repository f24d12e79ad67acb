import SpecEvents

/// Turns what happens in a run into something to read. A reporter prints and never counts; ``Summary`` counts.
package protocol Reporter: AnyObject {
    /// Takes the next event. Does nothing by default.
    func report(_ event: Event)
    /// Is told that every example has ended, while the process that ran them is still putting things away: a time to make
    /// ready what no longer depends on anything. More events may come all the same. Does nothing by default.
    func prepare()
    /// Takes the summary, after the last event. Does nothing by default.
    func finish(_ summary: Summary)
}

extension Reporter {
    /// Does nothing.
    package func report(_ event: Event) {}
    /// Does nothing.
    package func prepare() {}
    /// Does nothing.
    package func finish(_ summary: Summary) {}
}
