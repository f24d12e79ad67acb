import SpecEvents
import ScreenElements
import VirtualTime

struct CurrentScreen: Sendable {
    let root: any ScreenElement
    let time: VirtualTime?

    /// Task-local, so that concurrent tests have their own screens.
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
/// A search may find the root itself. If `time` is given, it advances during waits.
///
/// - Returns: The result of the closure.
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

/// The default timeout of all actions and waits on screens, for the whole process.
///
/// ```swift
/// ScreenDefaults.timeout = .seconds(20)
/// ```
public enum ScreenDefaults {
    private static let storedTimeout = Lock(Duration.seconds(5))

    /// How long an action or a wait polls; 5 seconds by default. Zero or less means a single poll.
    public static var timeout: Duration {
        get { storedTimeout.withLock(\.self) }
        set { storedTimeout.withLock { $0 = newValue } }
    }
}
