import Expect
import Spec

/// The code blocks on the page, word for word.
final class OrderingAndSelectingSnippets: SpecCase {
    override func spec() {
        describe("the archive", .tags("slow")) {
            it("is downloaded", .tags("network")) {
                expect(currentExample?.tags.joined(separator: " ")) == "slow network"
            }
        }
    }
}
