/// Where what is inside of an element is scrolled.
public enum ScrollDirection: String, Codable, Sendable, CaseIterable {
    /// Towards the end: a page further.
    case forward
    /// Towards the beginning: a page back.
    case backward
}
