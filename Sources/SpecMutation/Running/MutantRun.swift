import Foundation

/// Runs each mutant in a forked child process. Usually, the parent process has already listed the
/// tests. The child lists them itself if the mutant is reached while specs are read, or if the
/// parent cannot fork after listing them.
struct MutantRun {
    let bundle: String
    let reach: Reach
    let jobs: Int
    let deadline: ContinuousClock.Instant?
    /// How many seconds to add to five times a test's normal duration, in case the machine is busy.
    var allowance = 10.0

    /// A mutant's process. If it ends while `verdict` is `nil`, it has exited too early.
    private struct Job {
        let isEarly: Bool
        /// The number of tests that have not begun yet.
        var waiting: Int
        /// The deadline for all of the mutant's tests. `limit` is the current test's deadline.
        let end: ContinuousClock.Instant
        var limit: ContinuousClock.Instant
        var test: String?
        var verdict: Verdict?

        var isLate: Bool { verdict == .timedOut(in: test) }
    }

    func run(_ mutants: [Int], tell: (Int, Verdict) -> Void) throws {
        var waiting = mutants[...]
        var running: [Int: Job] = [:]
        var servers: [Bool: TestServer] = [:]
        var endedInARow = 0
        defer { servers.values.forEach { $0.kill() } }
        while !waiting.isEmpty || !running.isEmpty {
            while running.count < jobs, let mutant = waiting.popFirst() {
                let tests = reach.testsToRun(mutant)
                if let deadline, .now > deadline {
                    tell(mutant, .notRun)
                } else if tests.isEmpty, !reach.whileReading.contains(mutant) {
                    tell(mutant, .unreached)
                } else {
                    let isEarly = reach.obstacles > 0 || reach.whileReading.contains(mutant)
                    let server = try servers[isEarly] ?? TestServer(bundle, forksEarly: isEarly, tests: reach.tests)
                    servers[isEarly] = server
                    let end = limit(after: reach.secondsOfListing + reach.seconds(of: tests))
                    running[mutant] = Job(isEarly: isEarly, waiting: tests.count, end: end, limit: end)
                    server.run(mutant, megabytes: reach.kilobytes / 1024 * 4 + 512, tests)
                }
            }
            for (isEarly, server) in servers {
                let hasEnded = server.hasEnded
                for answer in server.read() {
                    guard let mutant = Int(answer[1]), var job = running[mutant] else { continue }
                    try note(answer, &job)
                    running[mutant] = answer[0] == "end" ? nil : job
                    guard answer[0] == "end" else { continue }
                    endedInARow = 0
                    let how = "the process exited before its tests were through"
                    tell(mutant, job.verdict ?? .noticed(by: job.test, how: how))
                }
                guard hasEnded else { continue }
                endedInARow += 1
                guard endedInARow < 3 else { throw MutationError("\(bundle) ends before its tests") }
                waiting += running.filter { $0.value.isEarly == isEarly }.keys
                running = running.filter { $0.value.isEarly != isEarly }
                servers[isEarly] = nil
            }
            for (mutant, job) in running where job.limit < .now && !job.isLate {
                running[mutant]?.verdict = .timedOut(in: job.test)
                servers[job.isEarly]?.kill(mutant)
            }
        }
    }

    private func limit(after seconds: Double) -> ContinuousClock.Instant { .now + .seconds(seconds * 5 + allowance) }

    private func note(_ answer: [Substring], _ job: inout Job) throws {
        if job.isLate { return }
        let value = Int(answer[2]) ?? 0
        let test = reach.tests.indices.contains(value) ? reach.tests[value] : nil
        switch answer[0] {
        case "b":
            (job.waiting, job.test, job.verdict) = (job.waiting - 1, test, nil)
            job.limit = min(job.end, limit(after: reach.seconds[value] ?? 0))
        // Hooks may be slow, so only the deadline for all tests applies until the next test begins.
        case "e": job.limit = job.end
        case "f": job.verdict = .noticed(by: test, how: "the test failed")
        case "others": job.verdict = .noticed(by: nil, how: "the bundle has other tests")
        case "d" where value != 0: job.verdict = .noticed(by: nil, how: "something failed outside of tests")
        case "d" where job.waiting > 0: job.verdict = .noticed(by: nil, how: "some of its tests did not run")
        case "d": job.verdict = .survived
        case "error": throw MutationError("cannot fork: \(String(cString: strerror(Int32(value))))")
        case "end" where value & 0x7F > 0:
            job.verdict = .noticed(by: job.test, how: "signal \(value & 0x7F) ended the process")
        default: break
        }
    }
}

enum Verdict: Codable, Equatable {
    /// `how` is a clause, such as “the test failed”.
    case noticed(by: String?, how: String)
    case timedOut(in: String?)
    case survived
    case unreached
    /// The mutant has not run, for example because the time limit was reached first.
    case notRun
    case accepted(reason: String)
    case doesNotCompile

    /// Whether the mutant was noticed, or `nil` if it does not count toward the share.
    var isNoticed: Bool? {
        switch self {
        case .noticed, .timedOut: true
        case .survived, .unreached: false
        case .notRun, .accepted, .doesNotCompile: nil
        }
    }

    var text: String {
        switch self {
        case .noticed(let test, let how): "noticed" + (test.map { " by \($0)" } ?? "") + ": \(how)"
        case .timedOut(let test): "noticed, because it took too long" + (test.map { " in \($0)" } ?? "")
        case .survived: "survived"
        case .unreached: "reached by no test"
        case .notRun: "not run"
        case .accepted(let reason): "accepted: \(reason)"
        case .doesNotCompile: "does not compile"
        }
    }
}
