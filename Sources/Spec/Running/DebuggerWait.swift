import Foundation
import SpecEvents

/// A failed example that waits for a debugger before its `afterEach`. The file tells the runner, which empties it when the example may
/// go on.
struct DebuggerWait {
    let path: String

    func wait(at failure: RecordedFailure, of name: String) {
        let place = failure.location.map { "\($0): " } ?? ""
        let text = """
            \(place)\(failure.message)
            “\(name)” failed and waits before its `afterEach`, in the process \(getpid())
            to look at it: lldb -p \(getpid())

            """
        // A file that cannot be written tells nobody, so nobody would end the wait.
        guard (try? text.write(toFile: path, atomically: false, encoding: .utf8)) != nil else { return }
        while isWaiting { usleep(50_000) }
    }

    private var isWaiting: Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_size > 0
    }
}
