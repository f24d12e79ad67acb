import Foundation

extension Reach {
    /// Runs all tests once without a mutant. If a test ends the process, the run goes on with those after it.
    ///
    /// - Parameters:
    ///   - end: One more than the highest number of a mutant.
    ///   - limit: How many seconds the tests may take.
    init(of bundle: String, in copy: PackageCopy, end: Int, within limit: Int = 1800) throws {
        self.init()
        let notes = copy.folder + "/notes"
        try Data(count: end).write(to: URL(fileURLWithPath: notes))
        let server = try TestServer(bundle, forksEarly: true, notes: notes)
        defer { server.kill() }
        var next = 0
        repeat {
            server.run(0, Array(next..<tests.count))
            guard let stopped = try read(server, bundle, within: limit) else { return }
            failing.insert(stopped)
            next = stopped + 1
        } while next < tests.count
    }

    /// Reads what a run of tests tells, and returns the one that ended the process; `nil` if they are through.
    private mutating func read(_ server: TestServer, _ bundle: String, within limit: Int) throws -> Int? {
        let start = ContinuousClock.now
        let noTests = MutationError(
            "\(bundle) ended before its first test: run `swift test` to see why. One of its test targets has to depend on Spec"
        )
        tests = []
        // The test that ran last: the one that ends the process, if something does.
        var (last, begin, isDone) = (Int?.none, 0, false)
        while !server.hasEnded {
            guard ContinuousClock.now - start < .seconds(limit) else {
                throw MutationError("the tests take longer than \(limit) s without a change")
            }
            for line in server.read() {
                let numbers = line.dropFirst(2).map { Int($0) ?? 0 }
                switch line[0] {
                case "name": tests.append(String(line[2]))
                case "hello":
                    obstacles = numbers[0]
                    secondsOfListing = (ContinuousClock.now - start) / .seconds(1)
                case "b": (last, begin) = (numbers[0], numbers[1])
                case "reach" where numbers[0] < 0: whileReading.formUnion(numbers.dropFirst())
                case "reach": for mutant in numbers.dropFirst() { note(mutant, numbers[0]) }
                case "e": seconds[numbers[0]] = Double(numbers[1] - begin) / 1e6
                case "f": failing.insert(numbers[0])
                case "d": isDone = true
                case "end":
                    kilobytes = max(kilobytes, numbers[1])
                    processorSeconds += Double(numbers[2]) / 1000
                    if isDone { return nil }
                    guard let last else { throw noTests }
                    return last
                default: break
                }
            }
        }
        throw noTests
    }
}
