import ConsoleUI

/// Remembers what an application showed.
final class OutputSpy: ConsoleOutput {
    let width = 60
    let isColoured = false
    /// Each picture as text, each line ended.
    private(set) var pictures: [String] = []
    private(set) var echoedLines: [String] = []

    func show(_ picture: [String]) {
        pictures.append(picture.map { $0 + "\n" }.joined())
    }

    func echo(_ line: String) {
        echoedLines.append(line)
    }
}
