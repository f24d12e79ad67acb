import Foundation
import SpecReports

/// Makes the reporter that a format's name stands for.
enum ReporterFactory {
    static func reporter(for format: Options.Format) -> any Reporter {
        let style = TerminalStyle(
            palette: Console.wantsColour ? .coloured : .plain,
            baseFolder: FileManager.default.currentDirectoryPath
        )
        return switch format {
        case .documentation: DocumentationReporter(style: style, write: Console.write)
        case .dots: DotsReporter(style: style, write: Console.write)
        case .none: CompositeReporter([])
        }
    }
}
