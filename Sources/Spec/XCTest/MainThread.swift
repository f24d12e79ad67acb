/// XCTest makes and runs its cases on the main thread, but its types do not declare it.
enum MainThread {
    /// Runs a main-actor `body` with a value that is not `Sendable`. Traps on any other thread.
    static func run<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        let value = Carried(value)
        return MainActor.assumeIsolated { Carried(body(value.content)) }.content
    }

    /// Runs a main-actor `body`. Traps on any other thread.
    static func run<Result>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated { Carried(body()) }.content
    }

    /// A value that stays on the main thread although the compiler cannot check it.
    private struct Carried<Content>: @unchecked Sendable {
        let content: Content

        init(_ content: Content) {
            self.content = content
        }
    }
}
