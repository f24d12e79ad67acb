#if canImport(ObjectiveC)
    import Foundation
    import ObjectiveC
#endif

/// The classes of the process that inherit from a class, even private, nested and local ones.
struct Subclasses {
    /// All except generic ones, which exist only as superclasses.
    private(set) var types: [AnyClass] = []
    /// The classes that others inherit from.
    private var superclasses: Set<ObjectIdentifier> = []
    /// The generic classes that no class inherits from: nothing can instantiate them.
    private(set) var unusedGenerics: [(module: String, name: String)] = []

    /// Some classes.
    init(_ types: [AnyClass]) {
        self.types = types
    }

    /// Whether another class inherits from this one.
    func isInherited(_ type: AnyClass) -> Bool { superclasses.contains(ObjectIdentifier(type)) }

    /// The subclasses of each of some classes.
    static func of(_ roots: [AnyClass]) -> [Subclasses] {
        #if canImport(ObjectiveC)
            roots.map(Subclasses.init)
        #else
            let descriptors = roots.map(ClassDescriptor.init(of:))
            let found = ClassDescriptor.descendants(of: descriptors.compactMap(\.self))
            return descriptors.map { root in Subclasses(root.flatMap { found[$0] } ?? []) }
        #endif
    }

    #if canImport(ObjectiveC)
        private init(_ root: AnyClass) {
            var count: UInt32 = 0
            guard let list = objc_copyClassList(&count) else { return }
            defer { free(UnsafeMutableRawPointer(list)) }
            for index in 0..<Int(count) {
                let type: AnyClass = list[index]
                let ancestors = sequence(first: type, next: { class_getSuperclass($0) }).dropFirst()
                guard ancestors.contains(where: { $0 == root }) else { continue }
                types.append(type)
                superclasses.formUnion(ancestors.map(ObjectIdentifier.init))
            }
            types.sort { ClassName.qualified($0) < ClassName.qualified($1) }
        }
    #else
        private init(_ found: Set<ClassDescriptor>) {
            let inherited = Set(found.flatMap { sequence(first: $0, next: \.superclass).dropFirst() })
            let named = found.map { (type: $0, name: $0.path.joined(separator: ".")) }
            // Local classes may have the same names; the linker keeps the order of their descriptors.
            for (type, _) in named.sorted(by: { ($0.name, $0.type.address) < ($1.name, $1.type.address) }) {
                if let instantiated = type.type {
                    types.append(instantiated)
                    if inherited.contains(type) { superclasses.insert(ObjectIdentifier(instantiated)) }
                } else if !inherited.contains(type) {
                    unusedGenerics.append((type.module, type.name))
                }
            }
        }
    #endif

    /// Whether a class inherits from another one.
    static func inherits(_ type: AnyClass, from other: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).dropFirst().contains { $0 == other }
    }

    /// The module that declares a class.
    static func module(of type: AnyClass) -> String {
        let name = ClassName.qualified(type)
        // A class in an extension: `(extension in AppSpecs):Swift.String.ParsingSpec`.
        let prefix = "(extension in "
        guard name.hasPrefix(prefix) else { return String(name.prefix { $0 != "." }) }
        return String(name.dropFirst(prefix.count).prefix { $0 != ")" })
    }
}

/// The configurations of a process, by the modules whose spec classes they apply to.
struct ModuleConfigurations {
    private let typesByModule: [String: [SpecConfiguration.Type]]

    /// - Parameter classes: All configurations. One with a subclass in its module is part of that.
    init(_ classes: Subclasses) {
        let types = classes.types.compactMap { $0 as? SpecConfiguration.Type }
        typesByModule = Dictionary(grouping: types) { Subclasses.module(of: $0) }.mapValues { types in
            types.filter { type in !types.contains { $0 != type && Subclasses.inherits($0, from: type) } }
        }
    }

    /// The configurations of the module that declares a class.
    func forClass(_ type: AnyClass) -> [SpecConfiguration.Type] {
        typesByModule[Subclasses.module(of: type)] ?? []
    }

    /// Whether the examples of a class run: no configuration of its module excludes it.
    func include(_ type: AnyClass) -> Bool { forClass(type).allSatisfy { $0.includes(type) } }
}

/// The names of a class.
///
/// `String(reflecting:)` and `String(describing:)` give the same, but search all conformances for
/// each class. With many classes that takes most of a process's start.
enum ClassName {
    /// With the module and the enclosing types.
    static func qualified(_ type: AnyClass) -> String { _typeName(type) }

    /// Without the module and the enclosing types.
    static func bare(_ type: AnyClass) -> String { _typeName(type, qualified: false) }
}

/// A class as a pointer to its metadata, for the functions of ProcessShims.
enum ClassMetadata {
    static func pointer(to type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }
}
