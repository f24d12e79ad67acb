import Foundation

/// The manifest of the copy: that of the package, with the module of the mutants, and without what no test of them needs.
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
            package.targets.append(.target(name: "SpecMutants", path: "SpecMutants"))
            for target in package.targets where \(mutated).contains(target.name) {
                target.dependencies.append("SpecMutants")
            }
            let specNeeded: Set<String> = \(needed.sorted() + ["SpecMutants"])
            package.targets.removeAll { !specNeeded.contains($0.name) }
            package.products.removeAll { product in
                let names =
                    (product as? Product.Library)?.targets ?? (product as? Product.Executable)?.targets
                    ?? (product as? Product.Plugin)?.targets ?? []
                return !names.allSatisfy(specNeeded.contains)
            }

            """
    }
}
