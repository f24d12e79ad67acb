import Foundation

/// An element and all inside of it as data, on its way from an application to a spec. What is as it is by default is left out.
package struct RemoteNode: Codable, Sendable, Equatable {
    package var type: ElementType
    package var identifier: String?
    package var label: String?
    package var value: String?
    package var enabled: Bool?
    package var hidden: Bool?
    package var focused: Bool?
    package var animating: Bool?
    package var covers: Bool?
    /// The origin, the width and the height.
    package var frame: [Double]?
    package var exposure: ElementExposure?
    package var children: [RemoteNode]?

    /// The deepest tree that is sent.
    package static let maxDepth = 400

    /// Reads an element and all inside of it.
    @MainActor package init(of element: any ScreenElement, depth: Int = 0) {
        type = element.elementType
        identifier = element.identifier.isEmpty ? nil : element.identifier
        label = element.label.isEmpty ? nil : element.label
        value = element.value
        enabled = element.isEnabled ? nil : false
        hidden = element.isHidden ? true : nil
        focused = element.hasFocus ? true : nil
        animating = element.isAnimating ? true : nil
        covers = element.coversWhatIsBelow
        frame = element.frame.map { [$0.origin.x, $0.origin.y, $0.width, $0.height] }
        exposure = element.exposure == .container ? nil : element.exposure
        let inside = depth < Self.maxDepth ? element.children : []
        children = inside.isEmpty ? nil : inside.map { RemoteNode(of: $0, depth: depth + 1) }
    }

    /// An application, with the screen that it serves inside; `nil` if it serves none now.
    package init(of screen: RemoteNode?, inApplication name: String) {
        type = .application
        identifier = name
        children = screen.map { [$0] }
    }
}
