import Foundation

package struct ExampleAttachment: Equatable, Sendable {
    package var name: String
    package var mediaType: String
    package var content: Data
    /// The step that added the attachment or, if no step had ended by then, the hook that added it.
    package var during: String?
    /// For an attachment added outside of steps, the last step that had ended by then, if any.
    package var after: String?

    package init(name: String, mediaType: String, content: Data) {
        self.name = name
        self.mediaType = mediaType
        self.content = content
    }

    /// The media type of a complete value that the failure message shows only in part.
    package static let valueType = "text/vnd.spec.value"

    /// Only some reports show complete values.
    package var isValue: Bool { mediaType == Self.valueType }

    package var text: String? {
        mediaType.hasPrefix("text/") || mediaType == "application/json" ? String(decoding: content, as: UTF8.self) : nil
    }
}
