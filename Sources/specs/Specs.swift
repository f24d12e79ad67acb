import Foundation
import SpecEvents
import SpecReports

/// `swift run specs`:
///
///     options -> build -> list -> run -> report
@main struct Specs {
    static func main() {
        do {
            let options = try OptionParser.options(from: Array(CommandLine.arguments.dropFirst()))
            exit(try run(options).rawValue)
        } catch {
            Console.error("error: \(error)")
            exit(ExitStatus.wrongUsageOrBuild.rawValue)
        }
    }

    private static func run(_ options: Options) throws -> ExitStatus {
        if options.isHelp {
            Console.write(Options.help)
            return .allPassed
        }
        let bundle = try options.bundle.map(TestBundle.init(path:)) ?? TestBundle.built()
        let request = options.request.decided
        let examples = try bundle.examples(request)
        if examples.isEmpty {
            Console.error("error: \(nothingToRun(options))")
            return .nothingToRun
        }
        if options.isList {
            examples.forEach { Console.write(NameFilter.subject(of: $0) + "\n") }
            return .allPassed
        }
        let reporter = ReporterFactory.reporter(for: options.format)
        var supervisor = Supervisor(bundle: bundle, examples: examples, request: request, reporter: reporter)
        return supervisor.run().isSuccess ? .allPassed : .somethingFailed
    }

    private static func nothingToRun(_ options: Options) -> String {
        let request = options.request.text
        return request.isEmpty
            ? "the package has no examples: does its test target use the plugin SpecDiscovery?"
            : "no example matches \(request); --list prints the names"
    }
}
