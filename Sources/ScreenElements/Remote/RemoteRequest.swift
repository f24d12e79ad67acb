import Foundation

/// What a spec asks an application for: one line of JSON.
package struct RemoteRequest: Codable, Sendable {
    package enum Command: String, Codable, Sendable {
        case tree, picture, tap, typeText, clearText, scrollIntoView, scroll, send
    }

    /// Counts up; the reply bears the same.
    package var id: Int
    package var command: Command
    /// The places of the element and of those that it lies in, from the outside in; none for the whole screen.
    package var path: [Int]?
    /// The element's kind and identifier: at its place there may be another by now.
    package var type: ElementType?
    package var identifier: String?
    /// What is typed, or sent; the direction in which to scroll.
    package var text: String?

    package init(id: Int, _ command: Command) {
        (self.id, self.command) = (id, command)
    }
}
