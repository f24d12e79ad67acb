/// XCTest builds and runs its cases on the main thread, and says so nowhere in its types.
enum MainThread {
    /// Runs `body`, which wants the main actor, with a value that cannot leave it. Traps on any other thread.
    static func run<Value, Result>(with value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        let value = Carried(value)
        return MainActor.assumeIsolated { Carried(body(value.content)) }.content
    }

    /// Runs `body`, which wants the main actor. Traps on any other thread.
    static func run<Result>(_ body: @MainActor () -> Result) -> Result {
        MainActor.assumeIsolated { Carried(body()) }.content
    }

    /// What stays on the main thread although it passes through code that does not promise to.
    private struct Carried<Content>: @unchecked Sendable {
        let content: Content

        init(_ content: Content) {
            self.content = content
        }
    }
}
