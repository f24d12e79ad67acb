import Foundation
import Spec

/// Has the same name as a class in another module.
public final class NamesSpec: SpecCase {
    override public func spec() {
        it("is there twice") {}
        it("is in the other module") {}
    }
}

/// Includes the class above only for the list that contains it.
final class TwinConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool {
        ProcessInfo.processInfo.environment["OUTCOMES"] == "names"
    }
}
