import Expect
import Spec

/// Names that are difficult to turn into method names.
public class NamesSpec: SpecCase {
    override public func spec() {
        it("has: colons: in it:") {}
        it("has dots. In it. a.b/c, d") {}
        it("has an emoji 👩‍👩‍👧‍👦 and é and e\u{301}") {}
        it("has [brackets] and -[Class method:]") {}
        it("has a\u{A0}narrow space") {}
        it("is\nof\ttwo lines") {}
        it(String(repeating: "long ", count: 40)) { expect(1) == 2 }
        it("is there twice") {}
        it("is there twice") { expect(1) == 2 }
        it("") {}
        it("ends AndReturnError") {}
        it("AndReturnError:") {}
        it("с русскими буквами «и кавычками»") { expect(1) == 2 }
        describe("a group › with a separator") { it("is one level") {} }
    }
}

/// Names whose method names are numbered, because they would look alike otherwise.
final class AlikeSpec: SpecCase {
    override func spec() {
        it("has a wide\u{A0}space") {}
        it("has a wide space") { expect(1) == 2 }
        it("has a wide\u{A0}space") {}
        it("has a colon꞉") {}
        it("has a colon:") {}
    }
}

/// A type that contains a spec class.
enum Outer {
    final class InnerSpec: SpecCase {
        override func spec() { it("is inside") {} }
    }
}
