import ChildProcesses
import Foundation

/// Runs all tests once without a mutant. If a test ends the process, the run goes on with those after it.
struct ReachRun {
    let bundle: String
    let copy: PackageCopy
    /// One more than the highest number of a mutant.
    let end: Int

    private static let limit = Duration.seconds(1800)

    func run() throws -> Reach {
        let notes = copy.folder + "/notes"
        try Data(count: end).write(to: URL(fileURLWithPath: notes))
        let server = try TestServer(bundle, notes: (notes, end))
        defer { server.kill() }
        guard let hello = server.waitForNames(within: .seconds(120)) else {
            throw MutationError("\(bundle) did not tell its tests; run `swift test` to see why")
        }
        var reach = Reach(tests: hello.names, obstacles: hello.obstacles, whileReading: hello.reached)
        var left = Array(hello.names.indices)
        while !left.isEmpty {
            let stopped = try run(left, server, &reach)
            guard let stopped, let index = left.firstIndex(of: stopped) else { break }
            reach.failing.insert(stopped)
            left.removeSubrange(...index)
        }
        return reach
    }

    /// Runs tests, and returns the one that ended the process; `nil` if they are through.
    private func run(_ tests: [Int], _ server: TestServer, _ reach: inout Reach) throws -> Int? {
        server.send(
            "run 1 0 \(Int(Self.limit / .milliseconds(1))) 0 1 0 " + tests.map(String.init).joined(separator: " ")
        )
        // The test that ran last: the one that ends the process, if something does.
        var (last, isDone) = (tests[0], false)
        let start = ContinuousClock.now
        while ContinuousClock.now - start < Self.limit {
            guard let lines = server.read() else {
                throw MutationError("the tests ended \(bundle) before they were through")
            }
            for line in lines {
                let numbers = line.dropFirst(2).compactMap { Int($0) }
                switch line.first {
                case "begin": last = numbers[0]
                case "reach": for mutant in numbers.dropFirst() { reach.note(mutant, numbers[0]) }
                case "took": reach.seconds[numbers[0]] = Double(numbers[1]) / 1e6
                case "fail": reach.failing.insert(numbers[0])
                case "done": isDone = true
                case "end":
                    reach.kilobytes = max(reach.kilobytes, Int(line[4]) ?? 0)
                    return isDone ? nil : last
                default: break
                }
            }
        }
        throw MutationError("the tests take longer than \(Self.limit) without a mutant")
    }
}
