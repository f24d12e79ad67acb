import ChildProcesses
import Foundation

/// Runs all tests once without a mutant. If a test ends the process, the run goes on with those after it.
struct ReachRun {
    let bundle: String
    let copy: PackageCopy
    /// One more than the highest number of a mutant.
    let end: Int

    private static let limit = 1800.0

    func run() throws -> Reach {
        let notes = copy.folder + "/notes"
        try Data(count: end).write(to: URL(fileURLWithPath: notes))
        let server = try TestServer(bundle, forksEarly: true, notes: notes)
        defer { server.kill() }
        var reach = Reach()
        var left: [Int] = []
        while let stopped = try run(left, server, &reach) {
            reach.failing.insert(stopped)
            left = Array((left.isEmpty ? Array(reach.tests.indices) : left).drop { $0 != stopped }.dropFirst())
            if left.isEmpty { break }
        }
        return reach
    }

    /// Runs tests, and returns the one that ended the process; `nil` if they are through.
    private func run(_ tests: [Int], _ server: TestServer, _ reach: inout Reach) throws -> Int? {
        let start = ContinuousClock.now
        server.run(0, within: Self.limit, tests)
        reach.tests = []
        // The test that ran last: the one that ends the process, if something does.
        var (last, begin, isDone) = (Int?.none, 0, false)
        while !server.hasEnded {
            for line in server.read() {
                let numbers = line.dropFirst(2).map { Int($0) ?? 0 }
                switch line[0] {
                case "name": reach.tests.append(String(line[2]))
                case "hello":
                    reach.obstacles = numbers[0]
                    reach.secondsOfListing = (ContinuousClock.now - start) / .seconds(1)
                case "b": (last, begin) = (numbers[0], numbers[1])
                case "reach" where numbers[0] < 0: reach.whileReading.formUnion(numbers.dropFirst())
                case "reach": for mutant in numbers.dropFirst() { reach.note(mutant, numbers[0]) }
                case "e": reach.seconds[numbers[0]] = Double(numbers[1] - begin) / 1e6
                case "f": reach.failing.insert(numbers[0])
                case "d": isDone = true
                case "end" where numbers[2] == 1:
                    throw MutationError("the tests take longer than \(Int(Self.limit)) s without a change")
                case "end":
                    reach.kilobytes = max(reach.kilobytes, numbers[1])
                    if isDone { return nil }
                    guard let last else { throw noTests }
                    return last
                default: break
                }
            }
        }
        throw noTests
    }

    private var noTests: MutationError {
        MutationError(
            "\(bundle) ended before its first test: run `swift test` to see why. One of its test targets has to depend on Spec"
        )
    }
}
