/// The window, as far as the views in it know it.
@MainActor protocol ViewHost: AnyObject {
    /// Whether single keys come in, and not lines.
    var takesKeys: Bool { get }
    /// What the keys go to.
    var focusedView: View? { get }
    /// Sends the keys to a view.
    func focus(_ view: View)
    /// Sends the keys to what follows a view, if they go to that view.
    func leave(_ view: View)
    /// Draws anew, soon.
    func setNeedsDisplay()
    /// Gives each view its place, if something changed since that was done.
    func layoutIfNeeded()
    /// What lies over a view, if something does; `nil` if nothing is in the way.
    func obstacle(to view: View) -> String?
}
