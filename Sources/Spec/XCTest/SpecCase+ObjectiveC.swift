#if canImport(ObjectiveC)
    // Unverified: written against Apple's documented API and never run there. On Apple platforms XCTest asks the
    // Objective-C runtime for the test methods of a class, so each example is given one; all else is as on Linux.

    import ObjectiveC
    import SpecEvents
    import XCTest

    extension SpecCase {
        /// The selectors of examples begin like this: XCTest takes a method for a test if its name begins with `test`.
        private static let selectorPrefix = "test › "

        /// Called by XCTest for each class; by then every example has its method.
        override open class var defaultTestSuite: XCTestSuite {
            if self != SpecCase.self { MainThread.run { addExampleMethods() } }
            return super.defaultTestSuite
        }

        @MainActor private static func addExampleMethods() {
            BundleObserver.install()
            let plan = SpecRegistry.shared.plan(of: self)
            SpecRegistry.shared.noteExpansion(of: self)
            // `invokeTest` runs the example that the method's name tells, so the method itself has nothing to do.
            let nothing: @convention(block) (SpecCase) -> Void = { _ in }
            for example in plan.selectedExamples {
                let selector = Selector(selectorPrefix + example.name.replacing(":", with: "꞉"))
                class_addMethod(self, selector, imp_implementationWithBlock(nothing), "v@:")
            }
        }

        /// The name of the example, or of the test method.
        var methodName: String {
            let selector = name.drop { $0 != " " }.dropFirst().dropLast()
            return selector.hasPrefix(Self.selectorPrefix)
                ? String(selector.dropFirst(Self.selectorPrefix.count)) : String(selector)
        }

        /// Takes failures from XCTest's assertions and from Spec alike.
        override open func record(_ issue: XCTIssue) {
            if let exampleRecord {
                exampleRecord.take(RecordedFailure(issue))
            } else {
                super.record(issue)
            }
        }

        /// Tells XCTest, and nobody else.
        func reportToXCTest(_ failure: RecordedFailure) {
            super.record(Self.issue(failure))
        }

        /// Takes a failure to XCTest, which hands it back to `record`.
        func report(_ failure: RecordedFailure) {
            record(Self.issue(failure))
        }

        func performTestMethod() throws {}

        private static func issue(_ failure: RecordedFailure) -> XCTIssue {
            var issue = XCTIssue(type: .assertionFailure, compactDescription: failure.message)
            if let location = failure.location {
                let place = XCTSourceCodeLocation(filePath: location.file, lineNumber: location.line)
                issue.sourceCodeContext = XCTSourceCodeContext(location: place)
            }
            return issue
        }

        /// A case that reads the tree; XCTest makes those that run.
        @MainActor static func make(_ name: String) -> Self {
            (self as NSObject.Type).init() as! Self
        }

        @MainActor var casesOfItsOwn: [SpecCase] { [] }
    }

    extension RecordedFailure {
        init(_ issue: XCTIssue) {
            let place = issue.sourceCodeContext.location
            let location = place.map { CodeLocation(file: $0.fileURL.path, line: $0.lineNumber) }
            self.init(message: issue.compactDescription, location: location)
        }
    }
#endif
