import Foundation

/// `specs --watch` in a package, as a developer has it beside the editor.
@MainActor final class WatchedRun {
    /// Long enough for a build on a busy machine.
    private static let limit = Duration.seconds(180)
    private static let prompt = "waiting for a change"

    private let command: Command
    private let process: Process
    private let keys = Pipe()
    private let output = Pipe()
    private let end = DispatchSemaphore(value: 0)
    /// What it printed.
    private var text = ""

    /// From the write of a changed file to the line that tells how many examples passed.
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
            stop("\(command.text) cannot be run: \(error)")
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

    /// Reads what comes within a moment.
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
