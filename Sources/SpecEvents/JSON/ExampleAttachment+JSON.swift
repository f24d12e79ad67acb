import Foundation

extension ExampleAttachment {
    init(from json: inout JSONReader) throws {
        self.init(name: "", mediaType: "", content: Data())
        try json.fields("name", "mediaType", "content") { json, key in
            switch key {
            case "name": name = try json.string()
            case "mediaType": mediaType = try json.string()
            case "content": content = try Data(base64Encoded: json.string()).orMalformed("content in base64")
            case "during": during = try json.string()
            case "after": after = try json.string()
            default: try json.skip()
            }
        }
    }

    func write(to json: inout JSONText) {
        if let after { json.field("after", after) }
        json.field("content", content.base64EncodedString())
        if let during { json.field("during", during) }
        json.field("mediaType", mediaType)
        json.field("name", name)
    }
}
