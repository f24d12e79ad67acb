import SpecEvents
import ScreenElements
import VirtualTime

/// The screen of `withScreen`, and the time that waits use.
struct CurrentScreen: Sendable {
    let root: any ScreenElement
    let time: VirtualTime?

    /// Belongs to the task, so concurrent tests have their own screens.
    @TaskLocal static var value: CurrentScreen?
}

/// Makes browsers without a parent and `tester()` search this screen.
///
/// ```swift
/// aroundEach { example in
///     withScreen(app, time: time) { example() }
/// }
/// ```
///
/// A search may find the root itself. If a time is given, waits advance it.
///
/// - Returns: What the body returns.
/// - Throws: What the body throws.
@MainActor public func withScreen<Result>(
    _ root: any ScreenElement,
    time: VirtualTime? = nil,
    _ body: () throws -> Result
) rethrows -> Result {
    try CurrentScreen.$value.withValue(CurrentScreen(root: root, time: time)) { try body() }
}

/// The async form of `withScreen`.
@MainActor public func withScreen<Result>(
    _ root: any ScreenElement,
    time: VirtualTime? = nil,
    _ body: @MainActor () async throws -> Result
) async rethrows -> Result {
    try await CurrentScreen.$value.withValue(CurrentScreen(root: root, time: time)) { try await body() }
}

/// The default time-out of all waits for a screen, for the whole process.
///
/// ```swift
/// ScreenDefaults.timeout = .seconds(20)
/// ```
public enum ScreenDefaults {
    private static let storedTimeout = Lock(Duration.seconds(5))

    /// How long an action or a wait polls: 5 seconds by default. Zero or less means one poll.
    public static var timeout: Duration {
        get { storedTimeout.withLock(\.self) }
        set { storedTimeout.withLock { $0 = newValue } }
    }
}
