import AppleSDK

/// XCTest/XCTIssue.h, as Swift has it: <https://developer.apple.com/documentation/xctest/xctissue>
public struct XCTIssue {
    /// XCTest/XCTIssue.h: <https://developer.apple.com/documentation/xctest/xctissuereference/issuetype>
    public enum IssueType: Int, Sendable {
        /// A failed assertion.
        case assertionFailure = 0
        /// A thrown error.
        case thrownError = 1
        /// An exception of Objective-C or C++.
        case uncaughtException = 2
        /// A slower measurement.
        case performanceRegression = 3
        /// A problem of the system.
        case system = 4
        /// An expected failure that did not come.
        case unmatchedExpectedFailure = 5
    }

    /// <https://developer.apple.com/documentation/xctest/xctissue/type>
    public var type: IssueType
    /// <https://developer.apple.com/documentation/xctest/xctissue/compactdescription>
    public var compactDescription: String
    /// <https://developer.apple.com/documentation/xctest/xctissue/detaileddescription>
    public var detailedDescription: String?
    /// <https://developer.apple.com/documentation/xctest/xctissue/sourcecodecontext>
    public var sourceCodeContext: XCTSourceCodeContext
    /// <https://developer.apple.com/documentation/xctest/xctissue/associatederror>
    public var associatedError: (any Error)?
    /// <https://developer.apple.com/documentation/xctest/xctissue/attachments>
    public var attachments: [XCTAttachment]

    /// <https://developer.apple.com/documentation/xctest/xctissue/init(type:compactdescription:detaileddescription:sourcecodecontext:associatederror:attachments:)>
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
    /// <https://developer.apple.com/documentation/xctest/xctsourcecodecontext/location>
    public let location: XCTSourceCodeLocation?

    /// <https://developer.apple.com/documentation/xctest/xctsourcecodecontext/init(location:)>
    public init(location: XCTSourceCodeLocation?) {
        self.location = location
        super.init()
    }

    /// <https://developer.apple.com/documentation/xctest/xctsourcecodecontext/init()>
    public required init() {
        location = nil
        super.init()
    }
}

/// XCTest/XCTSourceCodeLocation.h: <https://developer.apple.com/documentation/xctest/xctsourcecodelocation>
open class XCTSourceCodeLocation: NSObject {
    /// <https://developer.apple.com/documentation/xctest/xctsourcecodelocation/fileurl>
    public let fileURL: URL
    /// <https://developer.apple.com/documentation/xctest/xctsourcecodelocation/linenumber>
    public let lineNumber: Int

    /// <https://developer.apple.com/documentation/xctest/xctsourcecodelocation/init(fileurl:linenumber:)>
    public init(fileURL: URL, lineNumber: Int) {
        (self.fileURL, self.lineNumber) = (fileURL, lineNumber)
        super.init()
    }

    /// <https://developer.apple.com/documentation/xctest/xctsourcecodelocation/init(filepath:linenumber:)>
    public convenience init(filePath: String, lineNumber: Int) {
        self.init(fileURL: URL(fileURLWithPath: filePath), lineNumber: lineNumber)
    }

    /// objc/NSObject.h, inherited
    @available(*, unavailable) public required init() { fatalError("a location of no file") }
}
