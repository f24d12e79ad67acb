import Foundation

/// What one run without a mutant tells: which tests pass which mutants, and how long each takes.
struct Reach: Codable {
    /// The names of the tests, in the order of the bundle.
    var tests: [String] = []
    /// How many threads and descriptors keep the process from forking once the tests are listed.
    var obstacles = 0
    /// How long that takes.
    var secondsOfListing = 0.0
    /// For each mutant the tests that pass it, as bytes, because for a list of numbers a coder
    /// takes many times their memory.
    private(set) var passing: [Int: Data] = [:]
    /// The mutants that the program passes before the first test, as while specs are read.
    var whileReading: Set<Int> = []
    var seconds: [Int: Double] = [:]
    /// How long the processors worked, of all that time.
    var processorSeconds = 0.0
    var kilobytes = 0
    /// The tests that fail without a mutant, or end their process.
    var failing: Set<Int> = []

    /// The tests that can notice a mutant, those of the fastest class first, each class in its
    /// order, because ordered groups need it. For a mutant that is passed only while specs are
    /// read, these are all fast ones. Where the first test of a class passes it, all of the class
    /// can notice it: they may share what the first one, or the class before it, has made.
    func testsToRun(_ mutant: Int) -> [Int] {
        var reaching = tests(passing: mutant).map(Int.init)
        if reaching.isEmpty, whileReading.contains(mutant) {
            reaching = tests.indices.filter { (seconds[$0] ?? 1) < 0.05 }
            if reaching.isEmpty { reaching = Array(tests.indices) }
        }
        let mates = reaching.filter { $0 == 0 || className($0 - 1) != className($0) }
            .flatMap { first in tests.indices[first...].prefix { className($0) == className(first) } }
        let groups = Dictionary(grouping: Set(reaching + mates).subtracting(failing).sorted(), by: className)
        return groups.values.sorted { (seconds(of: $0), $0[0]) < (seconds(of: $1), $1[0]) }.flatMap(\.self)
    }

    func className(_ test: Int) -> Substring { tests[test].prefix { $0 != "/" } }

    func tests(passing mutant: Int) -> [Int32] {
        (passing[mutant] ?? Data()).withUnsafeBytes { bytes in
            Set(stride(from: 0, to: bytes.count, by: 4).map { bytes.loadUnaligned(fromByteOffset: $0, as: Int32.self) })
                .sorted()
        }
    }

    mutating func note(_ mutant: Int, _ test: Int) {
        withUnsafeBytes(of: Int32(test)) { passing[mutant, default: Data()].append(contentsOf: $0) }
    }

    /// Lets all tests that pass a file notice its constants, made in the first that needs one.
    mutating func widen(_ constants: [Int], to file: [Int]) {
        let all = Set(file.flatMap(tests(passing:)))
        for constant in constants where passing[constant] != nil {
            passing[constant] = nil
            all.forEach { note(constant, Int($0)) }
        }
    }

    func seconds(of tests: [Int]) -> Double { tests.reduce(0) { $0 + (seconds[$1] ?? 0) } }

    /// How many mutants at a time keep the processors busy, while some wait.
    func jobs(processors: Int) -> Int {
        let waiting = (secondsOfListing + seconds.values.reduce(0, +)) / processorSeconds
        return Int((Double(processors) * min(max(1, waiting), 3)).rounded())
    }
}
