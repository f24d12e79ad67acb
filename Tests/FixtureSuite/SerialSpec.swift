import Foundation
import Spec

/// Examples that note when they begin and end. Some of them must not run in parallel with others.
final class SerialSpec: SpecCase {
    override func spec() {
        it("is serial", .expectsNothing, .serial) { sleep("serial") }
        it("is beside others", .expectsNothing, arguments: 1...12) { _ in sleep("parallel") }
        describe("a group", .serial) {
            it("is serial", .expectsNothing, arguments: 1...2) { _ in sleep("serial") }
        }
    }
}

private func sleep(_ kind: String) {
    let worker = ProcessInfo.processInfo.environment["SPEC_WORKER"] ?? ""
    note("\(kind) begins \(worker)")
    if kind == "parallel" { waitForProcesses(thatNote: "parallel begins") }
    Thread.sleep(forTimeInterval: 0.02)
    note("\(kind) ends \(worker)")
}
