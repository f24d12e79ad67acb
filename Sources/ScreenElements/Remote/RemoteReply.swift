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
    /// Whether the error is not a refusal: something may have happened, so that the request is not to be made again.
    package var final: Bool?
}

extension RemoteReply {
    /// Reads a reply. Numbers that JSON does not have are texts, as in a frame without end.
    package init(of line: Data) throws {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "Infinity",
            negativeInfinity: "-Infinity",
            nan: "NaN"
        )
        self = try decoder.decode(RemoteReply.self, from: line)
    }

    /// The reply as one line of JSON, without the line break.
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
