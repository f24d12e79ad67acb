import QuickNimble

private enum Mood: Error { case merry, sad }

private enum Numbered: Error, Equatable { case error(x: Int) }

/// The forms of `throwError` that take a closure. `ExpectTests` tests the other forms.
final class ThrowErrorTests: XCTestCase {
    func testMatches() {
        func isPositive(_ error: Error) {
            guard case Numbered.error(let x) = error else { return fail() }
            expect(x) >= 1
        }
        expect { throw Numbered.error(x: 30) }.to(throwError { error in isPositive(error) })
        expect { throw Numbered.error(x: 30) }.to(throwError { (error: Numbered) in isPositive(error) })
        expect { throw Numbered.error(x: 30) }.to(throwError(errorType: Numbered.self) { error in isPositive(error) })
        expect { throw Mood.merry }.to(
            throwError(Mood.merry) { (error: Error) in expect(error._domain).to(endWith("Mood")) }
        )
    }

    func testFails() {
        failing(
            "expected to throw an error",
            "expected to throw Mood.merry",
            "expected to throw Mood.sad, threw Mood.merry"
        ) {
            expect { return }.to(throwError { _ in fail() })
            expect { return }.to(throwError(Mood.merry) { _ in fail() })
            expect { throw Mood.merry }.to(throwError(Mood.sad) { _ in fail() })
        }
        let closure = { (error: Error) -> Void in expect("\(error)").to(equal("tea")) }
        let inner = #"expected to equal "tea", got "merry""#
        failing(inner, inner, inner) {
            expect { throw Mood.merry }.to(throwError(closure: closure))
            expect { throw Mood.merry }.to(throwError(errorType: Mood.self, closure: closure))
            expect { throw Mood.merry }.to(throwError(Mood.merry, closure: closure))
        }
    }
}

final class SucceedTests: XCTestCase {
    func testSucceed() {
        expect { return .succeeded }.to(succeed())
        expect { return .failed(reason: "") }.toNot(succeed())
        expect {
            let result = ToSucceedResult.succeeded
            return result
        }.to(succeed())
        failing("expected to succeed, got <nil> (use beNil() to match nils)") { expect(nil).to(succeed()) }
        failing(#"expected to succeed, got <.failed(reason: "the cup broke")>"#) {
            expect { .failed(reason: "the cup broke") }.to(succeed())
        }
        failing("expected not to succeed, got <.succeeded>") { expect { return .succeeded }.toNot(succeed()) }
    }
}
