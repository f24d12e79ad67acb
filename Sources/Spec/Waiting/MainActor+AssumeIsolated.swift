/// XCTest makes and runs its cases on the main thread, but its types do not declare it.
extension MainActor {
    /// Runs a main-actor `body` with a value that is not `Sendable`. Traps on any thread but the main one.
    static func assumeIsolated<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        let value = Carried(content: value)
        return assumeIsolated { Carried(content: body(value.content)) }.content
    }

    /// A value that stays on the main thread although the compiler cannot check it.
    private struct Carried<Content>: @unchecked Sendable {
        let content: Content
    }
}
