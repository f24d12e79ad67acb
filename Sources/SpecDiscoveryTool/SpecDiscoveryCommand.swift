import Foundation
import SpecDiscoveryCore

/// `spec-discovery --output FILE --module NAME SOURCE… [--reference NAME SOURCE…]…`
@main enum SpecDiscoveryCommand {
    static func main() {
        do {
            try SpecDiscoveryTool.run(Array(CommandLine.arguments.dropFirst()))
        } catch {
            try? FileHandle.standardError.write(contentsOf: Data("error: \(error)\n".utf8))
            exit(2)
        }
    }
}
