#if canImport(ObjectiveC)
    // Unverified: this code follows Apple's documented API and has never run there. On Apple platforms XCTest asks the
    // Objective-C runtime for the test methods of a class, so each example gets one; everything else is as on Linux.

    import ObjectiveC
    import SpecEvents
    import XCTest

    extension SpecCase {
        /// The prefix of the selectors of examples. XCTest takes a method for a test if its name begins with `test`.
        private static let selectorPrefix = "test › "

        /// The suite of the class. Every example gets its method first.
        override open class var defaultTestSuite: XCTestSuite {
            if self != SpecCase.self { MainThread.run { addExampleMethods() } }
            return super.defaultTestSuite
        }

        @MainActor private static func addExampleMethods() {
            BundleObserver.install()
            let plan = SpecRegistry.shared.plan(of: self)
            SpecRegistry.shared.noteExpansion(of: self)
            // `invokeTest` runs the example with the method's name, so the method itself does nothing.
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

        /// Takes failures from XCTest's assertions and from Spec.
        override open func record(_ issue: XCTIssue) {
            if let exampleRecord {
                exampleRecord.take(RecordedFailure(issue))
            } else {
                super.record(issue)
            }
        }

        /// Reports a failure to XCTest only.
        func reportToXCTest(_ failure: RecordedFailure) {
            super.record(Self.issue(failure))
        }

        /// Reports a failure through XCTest, which passes it back to `record`.
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

        /// A case that reads the tree; XCTest makes the cases that run.
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
