import Foundation
import SpecReports

/// `history --history FOLDER`: prints what the runs tell of each example.
struct HistoryCommand {
    let options: Options
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let folder = options.history ?? ""
        // Where there is no folder, none is made: it may be misspelt.
        let history = FileManager.default.fileExists(atPath: folder) ? try options.history(environment)?.earlier() : nil
        guard let history, !history.runs.isEmpty else {
            Console.error("error: \(folder) has no runs yet: a run with --history \(folder) adds one")
            return .nothingToRun
        }
        Console.write(history.listing)
        return .allPassed
    }
}
