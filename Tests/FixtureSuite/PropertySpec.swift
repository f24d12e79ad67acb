import Expect
import Foundation
import Properties
import Spec
import VirtualTime

/// Properties that fail for some of their random values or schedules.
final class PropertySpec: SpecCase {
    override func spec() {
        it("is below 500", .cases(1000), forAll: .int(0...1_000_000)) { number in
            expect(number) < 500
        }
        it("adds up in every order") {
            try exploringSchedules(100, by: .exhaustive) {
                let counter = CarelessCounter()
                for _ in 1...2 { Task { await counter.increase() } }
                try withDeterministicTasks {}
                expect(counter.value) == 2
            }
        }
    }
}

final class TrappingPropertySpec: SpecCase {
    override func spec() {
        it("traps", .cases(1000), forAll: .array(of: .int(0...9), count: 1...1), .int(1...1)) { numbers, _ in
            if numbers[0] > 5 { fatalError("too many") }
            expect(numbers.count) == 1
        }
    }
}

/// Properties that take longer than a runner with a short time limit allows.
final class SlowPropertySpec: SpecCase {
    override func spec() {
        it("is small", forAll: .array(of: .int(0...1_000_000), count: 20...20)) { numbers in
            Thread.sleep(forTimeInterval: 0.05)
            expect(numbers.reduce(0, +)) < 1000
        }
        it("asks for time", .cases(for: .milliseconds(800)), forAll: .int(0...9)) { number in
            Thread.sleep(forTimeInterval: 0.1)
            expect(number) < 10
        }
    }
}

/// Properties that hang, but not in the simplest case.
final class HangingPropertySpec: SpecCase {
    override func spec() {
        it("hangs", .timeLimit(.milliseconds(400)), .cases(1000), forAll: .array(of: .int(0...9), count: 1...1)) {
            numbers in
            if numbers[0] > 5 { DispatchSemaphore(value: 0).wait() }
            expect(numbers.count) == 1
        }
        it("allocates without end", .timeLimit(.seconds(1)), .cases(1000), forAll: .int(0...9)) { number in
            var texts: [String] = []
            while number > 5 { texts = (0..<9).map { "a text that is too long to be in its place: \($0)" } }
            expect(texts) == []
        }
    }
}

/// Properties that end their process, but not in the simplest case.
final class EndingPropertySpec: SpecCase {
    override func spec() {
        it("exits", .cases(1000), forAll: .int(0...9)) { number in
            if number > 5 { exit(0) }
            expect(number) < 6
        }
        it("aborts", .cases(1000), forAll: .int(0...9)) { number in
            if number > 5 { abort() }
            expect(number) < 6
        }
    }
}

final class RarePropertySpec: SpecCase {
    override func spec() {
        it("is any number but one", forAll: .int(0...1_000_000_000)) { number in
            expect(number) != 777_777
        }
    }
}

/// Once `MENDED` is set, these properties refuse or no longer draw the case in which they failed.
final class MendedPropertySpec: SpecCase {
    override func spec() {
        let isMended = ProcessInfo.processInfo.environment["MENDED"] == "1"
        it("refuses it", .cases(1000), forAll: .int(0...1000)) { number in
            try assume(!isMended || number < 500)
            expect(number) < 500
        }
        it("draws less", forAll: .array(of: .int(0...9), count: isMended ? 0...0 : 3...3)) { numbers in
            expect(numbers.count) < 3
        }
    }
}

/// Fails in both attempts. The second one only reports that the failing case from the first one was found again.
final class RetriedPropertySpec: SpecCase {
    override func spec() {
        it("is not one of a few", .retries(1), .cases(400), forAll: .int(0...1_000_000)) { number in
            expect(number % 503) != 5
        }
    }
}

private final class CarelessCounter: @unchecked Sendable {
    // All tasks run on one thread.
    private(set) var value = 0

    func increase() async {
        let old = value
        await Task.yield()
        value = old + 1
    }
}
