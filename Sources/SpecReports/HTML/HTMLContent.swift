/// The examples of a page: what can be written when all of them have ended.
struct HTMLContent {
    private(set) var tally = Tally()
    /// The outermost groups, and where they stand.
    private(set) var groups: [(group: ReportGroup, anchor: String)] = []
    private(set) var body: HTMLTree

    init(_ groups: [ReportGroup], failure: HTMLFailure) {
        var anchors = Anchors()
        body = HTMLTree(failure: failure)
        for group in groups {
            tally.add(group.tally)
            self.groups.append((group, body.append(group, path: [], &anchors)))
        }
    }
}
