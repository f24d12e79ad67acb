#if canImport(ObjectiveC)
    import Foundation
    import ObjectiveC
#endif

/// The classes that inherit from a given class, including private, nested and local ones.
struct Subclasses {
    /// The subclasses, excluding generic classes, which have no metadata without type arguments.
    private(set) var types: [AnyClass] = []
    private var superclasses: Set<ObjectIdentifier> = []
    /// The generic subclasses from which no other class inherits. Such classes have no effect.
    private(set) var unusedGenerics: [(module: String, name: String)] = []

    init(_ types: [AnyClass]) {
        self.types = types
    }

    func isInherited(_ type: AnyClass) -> Bool { superclasses.contains(ObjectIdentifier(type)) }

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
            // Local classes may share a name. The addresses of their descriptors break ties.
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

    static func inherits(_ type: AnyClass, from other: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).dropFirst().contains { $0 == other }
    }

    static func module(of type: AnyClass) -> String {
        let name = ClassName.qualified(type)
        // Classes in extensions have names like `(extension in AppSpecs):Swift.String.ParsingSpec`.
        let prefix = "(extension in "
        guard name.hasPrefix(prefix) else { return String(name.prefix { $0 != "." }) }
        return String(name.dropFirst(prefix.count).prefix { $0 != ")" })
    }
}

struct ModuleConfigurations {
    private let typesByModule: [String: [SpecConfiguration.Type]]

    /// If a configuration has a subclass in its own module, only the subclass is used.
    init(_ classes: Subclasses) {
        let types = classes.types.compactMap { $0 as? SpecConfiguration.Type }
        typesByModule = Dictionary(grouping: types) { Subclasses.module(of: $0) }.mapValues { types in
            types.filter { type in !types.contains { $0 != type && Subclasses.inherits($0, from: type) } }
        }
    }

    func forClass(_ type: AnyClass) -> [SpecConfiguration.Type] {
        typesByModule[Subclasses.module(of: type)] ?? []
    }

    func include(_ type: AnyClass) -> Bool { forClass(type).allSatisfy { $0.includes(type) } }
}

/// Returns the same class names as `String(reflecting:)` and `String(describing:)`, but faster.
/// Those initializers search all conformances for each class. If there are many classes, the
/// searches take most of a process's launch time.
enum ClassName {
    static func qualified(_ type: AnyClass) -> String { _typeName(type) }

    static func bare(_ type: AnyClass) -> String { _typeName(type, qualified: false) }
}

enum ClassMetadata {
    static func pointer(to type: AnyClass) -> UnsafeRawPointer { unsafeBitCast(type, to: UnsafeRawPointer.self) }
}
