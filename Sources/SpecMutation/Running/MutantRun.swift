import ChildProcesses
import Foundation

/// Runs mutants with the tests that reach them, several at a time.
///
///     fork a child for each: of a process that has listed the tests; or of one that has not yet begun, if the mutant is passed
///     while specs are read, or a process with listed tests cannot fork
struct MutantRun {
    let bundle: String
    let reach: Reach
    let jobs: Int
    let deadline: ContinuousClock.Instant?

    /// A mutant under way.
    private struct Job {
        var isEarly: Bool
        var test: Int?
        var hasFailed = false
        var hasOthers = false
        var isDone = false
        var isLate = false
        /// The status of its process; below zero a signal.
        var status = 0
    }

    /// Runs each mutant, and hands over each verdict as soon as it is known.
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
                    let server = try servers[isEarly] ?? TestServer(bundle, forksEarly: isEarly)
                    servers[isEarly] = server
                    running[mutant] = Job(isEarly: isEarly)
                    // Five times what the tests took, and seconds for the process itself; and their memory times four.
                    let seconds = reach.seconds(of: tests) * 5 + 2 + (isEarly ? reach.secondsOfListing * 5 + 10 : 0)
                    let megabytes = reach.kilobytes / 1024 * 4 + 512
                    server.run(mutant, within: seconds, megabytes: megabytes, names: reach.names, tests)
                }
            }
            for (isEarly, server) in servers {
                for line in server.read() where try take(line, &running) {
                    guard let mutant = Int(line[1]), let job = running.removeValue(forKey: mutant) else { continue }
                    endedInARow = 0
                    tell(mutant, verdict(job))
                }
                guard server.hasEnded else { continue }
                endedInARow += 1
                guard endedInARow < 3 else { throw MutationError("\(bundle) ends before its tests") }
                waiting += running.filter { $0.value.isEarly == isEarly }.keys
                running = running.filter { $0.value.isEarly != isEarly }
                servers[isEarly] = nil
            }
        }
    }

    /// Notes an answer, and returns whether it is the last one of its mutant.
    private func take(_ line: [Substring], _ running: inout [Int: Job]) throws -> Bool {
        guard line.count > 1, let mutant = Int(line[1]), var job = running[mutant] else { return false }
        let value = line.count > 2 ? Int(line[2]) : nil
        switch line[0] {
        case "begin": job.test = value
        case "fail": (job.test, job.hasFailed) = (value, true)
        case "others": job.hasOthers = true
        case "done": (job.isDone, job.status) = (true, value ?? 0)
        case "end":
            guard line[2] != "error" else {
                throw MutationError("cannot fork: \(String(cString: strerror(Int32(line[3]) ?? 0)))")
            }
            job.isLate = line[2] == "late"
            if line[2] == "signal" { job.status = -(Int(line[3]) ?? 0) }
        default: break
        }
        running[mutant] = job
        return line[0] == "end"
    }

    private func verdict(_ job: Job) -> Verdict {
        let test = job.test.flatMap { reach.tests.indices.contains($0) ? reach.tests[$0] : nil }
        if job.hasFailed { return .noticed(by: test, how: "the test failed") }
        if job.isLate { return .timedOut(in: test) }
        if job.hasOthers { return .noticed(by: nil, how: "the bundle has other tests") }
        if job.status < 0 { return .noticed(by: test, how: "signal \(-job.status) ended the process") }
        if !job.isDone { return .noticed(by: test, how: "the process exited before its tests were through") }
        return job.status == 0 ? .survived : .noticed(by: nil, how: "something failed outside of tests")
    }
}
