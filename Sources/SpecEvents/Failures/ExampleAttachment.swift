import Foundation

package struct ExampleAttachment: Equatable, Sendable {
    package var name: String
    package var mediaType: String
    package var content: Data
    /// The step or hook in which the attachment was added, or `nil` for the body of the example.
    package var during: String?
    /// The last step that ended before the attachment was added, if it was added outside steps.
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
