import Foundation
import PackagePlugin

/// Makes XCTest find the spec classes of a test target: runs `spec-discovery` over its sources.
@main struct SpecDiscovery: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let references = modulesWithSpecClasses(for: target)
        let output = context.pluginWorkDirectoryURL.appending(path: "\(target.moduleName)+SpecDiscovery.swift")
        return [
            .buildCommand(
                displayName: "Finding the spec classes of \(target.name)",
                executable: try context.tool(named: "spec-discovery").url,
                arguments: ["--output", path(output), "--module", target.moduleName] + sources(of: target).map(path)
                    + references.flatMap { ["--reference", $0.moduleName] + sources(of: $0).map(path) },
                inputFiles: sources(of: target) + references.flatMap(sources),
                outputFiles: [output]
            )
        ]
    }

    /// The modules that a spec class of the target may inherit from: those that know `Spec` themselves.
    private func modulesWithSpecClasses(for target: SourceModuleTarget) -> [SourceModuleTarget] {
        target.recursiveTargetDependencies.compactMap { $0 as? SourceModuleTarget }.filter { module in
            module.recursiveTargetDependencies.contains { $0.name == "Spec" }
        }
    }

    /// What people wrote, and what plugins wrote that were applied before this one.
    private func sources(of target: SourceModuleTarget) -> [URL] {
        target.sourceFiles(withSuffix: "swift").map(\.url)
            + target.pluginGeneratedSources.filter { $0.pathExtension == "swift" }
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
