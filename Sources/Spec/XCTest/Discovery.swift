#if !canImport(ObjectiveC)
    import ProcessShims
    import XCTest

    // SwiftPM writes `testCase(FooSpec.__allTests__FooSpec)` for every class in which it finds a test method; the
    // discovery plugin gives each spec class one. For spec classes the compiler prefers these overloads to XCTest's,
    // because they are more specific. Each gives XCTest one entry per example instead of one for the placeholder
    // method.

    /// The entries of a spec class: one per example, and its hand-written test methods. Code that SwiftPM generates
    /// calls it.
    public func testCase<Case: SpecCase>(_ methods: [(String, (Case) -> () throws -> Void)]) -> XCTestCaseEntry {
        MainThread.run(with: methods) { Discovery.entry(for: $0) }
    }

    /// The entries of a spec class: one per example, and its hand-written test methods. Code that SwiftPM generates
    /// calls it.
    public func testCase<Case: SpecCase>(_ methods: [(String, (Case) -> () -> Void)]) -> XCTestCaseEntry {
        let throwing: [(String, (Case) -> () throws -> Void)] = methods.map { ($0.0, $0.1) }
        return testCase(throwing)
    }

    @MainActor private enum Discovery {
        typealias Method<Case> = (name: String, body: (Case) -> () throws -> Void)

        static func entry<Case: SpecCase>(for methods: [(String, (Case) -> () throws -> Void)]) -> XCTestCaseEntry {
            BundleObserver.install()
            // If a `spec()` exits, the process must not end with that status before anything has run.
            let wasUnderWay = process_run_is_under_way(!Arguments.isListing)
            defer { process_run_is_under_way(wasUnderWay) }
            let reader = Case.make(SpecCase.readerName)
            let (placeholders, tests) = split(methods, of: reader)
            // A placeholder from the plugin notes where its class is declared; an inherited placeholder notes the place
            // of the superclass.
            placeholders.first { $0.name == "test_\(String(describing: Case.self))" }.map { try? $0.body(reader)() }
            let plan = SpecRegistry.shared.enlist(
                Case.self,
                discovered: reader.discovered,
                testMethods: tests.map(\.name)
            )
            SpecRegistry.shared.noteExpansion(of: Case.self)
            typealias Body = (XCTestCase) throws -> Void
            let methods = tests.map { method -> (String, Body) in (method.name, { try method.body($0 as! Case)() }) }
            let bodies = Dictionary(methods, uniquingKeysWith: { first, _ in first })
            // One for all examples, because each closure that captures something takes memory.
            let nothing: Body = { _ in }
            let entries = plan.selectedExamples.map { example in
                (example.name, example.isTestMethod ? bodies[example.name] ?? nothing : nothing)
            }
            return (Case.self, entries)
        }

        private static func split<Case: SpecCase>(
            _ methods: [(String, (Case) -> () throws -> Void)],
            of reader: Case
        ) -> (placeholders: [Method<Case>], tests: [Method<Case>]) {
            let methods = methods.map { (name: $0.0, body: $0.1) }
            return (
                methods.filter { CaseRole.isPlaceholder($0.name, of: reader) },
                methods.filter { !CaseRole.isPlaceholder($0.name, of: reader) }
            )
        }
    }
#endif
