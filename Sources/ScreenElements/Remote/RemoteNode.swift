import Foundation

/// An element and all inside of it as data, on its way from an application to a spec. What is as it is by default is left out.
package struct RemoteNode: Codable, Sendable, Equatable {
    package var type: ElementType
    package var identifier: String?
    package var label: String?
    package var value: String?
    package var placeholder: String?
    package var enabled: Bool?
    package var hidden: Bool?
    package var focused: Bool?
    package var animating: Bool?
    package var covers: Bool?
    /// The origin, the width and the height.
    package var frame: [Double]?
    package var exposure: ElementExposure?
    package var children: [RemoteNode]?

    /// Deeper trees and larger ones are taken for elements that contain themselves. Deeper ones than this `JSONDecoder` does
    /// not read, either.
    private static let limits = (depth: 250, elements: 1_000_000)

    /// Reads an element and all inside of it.
    ///
    /// - Throws: ``ElementError`` if the tree does not end.
    @MainActor package init(of root: any ScreenElement) throws {
        var count = 0
        try self.init(of: root, depth: 0, count: &count)
    }

    @MainActor private init(of element: any ScreenElement, depth: Int, count: inout Int) throws {
        count += 1
        guard depth <= Self.limits.depth else { throw Self.endless("\(Self.limits.depth) levels", element) }
        guard count <= Self.limits.elements else { throw Self.endless("\(Self.limits.elements) elements", element) }
        type = element.elementType
        identifier = element.identifier.isEmpty ? nil : element.identifier
        label = element.label.isEmpty ? nil : element.label
        value = element.value
        placeholder = element.placeholder.isEmpty ? nil : element.placeholder
        enabled = element.isEnabled ? nil : false
        hidden = element.isHidden ? true : nil
        focused = element.hasFocus ? true : nil
        animating = element.isAnimating ? true : nil
        covers = element.coversWhatIsBelow
        frame = element.frame.map { [$0.origin.x, $0.origin.y, $0.width, $0.height] }
        exposure = element.exposure == .container ? nil : element.exposure
        let inside = element.children
        children = inside.isEmpty ? nil : try inside.map { try RemoteNode(of: $0, depth: depth + 1, count: &count) }
    }

    @MainActor private static func endless(_ limit: String, _ last: any ScreenElement) -> ElementError {
        let name = last.identifier.isEmpty ? "" : " “\(last.identifier)”"
        return ElementError(
            "the tree has more than \(limit), the last at \(last.elementType.rawValue)\(name): "
                + "does an element contain itself?"
        )
    }

    /// An application, with the screen that it serves inside; `nil` if it serves none now.
    package init(of screen: RemoteNode?, inApplication name: String) {
        type = .application
        identifier = name
        children = screen.map { [$0] }
    }
}
