import Expect
import Spec

/// Leaves out all that is not focused, of all classes.
final class FocusSpec: SpecCase {
    override func spec() {
        it("is left out") { expect(1) == 2 }
        fit("is focused") { expect(1) == 3 }
        fdescribe("a focused group") { it("runs") {} }
    }
}

/// Declares what is a mistake.
final class MistakenSpec: SpecCase {
    override func spec() {
        it("is all right") {}
        describe("a group") { expect(1) == 2 }
        itBehavesLike("what nobody shares")
    }
}

/// Has hooks before and after all.
final class SuiteHooksSpec: SpecCase {
    override class func spec() {
        beforeSuite { attach("begins", named: "suite") }
        afterSuite { expect("after") == "before" }
        it("is declared by the class") {}
    }
}
