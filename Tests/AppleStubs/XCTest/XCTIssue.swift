// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppleSDK

/// XCTest/XCTIssue.h, as imported into Swift: <https://developer.apple.com/documentation/xctest/xctissue>
public struct XCTIssue {
    /// XCTest/XCTIssue.h: <https://developer.apple.com/documentation/xctest/xctissuereference/issuetype>
    public enum IssueType: Int, Sendable {
        case assertionFailure = 0
        case thrownError = 1
        case system = 4
        case unmatchedExpectedFailure = 5
    }

    public var type: IssueType
    public var compactDescription: String
    public var detailedDescription: String?
    public var sourceCodeContext: XCTSourceCodeContext
    public var associatedError: (any Error)?
    public var attachments: [XCTAttachment]

    public init(
        type: IssueType,
        compactDescription: String,
        detailedDescription: String? = nil,
        sourceCodeContext: XCTSourceCodeContext = XCTSourceCodeContext(),
        associatedError: (any Error)? = nil,
        attachments: [XCTAttachment] = []
    ) {
        (self.type, self.compactDescription, self.detailedDescription) = (type, compactDescription, detailedDescription)
        (self.sourceCodeContext, self.associatedError) = (sourceCodeContext, associatedError)
        self.attachments = attachments
    }
}

/// XCTest/XCTSourceCodeContext.h: <https://developer.apple.com/documentation/xctest/xctsourcecodecontext>
open class XCTSourceCodeContext: NSObject {
    public let location: XCTSourceCodeLocation?

    public init(location: XCTSourceCodeLocation?) {
        self.location = location
        super.init()
    }

    public required init() {
        location = nil
        super.init()
    }
}

/// XCTest/XCTSourceCodeLocation.h: <https://developer.apple.com/documentation/xctest/xctsourcecodelocation>
open class XCTSourceCodeLocation: NSObject {
    public let fileURL: URL
    public let lineNumber: Int

    public init(fileURL: URL, lineNumber: Int) {
        (self.fileURL, self.lineNumber) = (fileURL, lineNumber)
        super.init()
    }

    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    @available(*, unavailable) public required init() { fatalError("a location of no file") }
}
