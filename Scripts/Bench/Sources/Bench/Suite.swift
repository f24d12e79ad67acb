import Foundation
import Spec
import XCTest

/// Lets this executable act as a test bundle: with `BENCH_SUITE=10000`, it runs 10,000 examples.
@MainActor enum Suite {
    static func runIfAsked() {
        guard let count = ProcessInfo.processInfo.environment["BENCH_SUITE"].flatMap(Int.init) else { return }
        Tree.rowCount = count / 100
        XCTMain([])
    }
}

/// Includes only the suite to run, because the other spec classes in this module belong to the
/// figures.
final class BenchConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["BENCH_SUITE"] != nil
            && type == (SnapshotSuite.matcher == nil ? Kept.self : SnapshotSuite.self)
    }
}
