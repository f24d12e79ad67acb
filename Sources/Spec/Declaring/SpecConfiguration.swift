/// Hooks and defaults for all spec classes of a test target. The discovery plugin finds the class; nothing registers it.
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
    /// Says what should hold. Called once, before the first example runs. Does nothing unless overridden.
    @MainActor open class func configure(_ settings: Settings) {}

    /// Whether a module may have spec classes that XCTest is not told of. `false` unless overridden.
    ///
    /// The examples of such a class run nowhere, so the run fails and names it. Override this for a module whose spec classes
    /// others run, as those of base classes that may or may not be inherited from. Each configuration in the process is asked,
    /// whether its target uses the plugin or not.
    ///
    /// ```swift
    /// final class Contracts: SpecConfiguration {
    ///     override class func allowsUndiscoveredSpecs(in module: String) -> Bool { module == "StoreContracts" }
    /// }
    /// ```
    open class func allowsUndiscoveredSpecs(in module: String) -> Bool { false }

    /// Makes this configuration hold for the test target whose `spec()` calls this, if it does not already.
    ///
    /// - Parameters:
    ///   - file: Where this stands; leave it out.
    ///   - line: Where this stands; leave it out.
    @MainActor public final class func use(file: StaticString = #filePath, line: UInt = #line) {
        guard let visitor = CurrentActivity.visitor else {
            return Misuse.report(.configurationOutsideSpec("\(self)", at: Place(file: file, line: line)))
        }
        visitor.settings.add(self)
        // The reading of this class has begun with what was known before.
        visitor.sharedExamples.add(visitor.settings.sharedExamples)
    }
}
