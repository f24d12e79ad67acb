import Foundation
import Spec
import XCTest

/// The bench as a test bundle: with `BENCH_SUITE=10000` it is one of so many examples, for the runner to run.
@MainActor enum Suite {
    static func runIfAsked() {
        guard let count = ProcessInfo.processInfo.environment["BENCH_SUITE"].flatMap(Int.init) else { return }
        Tree.rowCount = count / 100
        XCTMain([])
    }
}

/// The other spec classes of this module are run by the figures.
final class BenchConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool {
        let environment = ProcessInfo.processInfo.environment
        return environment["BENCH_SUITE"] != nil
            && type == (SnapshotSuite.matcher == nil ? Kept.self : SnapshotSuite.self)
    }
}
