import Foundation

package struct ExampleAttachment: Equatable, Sendable {
    package var name: String
    package var mediaType: String
    package var content: Data
    /// The name of the step that was running or, if no step had begun, the name of the hook.
    package var during: String?
    /// For an attachment added outside of steps, the name of the last step that had ended, if any.
    package var after: String?

    package init(name: String, mediaType: String, content: Data) {
        self.name = name
        self.mediaType = mediaType
        self.content = content
    }

    /// The media type of a complete value that the failure message shows only in part.
    package static let valueType = "text/vnd.spec.value"

    /// Whether the attachment is a complete value, which only some reports show.
    package var isValue: Bool { mediaType == Self.valueType }

    package var text: String? {
        mediaType.hasPrefix("text/") || mediaType == "application/json" ? String(decoding: content, as: UTF8.self) : nil
    }
}
