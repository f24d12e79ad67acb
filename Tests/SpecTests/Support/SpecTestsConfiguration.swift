import Spec

/// The spec classes of this module are what its tests work with; XCTest is told of few of them.
final class SpecTestsConfiguration: SpecConfiguration {
    override class func allowsUndiscoveredSpecs(in module: String) -> Bool { module == "SpecTests" }
}
