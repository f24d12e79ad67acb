import Foundation
import Testing

/// What an expectation of Swift Testing's costs that holds.
@inline(never) func expectWithSwiftTesting(_ count: Int) {
    for i in 0..<count { #expect(i == i) }
}

/// The bench as a program of Swift Testing's: with `BENCH_SWIFT_TESTING=10000` it has so many test cases.
enum SwiftTestingSuite {
    static let count = ProcessInfo.processInfo.environment["BENCH_SWIFT_TESTING"].flatMap(Int.init)

    static func runIfAsked() {
        guard count != nil else { return }
        Task { await Testing.__swiftPMEntryPoint() as Never }
        dispatchMain()
    }
}

@Test(arguments: 0..<(SwiftTestingSuite.count ?? 0)) func oneOfMany(number: Int) {}
