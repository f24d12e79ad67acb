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

    /// Makes this configuration hold for the test target whose `spec()` calls this, if it does not already.
    ///
    /// - Parameters:
    ///   - file: Where this stands; leave it out.
    ///   - line: Where this stands; leave it out.
    @MainActor public final class func use(file: StaticString = #filePath, line: UInt = #line) {
        guard let reader = CurrentReader.value else {
            return Misuse.report(.configurationOutsideSpec("\(self)", at: Place(file: file, line: line)))
        }
        reader.settings.add(self)
        // The reading of this class has begun with what was known before.
        reader.sharedExamples.add(reader.settings.sharedExamples)
    }
}
