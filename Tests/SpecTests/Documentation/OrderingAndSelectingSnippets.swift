import Expect
import Spec

/// The blocks of the page in their exact words.
final class OrderingAndSelectingSnippets: SpecCase {
    override func spec() {
        describe("the archive", .tags("slow")) {
            it("is downloaded", .tags("network")) {
                expect(currentExample?.tags.joined(separator: " ")) == "slow network"
            }
        }
    }
}
