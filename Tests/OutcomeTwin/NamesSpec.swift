import Spec

/// Has the name of a class of another module.
public final class NamesSpec: SpecCase {
    override public func spec() {
        it("is there twice") {}
        it("is in the other module") {}
    }
}
