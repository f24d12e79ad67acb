import Foundation

/// A request that a spec sends to an application as one line of JSON.
package struct RemoteRequest: Codable, Sendable {
    package enum Command: String, Codable, Sendable {
        case tree, picture, tap, typeText, clearText, scrollIntoView, scroll, send
    }

    package var id: Int
    package var command: Command
    /// The child indices that lead from the screen to the element. Empty for the screen itself.
    package var path: [Int]?
    /// The element's type when the spec last read the screen. The server compares the type, the
    /// identifier, and the label, because the path may lead to a different element by now.
    package var type: ElementType?
    package var identifier: String?
    package var label: String?
    /// The text to type or send, or the direction in which to scroll.
    package var text: String?

    package init(id: Int, _ command: Command) {
        (self.id, self.command) = (id, command)
    }
}

/// A reply that an application sends as one line of JSON. The first reply, ID 0, is a greeting.
package struct RemoteReply: Codable, Sendable {
    package static let version = 1

    package var id: Int
    /// The protocol version, which only the first reply contains.
    package var version: Int?
    package var tree: RemoteNode?
    package var picture: Data?
    package var mediaType: String?
    package var error: String?
    /// Whether the request may have had an effect and so must not be repeated.
    package var final: Bool?
}

extension RemoteReply {
    /// Decodes a line of JSON. Frames may contain infinity and NaN, which are encoded as strings.
    package init(of line: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        self = try decoder.decode(RemoteReply.self, from: line)
    }

    package var line: Data {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.withoutEscapingSlashes]
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "Infinity",
                negativeInfinity: "-Infinity",
                nan: "NaN"
            )
            return try encoder.encode(self)
        }
    }
}

/// An element and its descendants. Most attributes are omitted if they have their default values.
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
    /// The x and y coordinates of the origin, followed by the width and the height.
    package var frame: [Double]?
    package var exposure: ElementExposure?
    package var children: [RemoteNode]?

    /// A tree that exceeds these limits is assumed to contain a cycle. `JSONDecoder` cannot decode
    /// much deeper trees anyway.
    private static let limits = (depth: 250, elements: 1_000_000)

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

    package init(of screen: RemoteNode?, inApplication name: String) {
        type = .application
        identifier = name
        children = screen.map { [$0] }
    }
}
