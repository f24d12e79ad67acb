import Foundation

extension ExampleAttachment {
    init(from json: inout JSONReader) throws {
        var name: String?
        var mediaType: String?
        var content: Data?
        try json.fields { json, key in
            switch key {
            case "name": name = try json.string()
            case "mediaType": mediaType = try json.string()
            case "content": content = try Data(base64Encoded: json.string()).orMalformed("content in base64")
            default: try json.skip()
            }
        }
        self.init(
            name: try name.orMalformed("name"),
            mediaType: try mediaType.orMalformed("mediaType"),
            content: try content.orMalformed("content")
        )
    }

    func write(to json: inout JSONText) {
        json.field("content", content.base64EncodedString())
        json.field("mediaType", mediaType)
        json.field("name", name)
    }
}
