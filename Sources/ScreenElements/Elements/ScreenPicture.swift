import Foundation

/// What a screen looks like at a moment, for reports.
public struct ScreenPicture: Equatable, Sendable {
    /// The kind of the content, such as `text/plain` or `image/png`.
    public let mediaType: String
    /// The picture itself.
    public let content: Data

    /// Makes a picture of data.
    ///
    /// - Parameters:
    ///   - content: The picture itself.
    ///   - mediaType: The kind of the content, such as `image/png`.
    public init(_ content: Data, mediaType: String) {
        self.content = content
        self.mediaType = mediaType
    }

    /// Makes a picture of text, for screens that are made of characters.
    public init(_ text: String) {
        self.init(Data(text.utf8), mediaType: "text/plain")
    }
}
