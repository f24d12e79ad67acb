import Foundation

/// The results of a run without mutants: each test's duration, and the mutants the test reaches.
struct Reach: Codable {
    /// The names of the tests, in the order in which the bundle lists them.
    var tests: [String] = []
    /// The number of threads and file descriptors that make it unsafe to fork after listing tests.
    var obstacles = 0
    var secondsOfListing = 0.0
    /// The tests that reach each mutant, as bytes, because encoding arrays takes far more memory.
    private(set) var passing: [Int: Data] = [:]
    /// The mutants that are reached before the first test begins, for example while specs are read.
    var whileReading: Set<Int> = []
    var seconds: [Int: Double] = [:]
    var processorSeconds = 0.0
    var kilobytes = 0
    /// The tests that fail, or end their process, even without a mutant.
    var failing: Set<Int> = []

    /// Returns the tests to run for a mutant. If the first test in a class reaches the mutant, all
    /// of the class's tests run, because they may share state that the first test or the class's
    /// setup has created. Faster classes run first. Within a class, tests keep their order, because
    /// ordered groups rely on it.
    func testsToRun(_ mutant: Int) -> [Int] {
        var reaching = tests(reaching: mutant).map(Int.init)
        if reaching.isEmpty, whileReading.contains(mutant) {
            reaching = tests.indices.filter { (seconds[$0] ?? 1) < 0.05 }
            if reaching.isEmpty { reaching = Array(tests.indices) }
        }
        let classmates = reaching.filter { $0 == 0 || className($0 - 1) != className($0) }
            .flatMap { first in tests.indices[first...].prefix { className($0) == className(first) } }
        let groups = Dictionary(grouping: Set(reaching + classmates).subtracting(failing).sorted(), by: className)
        return groups.values.sorted { (seconds(of: $0), $0[0]) < (seconds(of: $1), $1[0]) }.flatMap(\.self)
    }

    func className(_ test: Int) -> Substring { tests[test].prefix { $0 != "/" } }

    func tests(reaching mutant: Int) -> [Int32] {
        (passing[mutant] ?? Data()).withUnsafeBytes { bytes in
            Set(stride(from: 0, to: bytes.count, by: 4).map { bytes.loadUnaligned(fromByteOffset: $0, as: Int32.self) })
                .sorted()
        }
    }

    mutating func note(_ mutant: Int, _ test: Int) {
        withUnsafeBytes(of: Int32(test)) { passing[mutant, default: Data()].append(contentsOf: $0) }
    }

    /// Counts each test that reaches the file as also reaching its static values. A test may use a
    /// static value that an earlier test created.
    mutating func widen(_ constants: [Int], to file: [Int]) {
        let all = Set(file.flatMap(tests(reaching:)))
        for constant in constants where passing[constant] != nil {
            passing[constant] = nil
            all.forEach { note(constant, Int($0)) }
        }
    }

    func seconds(of tests: [Int]) -> Double { tests.reduce(0) { $0 + (seconds[$1] ?? 0) } }

    /// Returns how many mutants to run at once, so that processors stay busy while tests wait.
    func jobs(processors: Int) -> Int {
        let waiting = (secondsOfListing + seconds.values.reduce(0, +)) / processorSeconds
        return Int((Double(processors) * min(max(1, waiting), 3)).rounded())
    }
}

extension Reach {
    private struct Batch {
        let tests: [Int]
        /// The last test that began. If the process ended early, this test was the cause.
        var last: Int?
        var begin = 0
        var isDone = false
    }

    /// Runs all tests without a mutant. If a process ends early, another runs the remaining tests.
    ///
    /// - Parameters:
    ///   - end: The number that follows the highest mutant number.
    ///   - limit: The number of seconds within which all tests must finish.
    init(of bundle: String, in copy: PackageCopy, end: Int, processes: Int = 2, within limit: Int = 1800) throws {
        self.init()
        let start = ContinuousClock.now
        let servers = try (0..<processes).map { index in
            let notes = "\(copy.folder)/notes\(index)"
            try Data(count: end).write(to: URL(fileURLWithPath: notes))
            return try TestServer(bundle, forksEarly: true, notes: notes)
        }
        defer { servers.forEach { $0.kill() } }
        // The first batch is empty, so the process that runs it only lists the tests.
        var waiting: [[Int]] = [[]]
        var running: [Int: Batch] = [:]
        while !waiting.isEmpty || !running.isEmpty {
            guard ContinuousClock.now - start < .seconds(limit) else {
                throw MutationError("the tests take longer than \(limit) s without a change")
            }
            for (index, server) in servers.enumerated() {
                if running[index] == nil, let tests = waiting.popLast() {
                    running[index] = Batch(tests: tests)
                    server.run(0, tests)
                }
                let hasEnded = server.hasEnded
                let answers = server.read()
                guard var batch = running[index] else { continue }
                for answer in answers { try note(answer, &batch) }
                running[index] = batch
                guard answers.last?[0] == "end" || hasEnded else { continue }
                running[index] = nil
                if batch.isDone {
                    guard batch.tests.isEmpty else { continue }
                    secondsOfListing = (ContinuousClock.now - start) / .seconds(1)
                    waiting = batches(8 * processes)
                } else if let last = batch.last {
                    failing.insert(last)
                    waiting += [batch.tests.filter { $0 > last }].filter { $0 != [] }
                } else {
                    throw MutationError(
                        "\(bundle) ended before its first test: run `swift test` to see why. One of its test targets has to depend on Spec"
                    )
                }
            }
        }
    }

    /// Divides the tests into batches. Tests in the same class stay together and in order.
    private func batches(_ count: Int) -> [[Int]] {
        let classes = Dictionary(grouping: tests.indices, by: className).values
        let dealt = Dictionary(grouping: zip(classes.sorted { $0[0] < $1[0] }, 0...)) { $0.1 % count }
        return dealt.values.map { $0.flatMap(\.0).sorted() }
    }

    private mutating func note(_ answer: [Substring], _ batch: inout Batch) throws {
        let numbers = answer.dropFirst(2).map { Int($0) ?? 0 }
        switch answer[0] {
        case "name" where batch.tests.isEmpty: tests.append(String(answer[2]))
        case "hello" where batch.tests.isEmpty: obstacles = numbers[0]
        case "b": (batch.last, batch.begin) = (numbers[0], numbers[1])
        case "reach" where numbers[0] < 0: whileReading.formUnion(numbers.dropFirst())
        case "reach": for mutant in numbers.dropFirst() { note(mutant, numbers[0]) }
        case "e": seconds[numbers[0]] = Double(numbers[1] - batch.begin) / 1e6
        case "f": failing.insert(numbers[0])
        case "d":
            batch.isDone = true
            if numbers[0] != 0, failing.isDisjoint(with: batch.tests) {
                throw MutationError("something fails outside of the tests without a change: run `swift test` to see it")
            }
        case "end":
            kilobytes = max(kilobytes, numbers[1])
            processorSeconds += Double(numbers[2]) / 1000
        default: break
        }
    }
}
