import Foundation

/// The manifest of the copy: that of the package, with the modules of the mutants, and without what no test of them needs.
enum CopiedManifest {
    /// - Parameters:
    ///   - mutated: The names of the targets that may have mutants.
    ///   - needed: The names of the targets that are built.
    static func text(_ copy: PackageCopy, mutated: [String], needed: Set<String>) throws -> String {
        let names = try FileManager.default.contentsOfDirectory(atPath: copy.root)
        if let other = names.first(where: { $0.hasPrefix("Package@swift") }) {
            throw MutationError(
                "SwiftPM may read \(other) in place of Package.swift, which the copy has to change: remove one of them"
            )
        }
        let original = try copy.text(of: "Package.swift")
        guard original.contains(/\b(let|var) package\b/) else {
            throw MutationError("Package.swift has no variable named package, to which the copy has to add a target")
        }
        // Packages beside the package are not beside the copy.
        return """
            \(original)

            // What follows is for the mutants.
            package.dependencies = package.dependencies.map { dependency in
                guard case .fileSystem(let name, let path) = dependency.kind, !path.hasPrefix("/"), !path.hasPrefix("~") else { return dependency }
                let absolute = \(copy.root.debugDescription) + "/" + path
                return name.map { .package(name: $0, path: absolute) } ?? .package(path: absolute)
            }
            let specNeeded: Set<String> = \(needed.sorted())
            package.targets.removeAll { !specNeeded.contains($0.name) }
            let specDependency = package.targets.flatMap { $0.dependencies }.first { dependency in
                switch dependency {
                case .targetItem(let name, _), .productItem(let name, _, _, _), .byNameItem(let name, _):
                    return \(PackageTargets.withSpec).contains(name)
                @unknown default: return false
                }
            }
            for target in package.targets where \(mutated).contains(target.name) { target.dependencies.append("SpecMutants") }
            package.targets.append(.target(name: "SpecMutants", path: "SpecMutants"))
            if let specDependency {
                for target in package.targets where target.type == .test { target.dependencies.append("SpecMutantsRun") }
                package.targets.append(
                    .target(name: "SpecMutantsRun", dependencies: ["SpecMutants", specDependency], path: "SpecMutantsRun")
                )
            }
            package.products.removeAll { product in
                let names =
                    (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
                    ?? (product as? Product.Plugin)?.targets ?? []
                return !names.allSatisfy(specNeeded.contains)
            }

            """
    }
}
