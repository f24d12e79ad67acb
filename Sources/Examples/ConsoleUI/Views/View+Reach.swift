import ScreenElements

extension View {
    /// The view, the one in which it lies, and so on up to the root.
    var ancestors: some Sequence<View> { sequence(first: self, next: \.superview) }

    /// The view and all that is inside and shown, from the back to the front.
    var shown: [View] {
        var views: [View] = []
        collectShown(into: &views)
        return views
    }

    private func collectShown(into views: inout [View]) {
        guard !isHidden else { return }
        views.append(self)
        for view in subviews { view.collectShown(into: &views) }
    }

    /// Whether the middle of the view is not scrolled out of what is around it.
    var isInView: Bool {
        host?.layoutIfNeeded()
        let middle = rect.y + rect.height / 2
        return ancestors.dropFirst().allSatisfy { !$0.clipsSubviews || $0.rect.rows.contains(middle) }
    }

    /// Checks that people could see the view, if they scrolled.
    func checkPresence() throws(ElementError) {
        if host == nil { throw ElementError("it is not on the screen") }
        if ancestors.contains(where: \.isHidden) { throw ElementError("it is hidden") }
        if let obstacle = host?.obstacle(to: self) { throw ElementError("it is covered by \(obstacle)") }
    }

    /// Checks that people could press the view or type into it.
    public func checkReach() throws(ElementError) {
        try checkPresence()
        if !isEnabled { throw ElementError("it is disabled") }
        if !isInView { throw ElementError("it is scrolled out of view") }
    }
}
