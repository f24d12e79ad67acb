import Foundation
import PackagePlugin

/// Runs `spec-discovery` on the sources of a test target, so that XCTest finds its spec classes.
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

    /// The modules in which a spec class of the target may have its base class: those that depend on `Spec`.
    private func modulesWithSpecClasses(for target: SourceModuleTarget) -> [SourceModuleTarget] {
        target.recursiveTargetDependencies.compactMap { $0 as? SourceModuleTarget }.filter { module in
            module.recursiveTargetDependencies.contains { $0.name == "Spec" }
        }
    }

    /// The sources of the target and those that earlier plugins have generated.
    private func sources(of target: SourceModuleTarget) -> [URL] {
        target.sourceFiles(withSuffix: "swift").map(\.url)
            + target.pluginGeneratedSources.filter { $0.pathExtension == "swift" }
    }

    private func path(_ url: URL) -> String { url.path(percentEncoded: false) }
}
