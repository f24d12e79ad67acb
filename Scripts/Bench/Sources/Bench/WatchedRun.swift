import Foundation

/// A process that runs `specs --watch` in a package.
@MainActor final class WatchedRun {
    /// Long enough for a build on a busy machine.
    private static let limit = Duration.seconds(180)
    private static let prompt = "waiting for a change"

    private let command: Command
    private let process: Process
    private let keys = Pipe()
    private let output = Pipe()
    private let end = DispatchSemaphore(value: 0)
    /// The process's output since it was last cleared.
    private var text = ""

    /// Returns the seconds from the change to a file until the runner prints the number of
    /// examples.
    static func secondsToResult(in package: SamplePackage) -> Double {
        package.buildIfNeeded()
        let run = WatchedRun(Command(package.program("specs"), ["--watch"], in: package.folder))
        run.wait(for: prompt)
        run.text = ""
        let start = ContinuousClock.now
        package.change()
        run.wait(for: " examples in ")
        let time = (ContinuousClock.now - start) / .seconds(1)
        run.quit()
        return time
    }

    private init(_ command: Command) {
        (self.command, process) = (command, command.process())
        (process.standardInput, process.standardOutput, process.standardError) = (keys, output, output)
        process.terminationHandler = { [end] _ in end.signal() }
        do {
            try process.run()
        } catch {
            stop("cannot run \(command.text): \(error)")
        }
    }

    private func wait(for part: String) {
        let deadline = ContinuousClock.now + Self.limit
        while !text.contains(part) {
            guard ContinuousClock.now < deadline else { fail("did not print “\(part)” within \(Self.limit)") }
            guard part == Self.prompt || !text.contains(Self.prompt) else { fail("waits again without “\(part)”") }
            readOutput()
        }
    }

    /// Reads the available output, and waits for it for up to 100 ms.
    private func readOutput() {
        var request = pollfd(fd: output.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, 100) > 0 else {
            guard process.isRunning else { fail("ended while the bench waited for its output") }
            return
        }
        let data = output.fileHandleForReading.availableData
        guard !data.isEmpty else { fail("closed its output while the bench waited for it") }
        text += String(decoding: data, as: UTF8.self)
    }

    private func quit() {
        wait(for: Self.prompt)
        try? keys.fileHandleForWriting.write(contentsOf: Data("q".utf8))
        guard end.wait(timeout: .now() + .seconds(10)) == .success else {
            fail("did not end within 10 s after the key q")
        }
        guard process.terminationStatus == 0 else { fail("ended with status \(process.terminationStatus)") }
    }

    private func fail(_ problem: String) -> Never {
        process.terminate()
        stop("\(command.text) \(problem); it printed:\n\(text)")
    }
}
