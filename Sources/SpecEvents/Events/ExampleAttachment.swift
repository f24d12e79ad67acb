import Foundation

/// Something that an example leaves for its readers.
package struct ExampleAttachment: Hashable, Sendable {
    /// What it is.
    package var name: String
    /// Its media type, such as `text/plain` or `image/png`.
    package var mediaType: String
    /// Its content, in JSON as base64.
    package var content: Data

    /// Makes an attachment.
    package init(name: String, mediaType: String, content: Data) {
        self.name = name
        self.mediaType = mediaType
        self.content = content
    }

    /// The content as text, if its media type says that it is.
    package var text: String? {
        mediaType.hasPrefix("text/") || mediaType == "application/json" ? String(decoding: content, as: UTF8.self) : nil
    }
}
