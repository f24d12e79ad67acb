#if !canImport(ObjectiveC)
    import ProcessShims
    import XCTest

    // SwiftPM writes `testCase(FooSpec.__allTests__FooSpec)` for every class in which it finds a test method; the discovery
    // plugin gives each spec class one. For spec classes these overloads are more specific than XCTest's, and so they are
    // the ones that are called: each gives XCTest one entry per example instead of one for the placeholder method.

    /// The entries of a spec class: one per example, and its hand-written test methods. Called by what SwiftPM generates.
    public func testCase<Case: SpecCase>(_ methods: [(String, (Case) -> () throws -> Void)]) -> XCTestCaseEntry {
        MainThread.run(with: methods) { Discovery.entry(for: $0) }
    }

    /// The entries of a spec class: one per example, and its hand-written test methods. Called by what SwiftPM generates.
    public func testCase<Case: SpecCase>(_ methods: [(String, (Case) -> () -> Void)]) -> XCTestCaseEntry {
        let throwing: [(String, (Case) -> () throws -> Void)] = methods.map { ($0.0, $0.1) }
        return testCase(throwing)
    }

    @MainActor private enum Discovery {
        typealias Method<Case> = (name: String, body: (Case) -> () throws -> Void)

        static func entry<Case: SpecCase>(for methods: [(String, (Case) -> () throws -> Void)]) -> XCTestCaseEntry {
            BundleObserver.install()
            // A `spec()` that exits would else end the process with its own status, before anything ran.
            let wasUnderWay = process_run_is_under_way(!Arguments.isListing)
            defer { process_run_is_under_way(wasUnderWay) }
            let reader = Case.make(SpecCase.readerName)
            let (placeholders, tests) = split(methods, of: reader)
            // A placeholder that the plugin wrote says where its class is declared; an inherited one speaks of its own class.
            placeholders.first { $0.name == "test_\(String(describing: Case.self))" }.map { try? $0.body(reader)() }
            let plan = SpecRegistry.shared.enlist(
                Case.self,
                discovered: reader.discovered,
                testMethods: tests.map(\.name)
            )
            SpecRegistry.shared.noteExpansion(of: Case.self)
            let bodies = Dictionary(tests.map { ($0.name, $0.body) }, uniquingKeysWith: { first, _ in first })
            let entries = plan.selectedExamples.map { example in
                let body = example.isTestMethod ? bodies[example.name] : nil
                return (
                    example.name, { (testCase: XCTestCase) throws in if let body { try body(testCase as! Case)() } }
                )
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
