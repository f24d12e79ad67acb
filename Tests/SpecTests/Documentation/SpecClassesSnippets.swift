import Expect
import Spec

final class GreetingSpec: SpecCase {
    override class func spec() {
        it("greets") {
            expect("Hello, \("Anna")") == "Hello, Anna"
        }
    }
}
