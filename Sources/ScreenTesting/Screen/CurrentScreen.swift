import SpecEvents
import ScreenElements
import VirtualTime

struct CurrentScreen: Sendable {
    let root: any ScreenElement
    let time: VirtualTime?

    /// Task-local so that each concurrent test can have its own screen.
    @TaskLocal static var value: CurrentScreen?
}

/// Runs a closure in which `tester()` and browsers without a parent search the given screen.
///
/// ```swift
/// aroundEach { example in
///     withScreen(app, time: time) { example() }
/// }
/// ```
///
/// A search may find the root itself. If you pass a `VirtualTime`, it advances during waits.
///
/// - Returns: The value that the closure returns.
/// - Throws: Any error thrown by the closure.
@MainActor public func withScreen<Result>(
    _ root: any ScreenElement,
    time: VirtualTime? = nil,
    _ body: () throws -> Result
) rethrows -> Result {
    try CurrentScreen.$value.withValue(CurrentScreen(root: root, time: time)) { try body() }
}

/// Runs an async closure in which `tester()` and browsers without a parent search the given screen.
@MainActor public func withScreen<Result>(
    _ root: any ScreenElement,
    time: VirtualTime? = nil,
    _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
    try await CurrentScreen.$value.withValue(CurrentScreen(root: root, time: time)) { try await body() }
}

/// Defaults for all actions and waits on screens in this process.
///
/// ```swift
/// ScreenDefaults.timeout = .seconds(20)
/// ```
public enum ScreenDefaults {
    private static let storedTimeout = Lock(Duration.seconds(5))

    /// How long actions and waits poll. The default is 5 seconds. If the timeout is zero or less,
    /// they poll only once.
    public static var timeout: Duration {
        get { storedTimeout.withLock(\.self) }
        set { storedTimeout.withLock { $0 = newValue } }
    }
}
