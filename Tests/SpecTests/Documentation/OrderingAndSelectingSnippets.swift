import Expect
import Spec

/// The blocks of the page, as they stand there.
final class OrderingAndSelectingSnippets: SpecCase {
    override func spec() {
        describe("the archive", .tags("slow")) {
            it("is downloaded", .tags("network")) {
                expect(currentExample?.tags.joined(separator: " ")) == "slow network"
            }
        }
    }
}
