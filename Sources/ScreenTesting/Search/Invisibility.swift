import ScreenElements

/// Why an element and all inside of it cannot be found.
enum Invisibility: String {
    case hidden = "hidden"
    case withoutSize = "without size"
}

extension ScreenElement {
    /// Why a search passes the element and its children over; `nil` if it does not.
    var invisibility: Invisibility? {
        if isHidden { return .hidden }
        if let frame, frame.width <= 0 || frame.height <= 0 { return .withoutSize }
        return nil
    }
}
