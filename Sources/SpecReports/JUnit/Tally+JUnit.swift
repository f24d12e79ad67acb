/// The counts that the attributes of suites tell; every test case is in one of them, or passed.
struct JUnitTally {
    private(set) var tests = 0
    private(set) var failures = 0
    private(set) var errors = 0
    private(set) var skipped = 0

    mutating func count(_ verdict: Verdict) {
        tests += 1
        switch verdict {
        case .passed, .flaky: break
        case .knownIssue, .skipped: skipped += 1
        case .failed: failures += 1
        case .crashed, .timedOut, .exited: errors += 1
        }
    }

    mutating func add(_ other: JUnitTally) {
        tests += other.tests
        failures += other.failures
        errors += other.errors
        skipped += other.skipped
    }
}
