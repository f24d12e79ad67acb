import Expect
import Spec

final class InfoScreenSpec: SpecCase {
    override func spec() {
        describe("Экран с интересными фактами") {
            it("пока пуст") { expect(1) == 1 }
        }
    }
}
