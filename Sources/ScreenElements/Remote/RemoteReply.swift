import Foundation

/// What an application answers: one line of JSON. The first, with the number 0, only says that it is there.
package struct RemoteReply: Codable, Sendable {
    /// The version of the protocol that this module speaks.
    package static let version = 1

    package var id: Int
    /// The version of the protocol; in the first reply only.
    package var version: Int?
    package var tree: RemoteNode?
    package var picture: Data?
    /// The kind of the picture.
    package var mediaType: String?
    /// Why the element did not do what it was told; or what is wrong with the request.
    package var error: String?

    package init(id: Int) {
        self.id = id
    }
}
