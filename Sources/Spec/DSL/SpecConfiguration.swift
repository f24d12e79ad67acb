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

    /// Makes this configuration hold, if it does not already.
    @MainActor public final class func use() {
        SpecBundle.shared.settings.add(self)
        // The reading of this class has begun with what was known before.
        CurrentReader.value?.sharedExamples.add(SpecBundle.shared.settings.sharedExamples)
    }
}
