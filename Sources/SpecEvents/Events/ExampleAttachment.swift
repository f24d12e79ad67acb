import Foundation

/// Something that an example leaves for its readers.
public struct ExampleAttachment: Hashable, Sendable {
    /// What it is.
    public var name: String
    /// Its media type, such as `text/plain` or `image/png`.
    public var mediaType: String
    /// Its content, in JSON as base64.
    public var content: Data

    /// Makes an attachment.
    public init(name: String, mediaType: String, content: Data) {
        self.name = name
        self.mediaType = mediaType
        self.content = content
    }

    /// The content as text, if its media type says that it is.
    public var text: String? {
        mediaType.hasPrefix("text/") || mediaType == "application/json" ? String(decoding: content, as: UTF8.self) : nil
    }
}
