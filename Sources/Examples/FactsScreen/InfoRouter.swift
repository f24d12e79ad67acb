/// Where the facts screen leads to.
@MainActor public protocol InfoRouter {
    /// Opens the details of a fact.
    ///
    /// - Parameter identifier: The server's identifier of the fact on the screen.
    func openDetails(withIdentifier identifier: Int)
}
