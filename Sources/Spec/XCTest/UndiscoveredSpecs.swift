#if !canImport(ObjectiveC)
    import ProcessShims
    import SpecEvents

    /// What would be green in the process without having run: the spec classes that XCTest does not know, which may be
    /// private or inside a function, which the discovery plugin may have missed, or whose target may not use it; and what
    /// the plugin tells of the sources.
    struct UndiscoveredSpecs {
        /// What the plugin knows about a class that XCTest cannot reach.
        struct Note {
            var module: String
            var name: String
            var location: CodeLocation
            var reason: String
            var remedy: String
        }

        /// All spec classes.
        var candidates: Set<ClassDescriptor>
        /// The spec classes that XCTest knows.
        var enlisted: Set<ClassDescriptor>
        /// The modules that the plugin searched.
        var discoveredModules: Set<String> = []
        /// The modules whose spec classes need not run.
        var exemptModules: Set<String> = []
        var notes: [Note] = []
        /// The expectations without a matcher: the function that each calls, and its place.
        var bareExpectations: [(function: String, location: CodeLocation)] = []
        /// All configurations.
        var configurations: Set<ClassDescriptor> = []
        /// The configurations that apply to a test target.
        var usedConfigurations: Set<ClassDescriptor> = []

        /// The messages: one for each class for which the plugin knows the reason, and one per module for the others.
        var misuses: [Misuse] {
            let lost = lostClasses.map { (type: $0, note: note(on: $0)) }
            let unreachable = lost.compactMap(\.note).sorted { left, right in
                (left.location.file, left.location.line) < (right.location.file, right.location.line)
            }
            let others = Dictionary(grouping: lost.filter { $0.note == nil }.map(\.type), by: \.module)
            return unreachable.map { .unreachable($0.name, because: $0.reason, remedy: $0.remedy, at: $0.location) }
                + others.sorted { $0.key < $1.key }.map { module, types in
                    let names = types.map(\.name).sorted()
                    return .undiscovered(names, in: module, hasPlugin: discoveredModules.contains(module))
                } + unusedConfigurations.map { .unusedConfiguration($0.name, in: $0.module) }
                + bareExpectations.map { .bareExpectation($0.function, at: $0.location) }
        }

        /// Configurations in modules with spec classes that run, but to which they do not apply.
        private var unusedConfigurations: [ClassDescriptor] {
            let modules = Set(enlisted.map(\.module)).subtracting(exemptModules)
            let used = usedConfigurations.union(Self.ancestors(of: usedConfigurations))
            return configurations.filter { type in
                modules.contains(type.module) && !used.contains(type)
                    && Self.overrides(type, SpecConfiguration.self, swift_class_overrides_configure)
            }
            .sorted { ($0.module, $0.name) < ($1.module, $1.name) }
        }

        private var lostClasses: [ClassDescriptor] {
            let inherited = Self.ancestors(of: enlisted)
            let lost = candidates.filter { type in
                !enlisted.contains(type) && !exemptModules.contains(type.module)
                    && Self.overrides(type, SpecCase.self, swift_class_overrides_spec)
                    // The examples of a superclass run in its subclasses, unless the plugin has a note on it.
                    && (!inherited.contains(type) || note(on: type) != nil)
            }
            let inheritedByLost = Self.ancestors(of: lost)
            return lost.filter { !inheritedByLost.contains($0) || note(on: $0) != nil }
        }

        /// A note has the name as the source shows it, which may differ if an extension is around the class, and has no
        /// backticks.
        private func note(on type: ClassDescriptor) -> Note? {
            let name = type.name.filter { $0 != "`" }
            let ofModule = notes.filter { $0.module == type.module }
            return ofModule.first { $0.name == name }
                ?? ofModule.first { $0.name.split(separator: ".").last == name.split(separator: ".").last }
        }

        private static func overrides(
            _ type: ClassDescriptor,
            _ root: AnyClass,
            _ check: (UnsafeRawPointer, UnsafeRawPointer) -> Bool
        ) -> Bool {
            guard let type = type.type else { return true }
            return ClassMetadata.overrides(type, root, check)
        }

        private static func ancestors(of types: some Sequence<ClassDescriptor>) -> Set<ClassDescriptor> {
            Set(types.flatMap { sequence(first: $0, next: \.superclass).dropFirst() })
        }
    }

    extension UndiscoveredSpecs {
        /// The undiscovered classes of this process: all except those of `entries`, which XCTest knows.
        @MainActor init(besides entries: [SpecRegistry.Entry]) {
            let roots: [AnyClass] = [
                SpecCase.self, SpecConfiguration.self, UnreachableSpecClasses.self, BareExpectations.self,
            ]
            let descriptors = roots.map(ClassDescriptor.init(of:))
            let found = ClassDescriptor.descendants(of: descriptors.compactMap(\.self))
            let classes = descriptors.map { root in root.flatMap { found[$0] } ?? [] }
            candidates = classes[0]
            enlisted = Set(entries.compactMap { ClassDescriptor(of: $0.type) })
            notes = classes[2].flatMap(Self.notes)
            bareExpectations = classes[3].flatMap(Self.bareExpectations).sorted { left, right in
                (left.location.file, left.location.line) < (right.location.file, right.location.line)
            }
            discoveredModules = Set(
                entries.map(\.plan).filter { $0.specClass.location != nil }.map(\.target.name) + notes.map(\.module)
            )
            configurations = classes[1]
            let types = configurations.compactMap { $0.type as? SpecConfiguration.Type }
            exemptModules = Set(candidates.map(\.module)).filter { module in
                types.contains { $0.allowsUndiscoveredSpecs(in: module) }
            }
            let used = entries.reduce(into: Set<ObjectIdentifier>()) { $0.formUnion($1.plan.target.settings.known) }
            usedConfigurations = Set(
                types.filter { used.contains(ObjectIdentifier($0)) }.compactMap(ClassDescriptor.init(of:))
            )
        }

        /// Removes the classes that are only not selected in this process. A class without the plugin is unknown until
        /// XCTest makes its test case; if there are such classes, another process lists them.
        mutating func leaveOutUnasked(_ listedClasses: () -> Set<String>) {
            // Without the plugin a spec class applies a configuration, and this process may not run that class.
            configurations = configurations.filter { discoveredModules.contains($0.module) }
            let unknown = lostClasses.filter { !discoveredModules.contains($0.module) }
            guard !unknown.isEmpty else { return }
            let listed = listedClasses()
            // XCTest lists a class without the types around it.
            enlisted.formUnion(unknown.filter { listed.contains("\($0.module).\($0.path.last ?? "")") })
        }

        private static func notes(in type: ClassDescriptor) -> [Note] {
            var notes: [Note] = []
            (type.type as? UnreachableSpecClasses.Type)?.tell { name, file, line, reason, remedy in
                let location = CodeLocation(file: file, line: line)
                notes.append(
                    Note(module: type.module, name: name, location: location, reason: reason, remedy: remedy)
                )
            }
            return notes
        }

        private static func bareExpectations(in type: ClassDescriptor) -> [(function: String, location: CodeLocation)] {
            var found: [(function: String, location: CodeLocation)] = []
            (type.type as? BareExpectations.Type)?.tell { function, file, line in
                found.append((function, CodeLocation(file: file, line: line)))
            }
            return found
        }
    }
#endif
