import Foundation
import PackagePlugin

/// Makes XCTest find the spec classes of a test target: runs `spec-discovery` over its sources.
@main struct SpecDiscovery: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let sources = target.sourceFiles(withSuffix: "swift").map(\.url)
        let output = context.pluginWorkDirectoryURL.appending(path: "\(target.moduleName)+SpecDiscovery.swift")
        return [
            .buildCommand(
                displayName: "Finding the spec classes of \(target.name)",
                executable: try context.tool(named: "spec-discovery").url,
                arguments: ["--output", output.path(percentEncoded: false)] + sources.map { $0.path(percentEncoded: false) },
                inputFiles: sources,
                outputFiles: [output]
            )
        ]
    }
}
