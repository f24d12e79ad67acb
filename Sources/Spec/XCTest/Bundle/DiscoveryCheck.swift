import SpecEvents
import XCTest

/// A check that fails the run if the process has spec classes whose examples cannot run.
@MainActor enum DiscoveryCheck {
    /// Call this method when all classes are known, before anything runs. If there are several
    /// processes, only one reports unused generic classes, but each reports a failed search.
    static func run(runsExamples: Bool, _ arguments: [String]) {
        let classes = ProcessClasses.atStart
        let all = [classes.specs, classes.configurations]
        let generic = mistakes(in: all, runsExamples: runsExamples, arguments, .current, SpecRegistry.shared.entries)
        let misuses = (classes.canFindClasses ? [] : [.classesNotFound()]) + generic
        misuses.map(\.failure).forEach(FailureOutsideExamples.report)
    }

    static func mistakes(
        in classes: [Subclasses],
        runsExamples: Bool,
        _ arguments: [String],
        _ request: ProcessRequest,
        _ entries: [SpecRegistry.Entry]
    ) -> [Misuse] {
        let specifiers = TestSpecifiers(arguments).given
        guard isFirst(request), specifiers.isEmpty || runsExamples && reports(specifiers, firstTest(of: entries))
        else { return [] }
        return classes.flatMap(\.unusedGenerics).map { .genericClass($0.name, in: $0.module) }
    }

    private static func isFirst(_ request: ProcessRequest) -> Bool {
        (!request.isSupervised || request.listing != nil) && ["0", nil].contains(request.shardIndex)
    }

    /// Returns whether this process reports mistakes. Under `swift test --parallel`, only the
    /// process that runs the first test does.
    static func reports(_ specifiers: [String], _ firstTest: String?) -> Bool {
        guard let specifier = specifiers.first, specifiers.count == 1, specifier.contains("/") else { return true }
        return specifier == firstTest
    }

    /// Returns the first example in alphabetical order, which does not depend on the run order.
    static func firstTest(of entries: [SpecRegistry.Entry]) -> String? {
        entries.flatMap(\.plan.selectedExamples).map(\.identifier).min()
    }
}

struct ProcessClasses {
    /// Stored, because each search for classes takes milliseconds in a debug build.
    static let atStart = ProcessClasses()

    let specs: Subclasses
    let configurations: Subclasses
    /// Whether the search for classes works, as tested with one of Spec's own classes.
    let canFindClasses: Bool

    private init() {
        let found = Subclasses.of([SpecCase.self, SpecConfiguration.self, SearchedClass.self])
        (specs, configurations) = (found[0], found[1])
        canFindClasses = found[2].types.contains { $0 == FoundClass.self }
    }
}

// `ProcessClasses` searches for subclasses of the first class, and expects to find the second.
private class SearchedClass {}
private final class FoundClass: SearchedClass {}
