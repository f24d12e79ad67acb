import Expect
import Spec

/// Has focused examples, so that all other examples in all classes are left out.
final class FocusSpec: SpecCase {
    override func spec() {
        it("is left out") { expect(1) == 2 }
        fit("is focused") { expect(1) == 3 }
        fdescribe("a focused group") { it("runs") {} }
    }
}

/// Has a correct example and two mistakes.
final class MistakenSpec: SpecCase {
    override func spec() {
        it("is all right") {}
        describe("a group") { expect(1) == 2 }
        itBehavesLike("what nobody shares")
    }
}

/// Has hooks before and after the suite.
final class SuiteHooksSpec: SpecCase {
    override class func spec() {
        beforeSuite { attach("begins", named: "suite") }
        afterSuite { expect("after") == "before" }
        it("is declared by the class") {}
    }
}
