#if canImport(ObjectiveC)
    import ObjectiveC
    import SpecEvents
    import XCTest

    /// The methods that Spec adds to spec classes, one for each example. On Apple platforms, XCTest
    /// asks the Objective-C runtime for a class's test methods and calls them.
    ///
    ///     defaultTestSuite, or instancesRespond(to:) if XCTest looks for one test by name
    ///       XCTest's own suite                     handwritten methods, including superclasses'
    ///       SpecRegistry.register                    reads the class and plans its examples
    ///       class_addMethod                        for each example
    ///       XCTest's own suite again -> SpecSuite  the examples' test cases, in run order
    @MainActor enum ExampleMethods {
        /// XCTest requires test names to begin with `test`.
        private static let prefix = "test › "
        /// Replacements for characters that are special in SwiftPM's test list or in a selector.
        private static let lookAlikes: [Character: Character] = [":": "꞉", "[": "［", "]": "］"]
        private static let space: Character = "\u{A0}"

        /// For each class, maps method names to the names of examples.
        private static var examples: [ObjectIdentifier: [String: String]] = [:]

        /// Returns the suite for a class. Each call to `standard` creates XCTest's own suite from
        /// the methods that the class has at that point.
        static func suite(of type: SpecCase.Type, _ standard: () -> XCTestSuite) -> XCTestSuite {
            if examples[ObjectIdentifier(type)] == nil { add(to: type, besides: standard().leaves) }
            let cases = standard().leaves.compactMap { $0 as? SpecCase }
            let casesByName = Dictionary(cases.map { ($0.methodName, $0) }, uniquingKeysWith: { first, _ in first })
            guard SpecRegistry.shared.configurations.include(type) else { return SpecSuite(of: type, []) }
            let plan = SpecRegistry.shared.plan(of: type)
            return SpecSuite(of: type, plan.selectedExamples.compactMap { casesByName[$0.name] })
        }

        /// Adds the class's examples when a test method is looked up. Lookups of other methods are
        /// ignored, because any code, on any thread, may perform them.
        nonisolated static func addIfMissing(_ selector: Selector?, to type: SpecCase.Type) {
            guard let selector, "\(selector)".hasPrefix("test"), type != SpecCase.self else { return }
            MainActor.assumeIsolated(with: type) {
                if examples[ObjectIdentifier($0)] == nil { _ = $0.defaultTestSuite }
            }
        }

        static func exampleName(ofMethod name: String, in type: SpecCase.Type) -> String {
            examples[ObjectIdentifier(type)]?[name] ?? name
        }

        private static func add(to type: SpecCase.Type, besides tests: [XCTest]) {
            // Set this first, because reading the class may look up its methods again.
            examples[ObjectIdentifier(type)] = [:]
            BundleObserver.install()
            let methodPrefix = methodNames([prefix])[0]
            let methods = tests.compactMap { ($0 as? SpecCase)?.methodName }.filter { !$0.hasPrefix(methodPrefix) }
            guard SpecRegistry.shared.configurations.include(type) else { return }
            let isBaseClass = ProcessClasses.atStart.specs.isInherited(type)
            let plan = SpecRegistry.shared.register(type, testMethods: methods, isBaseClass: isBaseClass)
            let added = plan.selectedExamples.filter { !$0.isTestMethod }.map(\.name)
            let names = methodNames(added.map { prefix + $0 })
            examples[ObjectIdentifier(type)] = Dictionary(uniqueKeysWithValues: zip(names, added))
            // XCTest calls the method between the test case's fixtures. The block takes
            // `AnyObject`, so that it does not matter whether Objective-C knows the class.
            let body: @convention(block) (AnyObject) -> Void = { ($0 as? SpecCase)?.runBodyInXCTest() }
            for name in names { class_addMethod(type, Selector(name), imp_implementationWithBlock(body), "v@:") }
        }

        private static func methodNames(_ names: [String]) -> [String] {
            let alike = names.map { name in String(name.map { $0 == space ? " " : lookAlikes[$0] ?? $0 }) }
            return ExampleName.numbered(alike).map { name in String(name.map { $0 == " " ? space : $0 }) }
        }
    }

    /// A suite that contains only the given cases, in the given order. XCTest's own suite sorts
    /// tests by name and includes examples inherited from superclasses.
    private final class SpecSuite: XCTestSuite {
        private var type = SpecCase.self

        convenience init(of type: SpecCase.Type, _ cases: [SpecCase]) {
            self.init(name: String(describing: type))
            self.type = type
            cases.forEach(addTest)
        }

        // XCTest's own suite for a class does the same.
        override func setUp() { type.setUp() }
        override func tearDown() { type.tearDown() }
    }
#endif
