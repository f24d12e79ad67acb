import ChildProcesses
import Foundation

/// Runs mutants with the tests that reach them, several at a time.
///
///     fork a child for each, or start a process: if it is passed while specs are read, or the process cannot fork
struct MutantRun {
    let bundle: String
    let reach: Reach
    let jobs: Int
    let deadline: ContinuousClock.Instant?

    /// A mutant under way.
    private struct Job {
        var mutant: Int
        var test: Int?
        var failed: Int?
        var isDone = false
        var status = 0
        /// The process of its own, if it has one.
        var server: TestServer?
        var deadline = ContinuousClock.now
        var isLate = false
        var hasBegun = false
    }

    /// Runs each mutant, and hands over each verdict as soon as it is known.
    func run(_ mutants: [Int], tell: (Int, Verdict) -> Void) throws {
        var waiting = mutants[...]
        var running: [Int: Job] = [:]
        var server = try start()
        defer {
            server.kill()
            running.values.forEach { $0.server?.kill() }
        }
        while !waiting.isEmpty || !running.isEmpty {
            while running.count < jobs, let mutant = waiting.first {
                waiting.removeFirst()
                if let deadline, .now > deadline {
                    tell(mutant, .notRun)
                } else if reach.testsToRun(mutant).isEmpty, !reach.whileReading.contains(mutant) {
                    tell(mutant, .unreached)
                } else {
                    running[mutant] = try begin(mutant, server)
                }
            }
            let ended = poll(server, &running) ?? []
            for mutant in ended { tell(mutant, verdict(running.removeValue(forKey: mutant))) }
            if server.end != nil {
                waiting += running.filter { $0.value.server == nil }.map(\.key)
                running = running.filter { $0.value.server != nil }
                server = try start()
            }
            for mutant in pollOwn(&running) { tell(mutant, verdict(running.removeValue(forKey: mutant))) }
        }
    }

    private func start() throws -> TestServer {
        let server = try TestServer(bundle)
        guard server.waitForNames(within: .seconds(120)) != nil else {
            throw MutationError("\(bundle) did not tell its tests")
        }
        return server
    }

    // MARK: Beginning

    /// Five times what the tests took, and two seconds for the process itself.
    private func limit(_ tests: [Int]) -> Double { reach.seconds(of: tests) * 5 + 2 }

    private var megabytes: Int { reach.kilobytes / 1024 * 4 + 512 }

    private func begin(_ mutant: Int, _ server: TestServer) throws -> Job {
        let needsProcess = reach.obstacles > 0 || reach.whileReading.contains(mutant)
        var job = Job(mutant: mutant)
        if needsProcess {
            job.server = try TestServer(bundle, mutant: mutant)
            job.deadline = .now + .seconds(10 + limit(testsOfProcess(mutant)))
        } else {
            server.send(command(mutant, reach.testsToRun(mutant), isHere: false))
        }
        return job
    }

    private func command(_ mutant: Int, _ tests: [Int], isHere: Bool) -> String {
        "run \(mutant) \(mutant) \(Int(limit(tests) * 1000)) \(megabytes) 0 \(isHere ? 1 : 0) "
            + tests.map(String.init).joined(separator: " ")
    }

    /// The tests that reach a mutant; if it is passed only while specs are read, those that are fast.
    private func testsOfProcess(_ mutant: Int) -> [Int] {
        let tests = reach.testsToRun(mutant)
        guard tests.isEmpty else { return tests }
        return reach.tests.indices.filter { !reach.failing.contains($0) && (reach.seconds[$0] ?? 1) < 0.05 }
    }

    // MARK: What the processes tell

    /// Returns the mutants that have ended.
    private func poll(_ server: TestServer, _ running: inout [Int: Job]) -> [Int]? {
        server.read().map { lines in lines.compactMap { take($0, &running) } }
    }

    private func take(_ line: [Substring], _ running: inout [Int: Job]) -> Int? {
        guard line.count > 1, let mutant = Int(line[1]), running[mutant] != nil else { return nil }
        let value = line.count > 2 ? Int(line[2]) : nil
        switch line[0] {
        case "begin": running[mutant]?.test = value
        case "fail": running[mutant]?.failed = value
        case "done":
            running[mutant]?.isDone = true
            running[mutant]?.status = value ?? 0
        case "end":
            running[mutant]?.isLate = line[2] == "late"
            if line[2] == "signal" { running[mutant]?.status = -(Int(line[3]) ?? 0) }
            return mutant
        default: break
        }
        return nil
    }

    /// Processes with a mutant of their own: lists their tests, lets them run, and ends those that take too long.
    private func pollOwn(_ running: inout [Int: Job]) -> [Int] {
        running.keys.sorted().filter { mutant in
            guard let job = running[mutant], let server = job.server else { return false }
            if !job.hasBegun { return listOwn(server, mutant, &running) }
            let lines = server.read()
            lines?.forEach { _ = take($0, &running) }
            if .now > job.deadline {
                running[mutant]?.isLate = true
                server.kill()
                return true
            }
            guard lines == nil || lines?.isEmpty == true, let end = server.end else { return false }
            if case .signal(let number) = end { running[mutant]?.status = -Int(number) }
            server.kill()
            return true
        }
    }

    private func listOwn(_ server: TestServer, _ mutant: Int, _ running: inout [Int: Job]) -> Bool {
        guard let hello = server.waitForNames(within: .seconds(10)) else {
            running[mutant]?.isLate = server.end == nil
            server.kill()
            return true
        }
        guard hello.names == reach.tests else {
            running[mutant]?.status = Self.listsOthers
            server.kill()
            return true
        }
        running[mutant]?.hasBegun = true
        server.send(command(mutant, testsOfProcess(mutant), isHere: true))
        return false
    }

    private static let listsOthers = 10_000

    private func verdict(_ job: Job?) -> Verdict {
        guard let job else { return .notRun }
        let test = (job.failed ?? job.test).flatMap { reach.tests.indices.contains($0) ? reach.tests[$0] : nil }
        if job.failed != nil { return .noticed(by: test, how: "the test failed") }
        if job.isLate { return .timedOut(in: test) }
        if job.status == Self.listsOthers { return .noticed(by: nil, how: "the bundle has other tests") }
        if job.status < 0 { return .noticed(by: test, how: "signal \(-job.status) ended the process") }
        if !job.isDone { return .noticed(by: test, how: "the process exited before its tests were through") }
        return job.status == 0 ? .survived : .noticed(by: nil, how: "something failed outside of tests")
    }
}
