import QuickNimble

private func one() async -> Int? { 1 }

/// Nimble's forms that accept a source location, a custom error or a closure. Each overload is called once.
final class PlaceTests: XCTestCase {
    private struct Own: Error {}
    private let file: FileString = "Caller.swift"

    private func lines(_ recorder: AssertionRecorder) -> [UInt] {
        let files = recorder.assertions.map { $0.location.description.split(separator: ":")[0] }
        XCTAssertEqual(Set(files), ["Caller.swift"])
        XCTAssertEqual(Set(recorder.assertions.map(\.success)), [false])
        return recorder.assertions.map(\.location.line)
    }

    func testPlacesOfFormsThatAwait() async {
        let recorder = AssertionRecorder()
        let file = file
        await withAssertionHandler(recorder) {
            await expect(file: file, line: 1) { await one() }.to(equal(2))
            await expecta(file: file, line: 2, await one()).to(equal(2))
            _ = try? await require(file: file, line: 3) { await one() }.to(equal(2))
            _ = try? await requirea(file: file, line: 4, await one()).to(equal(2))
            _ = try? await unwrapa(file: file, line: 5, await one().flatMap { _ in nil as Int? })
            _ = try? await pollUnwrapa(file: file, line: 6, timeout: .zero) { nil as Int? }
            await waitUntil(timeout: .milliseconds(5), file: file, line: 7) { _ in await Task.yield() }
        }
        XCTAssertEqual(lines(recorder), [1, 2, 3, 4, 5, 6, 7])
    }

    func testPlacesOfFormsThatDoNotAwait() {
        let recorder = AssertionRecorder()
        let file = file
        withAssertionHandler(recorder) {
            expect(file: file, line: 1) { 1 }.to(equal(2))
            _ = try? require(file: file, line: 2) { 1 }.to(equal(2))
            _ = try? requires(file: file, line: 3, 1).to(equal(2))
            expects(file: file, line: 4) { 1 }.to(equal(2))
            _ = try? unwraps(file: file, line: 5) { nil as Int? }
            _ = try? pollUnwraps(file: file, line: 6, timeout: .zero) { nil as Int? }
            fail("no", fileID: "A/Caller.swift", file: file, line: 7, column: 3)
        }
        XCTAssertEqual(lines(recorder), [1, 2, 3, 4, 5, 6, 7])
    }

    /// Returns how many of the forms throw the custom error.
    private func count(_ forms: [() throws -> Void]) -> Int {
        forms.count { form in
            do { try form() } catch is Own { return true } catch {}
            return false
        }
    }

    func testErrorsOfOnesOwn() async {
        let recorder = AssertionRecorder()
        let nothing: () -> Int? = { nil }
        withAssertionHandler(recorder) {
            let thrown = count([
                { try require(customError: Own(), 1).to(equal(2)) },
                { try require(customError: Own(), 1) == 2 },
                { try require(customError: Own(), 1).toEventually(equal(2), timeout: .zero) },
                { try require(customError: Own()) { 1 }.to(equal(2)) },
                { try requires(customError: Own(), 1).to(equal(2)) },
                { try requires(customError: Own()) { 1 }.to(equal(2)) },
                { try unwrap(customError: Own(), nil as Int?) },
                { try unwraps(customError: Own()) { nil as Int? } },
                { try unwrap(customError: Own()) { nil as Int? } },
                { try unwrap(customError: Own(), nothing) },
                { try pollUnwrap(timeout: .zero, customError: Own(), nil as Int?) },
                { try pollUnwrap(timeout: .zero, customError: Own()) { nil as Int? } },
                { try pollUnwrap(timeout: .zero, customError: Own(), nothing) },
                { try pollUnwrap(timeout: .zero, customError: Own(), { nil as Int? }) },
                { try pollUnwraps(timeout: .zero, customError: Own()) { nil as Int? } },
            ])
            XCTAssertEqual(thrown, 15)
        }
        XCTAssertEqual(recorder.assertions.count, 15)
    }

    func testErrorsOfOnesOwnThatAreAwaited() async {
        let recorder = AssertionRecorder()
        var thrown: [String] = []
        await withAssertionHandler(recorder) {
            do { try await require(customError: Own()) { await one() }.to(equal(2)) } catch {
                thrown.append("\(error)")
            }
            do { try await requirea(customError: Own(), await one()).to(equal(2)) } catch { thrown.append("\(error)") }
            do { try await unwrapa(customError: Own()) { nil as Int? } } catch { thrown.append("\(error)") }
            do { try await pollUnwrapa(timeout: .zero, customError: Own(), nil as Int?) } catch {
                thrown.append("\(error)")
            }
        }
        XCTAssertEqual(thrown, ["Own()", "Own()", "Own()", "Own()"])
        XCTAssertEqual(recorder.assertions.count, 4)
    }

    func testValuesThatAreUnwrapped() throws {
        XCTAssertEqual(try unwrap { 1 as Int? }, 1)
        XCTAssertEqual(try unwrap(description: "a", 1 as Int?), 1)
        XCTAssertEqual(try pollUnwrap { 1 as Int? }, 1)
        XCTAssertEqual(try pollUnwrap(timeout: .zero, 1 as Int?), 1)
        XCTAssertEqual(try pollUnwrap(timeout: .zero) { 1 as Int? }, 1)
        XCTAssertEqual(try pollUnwrap(file: "F.swift") { 1 as Int? }, 1)
        XCTAssertEqual(try unwrap(file: "F.swift") { 1 as Int? }, 1)
    }

    func testAwaitedValuesThatAreUnwrapped() async throws {
        let awaited = [
            try await unwrapa { await one() }, try await pollUnwrapa(await one()),
            try await pollUnwrap { await one() }, try await pollUnwrap { 1 as Int? },
        ]
        XCTAssertEqual(awaited, [1, 1, 1, 1])
    }

    func testRequirementsThatAwaitPassOnTheirValue() async throws {
        let value = try await require(customError: Own()) { await one() }.to(equal(1))
        XCTAssertEqual(value, 1)
    }
}
