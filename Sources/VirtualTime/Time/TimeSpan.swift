import Dispatch
import SpecEvents

/// A length of time: a `Duration` or a `DispatchTimeInterval`. An expression such as `.seconds(3)`
/// is a `Duration`.
public protocol TimeSpan: Sendable {
    /// The length of the time span as a `Duration`.
    var duration: Duration { get }
}

extension Duration: TimeSpan {
    /// This duration itself.
    public var duration: Duration { self }
}

extension DispatchTimeInterval: TimeSpan {
    /// The length of the interval as a `Duration`. For `.never`, this is 292 billion years.
    public var duration: Duration { Duration(self) }
}

extension TimeSpan where Self == Duration {
    /// A duration of zero.
    public static var zero: Duration { Duration.zero }
    /// Returns a duration of the given number of seconds.
    public static func seconds(_ count: some BinaryInteger) -> Duration { Duration.seconds(count) }
    /// Returns a duration of the given number of seconds.
    public static func seconds(_ count: Double) -> Duration { Duration.seconds(count) }
    /// Returns a duration of the given number of milliseconds.
    public static func milliseconds(_ count: some BinaryInteger) -> Duration { Duration.milliseconds(count) }
    /// Returns a duration of the given number of milliseconds.
    public static func milliseconds(_ count: Double) -> Duration { Duration.milliseconds(count) }
    /// Returns a duration of the given number of microseconds.
    public static func microseconds(_ count: some BinaryInteger) -> Duration { Duration.microseconds(count) }
    /// Returns a duration of the given number of microseconds.
    public static func microseconds(_ count: Double) -> Duration { Duration.microseconds(count) }
    /// Returns a duration of the given number of nanoseconds.
    public static func nanoseconds(_ count: some BinaryInteger) -> Duration { Duration.nanoseconds(count) }
}
