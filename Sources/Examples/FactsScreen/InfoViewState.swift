/// What the facts screen shows.
///
/// ```swift
/// view.update(withViewState: .info(infoText: "Honey never spoils.", timeAgoText: "5 days ago"))
/// ```
public enum InfoViewState: Equatable, Sendable {
    /// The button that loads a fact, and nothing else.
    case initial
    /// The loader: a request is under way.
    case loading
    /// A fact, how long ago it was published in the reader's language, and the button that opens its details.
    case info(infoText: String, timeAgoText: String)
}
