import Foundation
import ScreenElements

/// An element of another process as it was when it was read.
struct RemoteElement: ScreenElement {
    nonisolated let node: RemoteNode
    /// Its place in the tree that the application serves; `nil` for the application itself.
    nonisolated let path: [Int]?
    let application: RemoteApplication
    var unreadableBecause: String?

    var elementType: ElementType { node.type }
    var identifier: String { node.identifier ?? "" }
    var label: String { node.label ?? "" }
    var value: String? { node.value }
    var placeholder: String { node.placeholder ?? "" }
    var isEnabled: Bool { node.enabled ?? true }
    var isHidden: Bool { node.hidden ?? false }
    var hasFocus: Bool { node.focused ?? false }
    var isAnimating: Bool { node.animating ?? false }
    var exposure: ElementExposure { node.exposure ?? .container }
    var coversWhatIsBelow: Bool { node.covers ?? true }
    var picture: ScreenPicture? { path == nil ? application.picture : nil }

    var frame: CGRect? {
        guard let frame = node.frame, frame.count == 4 else { return nil }
        return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    }

    var children: [any ScreenElement] {
        (node.children ?? []).enumerated().map { place, child in
            RemoteElement(node: child, path: path.map { $0 + [place] } ?? [], application: application)
        }
    }

    func tap() throws { try perform(.tap) }
    func typeText(_ text: String) throws { try perform(.typeText, text) }
    func clearText() throws { try perform(.clearText) }
    func scrollIntoView() throws { try perform(.scrollIntoView) }

    func scroll(_ direction: ScrollDirection) throws { try perform(.scroll, direction.rawValue) }

    private func perform(_ command: RemoteRequest.Command, _ text: String? = nil) throws {
        try application.perform(command, on: self, text)
    }
}
