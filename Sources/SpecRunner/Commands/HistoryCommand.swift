import SpecReports

/// `history --history FOLDER`: prints what the runs tell of each example.
struct HistoryCommand {
    private let options: Options
    private let environment: [String: String]

    init(_ options: Options, _ environment: [String: String]) {
        (self.options, self.environment) = (options, environment)
    }

    func run() throws -> ExitStatus {
        guard let history = try options.history(environment)?.earlier(), !history.runs.isEmpty else {
            Console.error(
                "error: \(options.history ?? "") has no runs yet: a run with --history \(options.history ?? "") adds one"
            )
            return .nothingToRun
        }
        Console.write(history.listing)
        return .allPassed
    }
}
