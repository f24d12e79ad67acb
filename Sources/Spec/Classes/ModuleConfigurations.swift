/// The configurations of a process, by the modules to whose spec classes they apply.
struct ModuleConfigurations {
    private let typesByModule: [String: [SpecConfiguration.Type]]

    /// - Parameter classes: All configurations. One from which another one of the same module inherits applies as a part of that.
    init(_ classes: Subclasses) {
        let types = classes.types.compactMap { $0 as? SpecConfiguration.Type }
        typesByModule = Dictionary(grouping: types) { Subclasses.module(of: $0) }.mapValues { types in
            types.filter { type in !types.contains { $0 != type && Subclasses.inherits($0, from: type) } }
        }
    }

    /// Those of the module that declares a class.
    func forClass(_ type: AnyClass) -> [SpecConfiguration.Type] {
        typesByModule[Subclasses.module(of: type)] ?? []
    }

    /// Whether the examples of a class run: no configuration of its module excludes it.
    func include(_ type: AnyClass) -> Bool { forClass(type).allSatisfy { $0.includes(type) } }
}
