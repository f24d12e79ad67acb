// A file that imports this module sees what a file that imports Quick and Nimble sees.
@_exported import Expect
@_exported import Foundation
@_exported import Spec
@_exported import XCTest
import SpecEvents

/// Quick's base class for specs. Hooks run in Quick's order; see <doc:/Spec/MovingFromQuick>.
@preconcurrency @MainActor open class QuickSpec: SpecCase, FollowsQuick {
    /// The running test case, on any thread; `nil` if it is not of this class.
    nonisolated override open class var current: QuickSpec! { runningCase() }
}

/// Quick's base class for specs whose hooks and examples may await. Those of a ``QuickSpec`` may,
/// too.
@preconcurrency @MainActor open class AsyncSpec: SpecCase, FollowsQuick {
    /// The running test case, on any thread; `nil` if it is not of this class.
    nonisolated override open class var current: AsyncSpec! { runningCase() }
}

/// Returns the test case that Spec is running or, on other threads, the one that XCTest is running.
private func runningCase<Case: SpecCase>() -> Case? {
    nonisolated(unsafe) var running: SpecCase?
    if Thread.isMainThread { MainActor.assumeIsolated { running = SpecCase.current } }
    return (running ?? RunningTestCase.testCase) as? Case
}

/// Returns the running test case; `nil` outside of the examples of a ``QuickSpec`` or
/// ``AsyncSpec``.
public func currentSpec() -> XCTestCase? { QuickSpec.current ?? AsyncSpec.current }

/// Quick's name for a class of shared examples in an ``AsyncSpec``.
public typealias AsyncBehavior = Behavior

#if !canImport(ObjectiveC)
    extension SpecCase {
        /// Creates a test case that runs no example.
        public convenience init() { self.init(name: "init()", testClosure: { _ in }) }
    }
#endif

/// A configuration that excludes the two classes above, which have no examples.
final class BaseClasses: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { type != QuickSpec.self && type != AsyncSpec.self }
}

/// Quick's name for a class that configures all specs of a test target.
public typealias QuickConfiguration = SpecConfiguration

/// Quick's name for the settings of a ``QuickConfiguration``.
public typealias QCKConfiguration = SpecConfiguration.Settings

/// The name of ``QCKConfiguration`` before Quick 4.
@available(*, deprecated, renamed: "QCKConfiguration")
public typealias Configuration = SpecConfiguration.Settings

/// Quick's error that stops an example.
///
/// ```swift
/// guard let view else { throw StopTest("there is no view") }
/// ```
///
/// Spec reports its description as the failure of the example. `StopTest.silently` stops the
/// example and reports nothing; use it after a failed expectation.
public struct StopTest: SelfExplainingError, CustomStringConvertible {
    /// Why the example stops.
    public let description: String

    /// Creates an error that fails the example with a message.
    ///
    /// - Parameter failureDescription: Why the example stops.
    public init(_ failureDescription: String) {
        description = failureDescription
    }

    /// An error that stops the example and reports nothing.
    public static var silently: any Error { Silently() }

    private struct Silently: ReportedError {}
}
