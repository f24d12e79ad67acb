import SpecEvents

/// `--list`: prints the names of the selected examples. It writes no reports, although the environment may name a file.
struct ListCommand {
    let options: Options
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let session = try Session(options, environment)
        let list = try session.listExamples()
        if list.isEmptyInAllParts { return try session.reportNothingToRun() }
        session.noteEmptyPart(list)
        list.examples.forEach {
            Console.write(NameFilter.subject(of: $0).split(whereSeparator: \.isNewline).joined(separator: " ") + "\n")
        }
        return .allPassed
    }
}
