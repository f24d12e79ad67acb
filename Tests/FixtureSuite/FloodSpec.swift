import Foundation
import Spec

/// Examples that print a great deal, some of them endlessly.
final class FloodSpec: SpecCase {
    override func spec() {
        it("floods lines", .timeLimit(.milliseconds(300))) {
            let lines = (0..<4096).map { "line \($0)\n" }.joined()
            while true { Self.write(lines) }
        }
        it("floods one line", .timeLimit(.milliseconds(300))) {
            let piece = String(repeating: "я", count: 4096)
            while true { Self.write(piece) }
        }
        it("prints much", .expectsNothing) {
            for number in 1...30_000 { print("number \(number)") }
        }
        it("prints one long line", .expectsNothing) {
            print(String(repeating: "я", count: 100_000))
            print("short")
        }
        it("passes", .expectsNothing) { print("after the flood") }
    }

    static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }
}

/// Prints endlessly while its groups are being read.
final class FloodedListingSpec: SpecCase {
    override func spec() {
        it("is never listed", .expectsNothing) {}
        while true { FloodSpec.write("reading\n") }
    }
}

/// Prints endlessly in a hook after the suite.
final class FloodedHookSpec: SpecCase {
    override func spec() {
        it("passes", .expectsNothing) {}
        afterSuite { while true { FloodSpec.write("putting away\n") } }
    }
}

/// Takes steps endlessly.
final class FloodOfStepsSpec: SpecCase {
    override func spec() {
        it("takes steps", .timeLimit(.milliseconds(300))) {
            while true { step("a step") {} }
        }
    }
}
