/// Runs a named step of an example. Reports show the step's duration, and failures name the step.
///
/// ```swift
/// it("orders a book") {
///     try step("log in") { try app.logIn() }
///     let order = try step("order") { try app.order("Walden") }
///     expect(order.isPaid).to(beTrue())
/// }
/// ```
///
/// - Parameters:
///   - name: The name of the step, such as `log in`.
///   - file: The file that contains the call; use the default value.
///   - line: The line of the call; use the default value.
///   - body: The step's code.
/// - Returns: The value that the body returns.
/// - Throws: Any error thrown by the body.
@MainActor @discardableResult public func step<Result>(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: () throws -> Result
) rethrows -> Result {
    let step = OpenStep(name, at: Place(file: file, line: line))
    do {
        let result = try step?.run(body) ?? body()
        step?.end()
        return result
    } catch {
        step?.end(throwing: error)
        throw error
    }
}

/// Runs a named async step of an example on the main actor.
@MainActor @discardableResult public func step<Result>(
    _ name: String,
    file: StaticString = #filePath,
    line: UInt = #line,
    _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
    let step = OpenStep(name, at: Place(file: file, line: line))
    do {
        let result = try await body()
        step?.end()
        return result
    } catch {
        step?.end(throwing: error)
        throw error
    }
}

@MainActor private struct OpenStep {
    private let name: String
    private let example: any RunningExample
    private let id: Int
    private let start = ContinuousClock.now
    private let failureCount: Int

    init?(_ name: String, at place: Place) {
        guard let example = CurrentActivity.callerWork?.runningExample else {
            Misuse.report(.outsideExample("step", at: place))
            return nil
        }
        (self.example, self.name) = (example, name)
        failureCount = example.failureCount
        id = example.beginStep(name)
    }

    func run<Result>(_ body: () throws -> Result) rethrows -> Result { try example.runStep(name, body) }

    func end(throwing error: (any Error)? = nil) {
        let hasFailed = error != nil || example.failureCount > failureCount
        example.recorder.endStep(id, duration: .now - start, throwing: error, hasFailed: hasFailed)
    }
}
