import Dispatch
import Foundation
import XCTest

/// Fails on a thread that no example owns, in a file without examples.
func failOnAnotherThread() {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
        XCTFail("of a helper")
        done.signal()
    }
    done.wait()
}

/// Appends a text and the process ID to the file that `NOTES` names.
func note(_ text: String) {
    let path = ProcessInfo.processInfo.environment["NOTES"] ?? "/dev/null"
    let descriptor = open(path, O_WRONLY | O_APPEND | O_CREAT, 0o644)
    let line = "\(text) \(getpid())\n"
    write(descriptor, line, line.utf8.count)
    close(descriptor)
}

/// Waits until at least `PROCESSES` processes have noted a line that begins with the text.
func waitForProcesses(thatNote text: String) {
    let environment = ProcessInfo.processInfo.environment
    guard let count = environment["PROCESSES"].flatMap({ Int($0) }), let path = environment["NOTES"] else { return }
    func processes() -> Set<Substring?> {
        let lines = ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n")
        return Set(lines.filter { $0.hasPrefix(text) }.map { $0.split(separator: " ").last })
    }
    while processes().count < count { Thread.sleep(forTimeInterval: 0.001) }
}
