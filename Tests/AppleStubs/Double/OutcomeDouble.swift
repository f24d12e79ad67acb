import Foundation
import ObjectiveC
import Spec
import XCTest

/// Runs the classes of the outcome suite as Apple's XCTest would.
///
///     OUTCOMES=names OutcomeDouble [-XCTest SPECIFIER | --list]
@main enum OutcomeDouble {
    @MainActor static func main() {
        Outcomes.types.forEach(addMethods)
        Recorder.begin()
        let arguments = CommandLine.arguments.dropFirst()
        if arguments.first == "--list" {
            Tool.list(Outcomes.types).forEach { print($0) }
        } else {
            Tool.run(Outcomes.types, specifier: arguments.first == "-XCTest" ? arguments.dropFirst().first : nil)
        }
    }

    /// Adds the methods that Apple's compiler exposes to Objective-C because the class inherits from `XCTestCase`.
    @MainActor private static func addMethods(to type: SpecCase.Type) {
        for method in Outcomes.methods where method.type == type {
            let body: @convention(block) (AnyObject) -> Void = { ($0 as? SpecCase).map(method.body) }
            class_addMethod(type, Selector(method.name), imp_implementationWithBlock(body), "v@:")
        }
    }
}
