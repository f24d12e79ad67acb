import Foundation
import SpecReports

/// `diff OLD.json NEW.json`: prints which behaviours two runs do not have in common, as Markdown.
struct DiffCommand {
    let options: Options
    let environment: [String: String]

    func run() throws -> ExitStatus {
        let runs = try options.comparedReports.map { path in
            guard let data = FileManager.default.contents(atPath: path) else {
                throw RunnerError("\(path) cannot be read")
            }
            return try RecordedBehaviours(json: data, name: path)
        }
        let diff = BehaviourDiff(from: runs[0], to: runs[1])
        Console.write(diff.markdown(options.language))
        if let path = options.files[.html] {
            let title = options.title ?? PackageName.name(ofPackageAt: options.packageRoot)
            let facts = RunFacts.current(options, environment)
            try FileDescriptors.write(diff.html(title: title, language: options.language, facts: facts), toFile: path)
        }
        return options.failsOnRemoved && diff.removedCount > 0 ? .somethingFailed : .allPassed
    }
}
