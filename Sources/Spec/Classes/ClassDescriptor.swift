#if !canImport(ObjectiveC)
    import ProcessShims

    /// The descriptor of a class. The compiler emits one for every class, even a private or local
    /// one, and finding it does not instantiate the class. The layout is part of Swift's ABI; see
    /// `ContextDescriptor` and `ClassDescriptor` in the runtime's sources.
    struct ClassDescriptor: Hashable {
        let address: UnsafeRawPointer

        init?(of type: AnyClass) {
            guard let address = swift_descriptor_of_class(ClassMetadata.pointer(to: type)) else {
                return nil
            }
            self.address = address
        }

        private init?(at address: UnsafeRawPointer) {
            guard Context(address: address).kind == .class else { return nil }
            self.address = address
        }

        var path: [String] { Context(address: address).path }

        var module: String { path[0] }

        var name: String { path.dropFirst().joined(separator: ".") }

        /// Whether the class is generic or in a generic type, and so has no metadata of its own.
        var isGeneric: Bool { address.load(as: UInt32.self) & 0x80 != 0 }

        var type: AnyClass? {
            guard !isGeneric, let type = swift_class_of_descriptor(address) else { return nil }
            return unsafeBitCast(type, to: AnyClass.self)
        }

        /// The superclass. `nil` unless its mangled name begins with a reference to a descriptor.
        var superclass: ClassDescriptor? {
            guard let name = Context.target(of: address + 20) else { return nil }
            return Context.reference(at: name).flatMap { ClassDescriptor(at: $0.address) }
        }
    }

    extension ClassDescriptor {
        static func descendants(of roots: [ClassDescriptor]) -> [ClassDescriptor: Set<ClassDescriptor>] {
            var search = Search(roots)
            withUnsafeMutablePointer(to: &search) { search in
                swift_each_list_of_types(
                    { list, size, context in
                        guard let list, let context else { return }
                        context.assumingMemoryBound(to: Search.self).pointee.look(through: list, size: size)
                    },
                    search
                )
            }
            return search.descendants
        }

        private struct Search {
            /// Maps each class to the root that it inherits from, if any. Maps each root to itself.
            private var rootsByClass: [ClassDescriptor: ClassDescriptor?]
            private(set) var descendants: [ClassDescriptor: Set<ClassDescriptor>] = [:]

            init(_ roots: [ClassDescriptor]) {
                rootsByClass = Dictionary(uniqueKeysWithValues: roots.map { ($0, $0) })
            }

            mutating func look(through list: UnsafeRawPointer, size: Int) {
                for record in stride(from: list, to: list + size, by: 4) {
                    guard let type = Self.type(at: record).flatMap(ClassDescriptor.init(at:)),
                        let root = root(of: type),
                        root != type
                    else { continue }
                    descendants[root, default: []].insert(type)
                }
            }

            /// Resolves a record, whose two lowest bits encode the kind of reference.
            private static func type(at record: UnsafeRawPointer) -> UnsafeRawPointer? {
                let offset = Int(record.load(as: Int32.self))
                let target = record + (offset & ~3)
                switch offset & 3 {
                case 0: return target
                case 1: return target.load(as: UnsafeRawPointer?.self)
                default: return nil
                }
            }

            private mutating func root(of type: ClassDescriptor) -> ClassDescriptor? {
                if let known = rootsByClass[type] { return known }
                let root = type.superclass.flatMap { self.root(of: $0) }
                rootsByClass[type] = .some(root)
                return root
            }
        }
    }

    /// The descriptor of a module, a type, an extension or another context for declarations.
    private struct Context {
        enum Kind: UInt32 {
            case module = 0
            case `extension` = 1
            case `class` = 16
            case structure = 17
            case enumeration = 18
        }

        let address: UnsafeRawPointer

        var kind: Kind? { Kind(rawValue: address.load(as: UInt32.self) & 0x1F) }

        /// The names of the enclosing contexts and this one, outermost first. Omits private scopes,
        /// which are unnamed, and extended standard library types, whose names are abbreviated.
        var path: [String] {
            let outer = parent?.path ?? []
            switch kind {
            case .module, .class, .structure, .enumeration: return outer + [name]
            // The path begins with the extension's module, not the extended type's.
            case .extension: return outer + (extendedType?.path.dropFirst() ?? [])
            case nil: return outer
            }
        }

        private var parent: Context? {
            let offset = Int((address + 4).load(as: Int32.self))
            guard offset != 0 else { return nil }
            let target = address + 4 + (offset & ~1)
            return Context(address: offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer.self))
        }

        private var name: String {
            Self.target(of: address + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? ""
        }

        private var extendedType: Context? { Self.target(of: address + 8).flatMap(Self.reference) }

        static func target(of field: UnsafeRawPointer) -> UnsafeRawPointer? {
            let offset = Int(field.load(as: Int32.self))
            return offset == 0 ? nil : field + offset
        }

        /// Returns the context that the beginning of a mangled name refers to, if any.
        static func reference(at name: UnsafeRawPointer) -> Context? {
            let target = name + 1 + Int((name + 1).loadUnaligned(as: Int32.self))
            switch name.load(as: UInt8.self) {
            case 1: return Context(address: target)
            case 2: return Context(address: target.load(as: UnsafeRawPointer.self))
            default: return nil
            }
        }
    }
#endif
