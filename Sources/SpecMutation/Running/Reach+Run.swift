import Foundation

extension Reach {
    private static let limit = 1800.0

    /// Runs all tests once without a mutant. If a test ends the process, the run goes on with those after it.
    ///
    /// - Parameter end: One more than the highest number of a mutant.
    init(of bundle: String, in copy: PackageCopy, end: Int) throws {
        self.init()
        let notes = copy.folder + "/notes"
        try Data(count: end).write(to: URL(fileURLWithPath: notes))
        let server = try TestServer(bundle, forksEarly: true, notes: notes)
        defer { server.kill() }
        var next = 0
        repeat {
            let begin = ContinuousClock.now
            server.run(0, within: Self.limit, Array(next..<tests.count))
            guard let stopped = try read(server, since: begin, bundle) else { return }
            failing.insert(stopped)
            next = stopped + 1
        } while next < tests.count
    }

    /// Reads what a run of tests tells, and returns the one that ended the process; `nil` if they are through.
    private mutating func read(_ server: TestServer, since start: ContinuousClock.Instant, _ bundle: String) throws
        -> Int?
    {
        let noTests = MutationError(
            "\(bundle) ended before its first test: run `swift test` to see why. One of its test targets has to depend on Spec"
        )
        tests = []
        // The test that ran last: the one that ends the process, if something does.
        var (last, begin, isDone) = (Int?.none, 0, false)
        while !server.hasEnded {
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
                case "end" where numbers[2] == 1:
                    throw MutationError("the tests take longer than \(Int(Self.limit)) s without a change")
                case "end":
                    kilobytes = max(kilobytes, numbers[1])
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
