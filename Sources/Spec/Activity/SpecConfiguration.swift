/// Hooks and defaults for all spec classes of a test target. Spec finds it without registration.
///
/// ```swift
/// final class Defaults: SpecConfiguration {
///     override class func configure(_ settings: Settings) {
///         settings.timeLimit = .seconds(10)
///         beforeEach { Clock.current = .stopped }
///     }
/// }
/// ```
///
/// If it is in another module, such as one that several test targets share, call `Defaults.use()`
/// at the top of a `spec()`, or inherit from it.
open class SpecConfiguration {
    /// Sets hooks and defaults. Called once, before the first example. Does nothing by default.
    @MainActor open class func configure(_ settings: Settings) {}

    /// Whether the examples of a spec class run. The default is `true`.
    ///
    /// Override this for base classes whose examples run only in the classes that inherit from
    /// them. Spec asks the configurations in the module of the class.
    ///
    /// ```swift
    /// final class Contracts: SpecConfiguration {
    ///     override class func includes(_ type: AnyClass) -> Bool { type != StoreContract.self }
    /// }
    /// ```
    open class func includes(_ type: AnyClass) -> Bool { true }

    /// Applies this configuration to the test target whose `spec()` calls this, at most once.
    @MainActor public final class func use(file: StaticString = #filePath, line: UInt = #line) {
        guard let visitor = CurrentActivity.visitor else {
            return Misuse.report(.configurationOutsideSpec("\(self)", at: Place(file: file, line: line)))
        }
        visitor.settings.add(self)
        // The visitor copied the shared examples before this configuration added its own.
        visitor.sharedExamples.merge(visitor.settings.sharedExamples) { own, _ in own }
    }
}
