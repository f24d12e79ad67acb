import Foundation

/// The targets of a package, as described by `swift package describe`.
struct PackageTargets: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String
        var sources: [String]
        var moduleType: String
        var targetDependencies: [String]?
        var productDependencies: [String]?

        var isTest: Bool { type == "test" }
        /// The module's name, with which the names of its tests begin.
        var module: String { String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }) }
        /// The paths of the Swift sources, relative to the package root.
        var files: [String] { sources.filter { $0.hasSuffix(".swift") }.map { "\(path)/\($0)" } }

        func usesSwiftTesting(_ copy: PackageCopy) -> Bool {
            isTest
                && files.contains {
                    (try? copy.text(of: $0))?.contains(/^ *import Testing\b/.anchorsMatchLineEndings()) == true
                }
        }
    }

    var targets: [Target]

    static func describe(_ copy: PackageCopy) throws -> PackageTargets {
        let words = ["swift", "package", "--package-path", copy.root, "--scratch-path", copy.scratch]
        return try read(Command.output(words + ["describe", "--type", "json"]))
    }

    /// Decodes the JSON in SwiftPM's output, which may begin with other lines.
    static func read(_ text: String) throws -> PackageTargets {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        do {
            return try decoder.decode(PackageTargets.self, from: Data(text.drop { $0 != "{" }.utf8))
        } catch {
            throw MutationError("`swift package describe` printed no description that can be read: \(error)")
        }
    }

    func reasonToLeaveOut(_ target: Target) -> String? {
        switch target.type {
        case "macro": "a macro runs in the compiler"
        case "plugin": "a plugin runs in SwiftPM"
        case _ where target.moduleType != "SwiftTarget": "it is not written in Swift"
        default: tested(with: [target.name]).isEmpty ? "no test target depends on it" : nil
        }
    }

    var mutable: [Target] { targets.filter { !$0.isTest && reasonToLeaveOut($0) == nil } }

    private func tested(with names: Set<String>) -> Set<String> {
        Set(testTargets.filter { !$0.isDisjoint(with: names) }.joined())
    }

    /// Returns the targets needed to test the given ones. These include a test target that depends
    /// on Spec, if there is one, because Spec runs the tests.
    func needed(toTest names: Set<String>) -> Set<String> {
        let needed = tested(with: names)
        if needed.isEmpty || hasSpec(needed) { return needed }
        return needed.union(testTargets.filter(hasSpec).min { $0.count < $1.count } ?? [])
    }

    private var testTargets: [Set<String>] { targets.filter(\.isTest).map { Set(dependencies(of: [$0.name])) } }

    /// The names of targets and products that contain Spec or depend on it.
    static let withSpec = ["Spec", "QuickNimble", "Properties", "Promises"]

    private func hasSpec(_ names: Set<String>) -> Bool {
        let products = targets.filter { names.contains($0.name) }.flatMap { $0.productDependencies ?? [] }
        return !names.union(products).isDisjoint(with: Self.withSpec)
    }

    /// The names of all targets, ordered so that each target follows its dependencies.
    var buildOrder: [String] { dependencies(of: targets.map(\.name)) }

    private func dependencies(of names: [String]) -> [String] {
        var order: [String] = []
        func visit(_ name: String) {
            guard !order.contains(name) else { return }
            targets.first { $0.name == name }?.targetDependencies?.forEach(visit)
            order.append(name)
        }
        names.forEach(visit)
        return order
    }
}
