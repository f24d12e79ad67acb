/// Hooks and defaults for all spec classes of a test target. The discovery plugin finds the class; you register
/// nothing.
///
/// ```swift
/// final class Defaults: SpecConfiguration {
///     override class func configure(_ settings: Settings) {
///         settings.timeLimit = .seconds(10)
///         settings.beforeEach { Clock.current = .stopped }
///     }
/// }
/// ```
///
/// Without the plugin, call `Defaults.use()` at the top of a `spec()`.
open class SpecConfiguration {
    /// Sets hooks and defaults. Spec calls it once, before the first example runs. The default does nothing.
    @MainActor open class func configure(_ settings: Settings) {}

    /// Whether a module may have spec classes that XCTest does not know. The default is `false`.
    ///
    /// The examples of such a class do not run, so the run fails and names the class. Override this for a module with
    /// base classes that other classes need not inherit from. Spec asks each configuration in the process, whether or
    /// not its target uses the plugin.
    ///
    /// ```swift
    /// final class Contracts: SpecConfiguration {
    ///     override class func allowsUndiscoveredSpecs(in module: String) -> Bool { module == "StoreContracts" }
    /// }
    /// ```
    open class func allowsUndiscoveredSpecs(in module: String) -> Bool { false }

    /// Applies this configuration to the test target whose `spec()` calls this, unless it is already applied.
    ///
    /// - Parameters:
    ///   - file: Where this is called; leave it out.
    ///   - line: Where this is called; leave it out.
    @MainActor public final class func use(file: StaticString = #filePath, line: UInt = #line) {
        guard let visitor = CurrentActivity.visitor else {
            return Misuse.report(.configurationOutsideSpec("\(self)", at: Place(file: file, line: line)))
        }
        visitor.settings.add(self)
        // The visitor copied the shared examples before this configuration added its own.
        visitor.sharedExamples.add(visitor.settings.sharedExamples)
    }
}
