// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// XCTest/XCTActivity.h: <https://developer.apple.com/documentation/xctest/xctactivity>
public protocol XCTActivity: Foundation.NSObjectProtocol {
    var name: String { get }
    func add(_ attachment: XCTAttachment)
}

/// XCTest/XCTContext.h: <https://developer.apple.com/documentation/xctest/xctcontext>
open class XCTContext: NSObject {
    @MainActor @preconcurrency public class func runActivity<Result>(
        named name: String,
        block: @MainActor (any XCTActivity) throws -> Result
    ) rethrows -> Result {
        guard let testCase = Current.testCase else { fatalError("an activity outside of a test case") }
        Log.write("activity \(name)")
        defer { Log.write("end of activity \(name)") }
        return try block(testCase)
    }
}

/// XCTest/XCTAttachment.h: <https://developer.apple.com/documentation/xctest/xctattachment>
open class XCTAttachment: NSObject {
    /// XCTest/XCTAttachmentLifetime.h: <https://developer.apple.com/documentation/xctest/xctattachment/lifetime-swift.enum>
    public enum Lifetime: Int, Sendable {
        case keepAlways = 0
        case deleteOnSuccess = 1
    }

    private let payload: Data
    public let uniformTypeIdentifier: String
    open var name: String?
    open var lifetime = Lifetime.deleteOnSuccess

    public init(data payload: Data, uniformTypeIdentifier identifier: String) {
        (self.payload, uniformTypeIdentifier) = (payload, identifier)
        super.init()
    }

    @available(*, unavailable) public required init() { fatalError("an attachment without data") }

    override open var description: String {
        let text = String(decoding: payload.prefix(40), as: UTF8.self).split(separator: "\n").joined(separator: " ")
        return "\(name ?? "-") \(uniformTypeIdentifier) \(lifetime): \(text)"
    }
}
