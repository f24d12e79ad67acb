import Spec

/// The spec classes of this module are data of its tests.
final class SpecTestsConfiguration: SpecConfiguration {
    override class func includes(_ type: AnyClass) -> Bool { false }
}
