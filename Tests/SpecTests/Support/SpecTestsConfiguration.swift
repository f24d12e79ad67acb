import Spec

/// Allows the spec classes of this module, which its tests use as data; XCTest knows few of them.
final class SpecTestsConfiguration: SpecConfiguration {
    override class func allowsUndiscoveredSpecs(in module: String) -> Bool { module == "SpecTests" }
}
