// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// UniformTypeIdentifiers/UTType.h: <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct>
public struct UTType: Hashable, Sendable {
    public let identifier: String

    private init(identifier: String) {
        self.identifier = identifier
    }

    private static let identifiers = [
        "text/plain": "public.plain-text", "application/json": "public.json", "image/png": "public.png",
    ]

    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        guard let identifier = Self.identifiers[mimeType] else { return nil }
        self.init(identifier: identifier)
    }

    /// UniformTypeIdentifiers/UTCoreTypes.h:
    /// <https://developer.apple.com/documentation/uniformtypeidentifiers/uttype-swift.struct/data>
    public static var data: UTType { UTType(identifier: "public.data") }
}
