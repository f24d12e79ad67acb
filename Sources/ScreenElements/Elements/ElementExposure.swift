/// What of an element and its children can be found: what `isAccessibilityElement` and an accessibility container say on
/// Apple's platforms.
public enum ElementExposure: String, Codable, Sendable {
    /// The element can be found, and so can its children.
    case container
    /// The element can be found. It stands for its children, which cannot: a button for its title and its image.
    case standsForChildren
    /// The children can be found as if they were the parent's. The element cannot: it only lays them out.
    case childrenOnly
}
