import Expect
import Foundation
import Spec

/// Throws errors in various ways. Reports name the lines where the errors come from.
final class ThrowingSpec: SpecCase {
    override func spec() {
        it("throws itself") {
            expect(1) == 1
            throw CartError.empty
        }
        it("calls what throws") {
            let count = 1
            try buy(count)
        }
        it("calls what throws a type") {
            let count = 2
            try buyTyped(count)
        }
        it("throws again what it has caught") {
            do { try buy(3) } catch { throw error }
        }
        it("throws one of several errors") {
            try? buy(4)
            _ = try? JSONDecoder().decode(Int.self, from: Data())
            try buy(5)
        }
        it("awaits what throws") {
            await Task.yield()
            try await buyLater(6)
        }
        context("in a hook") {
            beforeEach {
                try buy(7)
            }
            it("does not run") {}
        }
        context("in a helper of the same file") {
            aroundEach { runExample in
                runExample()
            }
            it("names the line of the call") {
                try sell()
            }
        }
        it("expects what throws") {
            expect { try buy(9) }.to(succeed())
            expect(try price(of: 10)) == 1
            expect { throw CartError.empty }.notTo(throwError())
            await expect { try await buyLater(11) }.to(succeed())
            expect { try buy(12) }.to(throwError())
        }
    }
}

private func sell() throws {
    throw CartError.empty
}
