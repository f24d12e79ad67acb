import Spec

/// Excludes the spec classes in this module, which are test data.
final class SpecTestsConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { false }
}
