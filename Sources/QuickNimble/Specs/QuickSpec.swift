// Importing this module also provides everything that importing Quick and Nimble provides.
@_exported import Expect
@_exported import Foundation
@_exported import Spec
@_exported import XCTest
import SpecEvents

/// Quick's base class for specs. Hooks run in Quick's order; see <doc:/Spec/MovingFromQuick>.
@preconcurrency @MainActor open class QuickSpec: SpecCase, FollowsQuick {
    /// The running test case, or `nil` if it is not a `QuickSpec`. Readable on any thread.
    nonisolated override open class var current: QuickSpec! { runningCase() }
}

/// Quick's base class for specs with async hooks and examples. A ``QuickSpec`` supports async hooks
/// and examples, too.
@preconcurrency @MainActor open class AsyncSpec: SpecCase, FollowsQuick {
    /// The running test case, or `nil` if it is not an `AsyncSpec`. Readable on any thread.
    nonisolated override open class var current: AsyncSpec! { runningCase() }
}

/// Asks XCTest off the main thread, or if Spec runs no test case.
private func runningCase<Case: SpecCase>() -> Case? {
    nonisolated(unsafe) var running: SpecCase?
    if Thread.isMainThread { MainActor.assumeIsolated { running = SpecCase.current } }
    return (running ?? RunningTestCase.testCase) as? Case
}

/// Returns the running test case, or `nil` outside of the examples of a ``QuickSpec`` or
/// ``AsyncSpec``.
public func currentSpec() -> XCTestCase? { QuickSpec.current ?? AsyncSpec.current }

/// Quick's name for a class of shared examples in an ``AsyncSpec``.
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

/// Quick's name for a class that configures all specs of a test target.
public typealias QuickConfiguration = SpecConfiguration

/// Quick's name for the settings of a ``QuickConfiguration``.
public typealias QCKConfiguration = SpecConfiguration.Settings

/// Quick's name for ``QCKConfiguration`` before Quick 4.
@available(*, deprecated, renamed: "QCKConfiguration")
public typealias Configuration = SpecConfiguration.Settings

/// An error that stops the example that throws it.
///
/// ```swift
/// guard let view else { throw StopTest("there is no view") }
/// ```
///
/// Spec reports the error's description as the failure of the example. To stop an example without
/// reporting another failure, such as after a failed expectation, throw `StopTest.silently`.
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
