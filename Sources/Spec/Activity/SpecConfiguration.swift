/// Hooks and defaults for all spec classes in a test target. Spec finds subclasses automatically.
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
/// If the configuration is in another module, such as one that several test targets share, call
/// `Defaults.use()` at the top of a `spec()`, or subclass `Defaults` in the test target.
open class SpecConfiguration {
    /// Declares hooks and sets defaults. Called once per test target. Does nothing by default.
    @MainActor open class func configure(_ settings: Settings) {}

    /// Returns whether to run the examples in a spec class. Returns `true` by default.
    ///
    /// Override this method to exclude base classes whose examples should run only in subclasses. A
    /// class runs only if all configurations in its module include it.
    ///
    /// ```swift
    /// final class Contracts: SpecConfiguration {
    ///     override class func includes(_ type: AnyClass) -> Bool { type != StoreContract.self }
    /// }
    /// ```
    open class func includes(_ type: AnyClass) -> Bool { true }

    /// Applies this configuration to the test target that contains the calling `spec()`. Later
    /// calls for the same test target have no effect.
    @MainActor public final class func use(file: StaticString = #filePath, line: UInt = #line) {
        guard let visitor = CurrentActivity.visitor else {
            return Misuse.report(.configurationOutsideSpec("\(self)", at: Place(file: file, line: line)))
        }
        visitor.settings.add(self)
        // The visitor copied the shared examples before this configuration added its own.
        visitor.sharedExamples.merge(visitor.settings.sharedExamples) { own, _ in own }
    }
}
