import QuickNimble

private struct Spilt: Error, CustomDebugStringConvertible { let debugDescription = "spilt" }

private enum Stain: Error, Equatable { case red, blue }

final class ResultTests: XCTestCase {
    private let one: Result<Int, Error> = .success(1)
    private let spilt: Result<Int, Error> = .failure(Spilt())
    private let red: Result<Int, Stain> = .failure(.red)

    func testBeSuccess() {
        expect(self.one).to(beSuccess())
        expect(self.one).to(beSuccess(1))
        expect(self.one).to(beSuccess { value in expect(value).to(equal(1)) })
        expect(self.one).to(beSuccess(equal(1)))
        expect(self.one).toNot(beSuccess(beGreaterThan(1)))
        expect(self.spilt).toNot(beSuccess())
        failing(
            "expected to be a success whose value equals 2, got success(1)",
            "expected to be a success, got failure(spilt)",
            "fail() was called",
            "expected to be a success whose value equals 2, got success(1)",
            "expected not to be a success whose value equals 1, got success(1)"
        ) {
            expect(self.one).to(beSuccess(2))
            expect(self.spilt).to(beSuccess())
            expect(self.one).to(beSuccess { _ in fail() })
            expect(self.one).to(beSuccess(equal(2)))
            expect(self.one).toNot(beSuccess(equal(1)))
        }
    }

    func testBeFailure() {
        expect(self.spilt).to(beFailure())
        expect(self.spilt).to(beFailure { error in expect(error).to(matchError(Spilt.self)) })
        expect(self.red).to(beFailure { error in expect(error).to(equal(.red)) })
        expect(self.spilt).to(beFailure(matchError(Spilt.self)))
        expect(self.red).toNot(beFailure(equal(.blue)))
        expect(self.one).toNot(beFailure())
        failing(
            "expected not to be a failure, got failure(spilt)",
            "fail() was called",
            "expected to equal blue, got red",
            "expected to be a failure whose error equals blue, got failure(red)"
        ) {
            expect(self.spilt).toNot(beFailure())
            expect(self.spilt).to(beFailure { _ in fail() })
            expect(self.red).to(beFailure { expect($0).to(equal(.blue)) })
            expect(self.red).to(beFailure(equal(.blue)))
        }
    }
}
