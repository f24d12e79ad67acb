import QuickNimble

private struct Spilt: Error, CustomDebugStringConvertible { let debugDescription = "spilt" }

private enum Stain: Error, Equatable { case red, blue }

final class BeSuccessTests: XCTestCase {
    private let one: Result<Int, Error> = .success(1)
    private let spilt: Result<Int, Error> = .failure(Spilt())

    func testMatches() {
        expect(self.one).to(beSuccess())
    }

    func testAValue() {
        expect(self.one).to(beSuccess(1))
        expect(self.one).toNot(beSuccess(2))
        failing("expected to be a success whose value equals 2, got success(1)") { expect(self.one).to(beSuccess(2)) }
    }

    func testAClosure() {
        expect(self.one).to(beSuccess { value in expect(value).to(equal(1)) })
    }

    func testAMatcher() {
        expect(self.one).to(beSuccess(equal(1)))
        expect(self.one).toNot(beSuccess(beGreaterThan(1)))
    }

    func testDoesNotMatch() {
        expect(self.spilt).toNot(beSuccess())
    }

    func testFails() {
        failing("expected to be a success, got failure(spilt)") { expect(self.spilt).to(beSuccess()) }
        failing("expected not to be a success, got success(1)") { expect(self.one).toNot(beSuccess()) }
        failing("fail() was called") { expect(self.one).to(beSuccess { _ in fail() }) }
    }

    func testFailsWithAMatcher() {
        failing("expected to be a success whose value equals 2, got success(1)") {
            expect(self.one).to(beSuccess(equal(2)))
        }
        failing("expected not to be a success whose value equals 1, got success(1)") {
            expect(self.one).toNot(beSuccess(equal(1)))
        }
    }
}

final class BeFailureTests: XCTestCase {
    private let one: Result<Int, Error> = .success(1)
    private let spilt: Result<Int, Error> = .failure(Spilt())

    func testMatches() {
        expect(self.spilt).to(beFailure())
    }

    func testAClosure() {
        expect(self.spilt).to(beFailure { error in expect(error).to(matchError(Spilt.self)) })
        expect(Result<Int, Stain>.failure(.red)).to(beFailure { error in expect(error).to(equal(.red)) })
    }

    func testAMatcher() {
        expect(self.spilt).to(beFailure(matchError(Spilt.self)))
        expect(Result<Int, Stain>.failure(.red)).toNot(beFailure(equal(.blue)))
    }

    func testDoesNotMatch() {
        expect(self.one).toNot(beFailure())
    }

    func testFails() {
        failing("expected to be a failure, got success(1)") { expect(self.one).to(beFailure()) }
        failing("expected not to be a failure, got failure(spilt)") { expect(self.spilt).toNot(beFailure()) }
        failing("fail() was called") { expect(self.spilt).to(beFailure { _ in fail() }) }
        failing("expected to equal blue, got red") {
            expect(Result<Int, Stain>.failure(.red)).to(beFailure { expect($0).to(equal(.blue)) })
        }
    }

    func testFailsWithAMatcher() {
        failing("expected to be a failure whose error equals blue, got failure(red)") {
            expect(Result<Int, Stain>.failure(.red)).to(beFailure(equal(.blue)))
        }
    }
}
