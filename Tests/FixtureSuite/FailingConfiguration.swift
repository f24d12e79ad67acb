import Foundation
import Spec
import XCTest

/// A configuration that fails, or ends the process, as `CONFIGURATION` says.
final class FailingConfiguration: SpecConfiguration {
    override class func configure(_ settings: Settings) {
        switch ProcessInfo.processInfo.environment["CONFIGURATION"] {
        case "fails": XCTFail("not configured")
        case "traps": fatalError("not configured")
        case "exits": exit(0)
        default: break
        }
    }
}

/// Its property cannot be made.
final class FailingPropertySpec: SpecCase {
    private let number = FailingPropertySpec.makeNumber()

    private static func makeNumber() -> Int {
        XCTFail("no number")
        return 0
    }

    override func spec() {
        it("does not know") {}
    }
}
