/// The examples of the page: the part that can be written when all of them have ended.
struct HTMLContent {
    /// The outermost groups and their anchors.
    private(set) var groups: [(group: ReportGroup, anchor: String)] = []
    private(set) var body: HTMLTree

    init(_ groups: [ReportGroup], failure: HTMLFailure) {
        var anchors = Anchors()
        body = HTMLTree(failure: failure)
        for group in groups {
            self.groups.append((group, body.append(group, path: [], &anchors)))
        }
    }
}
