import Foundation
import Testing

/// Checks `count` Swift Testing expectations, which all pass.
@inline(never) func expectWithSwiftTesting(_ count: Int) {
    for i in 0..<count { #expect(i == i) }
}

/// Lets this executable run Swift Testing: with `BENCH_SWIFT_TESTING=10000`, it runs 10,000 test
/// cases.
enum SwiftTestingSuite {
    static let count = ProcessInfo.processInfo.environment["BENCH_SWIFT_TESTING"].flatMap(Int.init)

    static func runIfAsked() {
        guard count != nil else { return }
        Task { await Testing.__swiftPMEntryPoint() as Never }
        dispatchMain()
    }
}

@Test(arguments: 0..<(SwiftTestingSuite.count ?? 0)) func oneOfMany(number: Int) {}
