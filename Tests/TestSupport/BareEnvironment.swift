import Foundation

/// The environment of a process that inherits nothing but the options of sanitizers, and which change of the sources it runs
/// with, if `specs mutate` runs the tests.
public func bareEnvironment(_ variables: [String: String]) -> [String: String] {
    let options = ProcessInfo.processInfo.environment.filter {
        $0.key.hasSuffix("SAN_OPTIONS") || $0.key.hasPrefix("SPEC_MUTANT")
    }
    return variables.merging(options) { own, _ in own }
}
