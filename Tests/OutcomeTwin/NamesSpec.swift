import Foundation
import Spec

/// Has the name of a class of another module.
public final class NamesSpec: SpecCase {
    override public func spec() {
        it("is there twice") {}
        it("is in the other module") {}
    }
}

/// Only one list has the class above.
final class TwinConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool {
        ProcessInfo.processInfo.environment["OUTCOMES"] == "names"
    }
}
