/// What the presenter asks of the view; implemented by a view controller, a console view or a spy.
@MainActor public protocol InfoViewInput: AnyObject {
    /// Shows a state instead of the one before.
    ///
    /// - Parameter viewState: What to show from now on.
    func update(withViewState viewState: InfoViewState)

    /// Says that loading failed, until the reader dismisses the message. The presenter calls this before it goes back
    /// to ``InfoViewState/initial``, so the message lies over the screen that can try again.
    func showError()
}
