// Importing this module also provides everything that importing Quick and Nimble provides.
@_exported import Expect
@_exported import Foundation
@_exported import Spec
@_exported import XCTest
import SpecEvents

/// Quick's base class for specs. Hooks run in Quick's order; see <doc:/Spec/MovingFromQuick>.
@preconcurrency @MainActor open class QuickSpec: SpecCase, FollowsQuick {
    /// The running test case, or `nil` if it is not a `QuickSpec`. Available on any thread.
    nonisolated override open class var current: QuickSpec! { runningCase() }
}

/// Quick's base class for specs with async hooks and examples. ``QuickSpec`` supports these, too.
@preconcurrency @MainActor open class AsyncSpec: SpecCase, FollowsQuick {
    /// The running test case, or `nil` if it is not an `AsyncSpec`. Available on any thread.
    nonisolated override open class var current: AsyncSpec! { runningCase() }
}

/// Returns the running test case, or `nil` if it is not a `Case`. Off the main thread, or if Spec
/// isn't running a test case, uses the test case that `RunningTestCase` has observed.
private func runningCase<Case: SpecCase>() -> Case? {
    nonisolated(unsafe) var running: SpecCase?
    if Thread.isMainThread { MainActor.assumeIsolated { running = SpecCase.current } }
    return (running ?? RunningTestCase.testCase) as? Case
}

/// Returns the running test case, or `nil` if no example of a ``QuickSpec`` or ``AsyncSpec`` is
/// running.
public func currentSpec() -> XCTestCase? { QuickSpec.current ?? AsyncSpec.current }

/// Quick's name for a class that declares shared examples for an ``AsyncSpec``.
public typealias AsyncBehavior = Behavior

#if !canImport(ObjectiveC)
    extension SpecCase {
        /// Creates a test case that runs no examples.
        public convenience init() { self.init(name: "init()", testClosure: { _ in }) }
    }
#endif

/// A configuration that excludes `QuickSpec` and `AsyncSpec` themselves, which have no examples.
final class BaseClasses: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { type != QuickSpec.self && type != AsyncSpec.self }
}

/// Quick's name for a class that configures all specs in a test target.
public typealias QuickConfiguration = SpecConfiguration

/// Quick's name for the settings that a ``QuickConfiguration`` changes.
public typealias QCKConfiguration = SpecConfiguration.Settings

/// The name of ``QCKConfiguration`` before Quick 4.
@available(*, deprecated, renamed: "QCKConfiguration")
public typealias Configuration = SpecConfiguration.Settings

/// An error that stops the example that throws it.
///
/// ```swift
/// guard let view else { throw StopTest("there is no view") }
/// ```
///
/// Spec reports the error's description as the example's failure. To stop an example without
/// reporting another failure, for example after a failed expectation, throw `StopTest.silently`.
public struct StopTest: SelfExplainingError, CustomStringConvertible {
    /// The reason why the example stops.
    public let description: String

    /// Creates an error that fails the example with a message.
    ///
    /// - Parameter failureDescription: The failure message, which explains why the example stops.
    public init(_ failureDescription: String) {
        description = failureDescription
    }

    /// An error that stops the example without reporting a failure.
    public static var silently: any Error { Silently() }

    private struct Silently: ReportedError {}
}
