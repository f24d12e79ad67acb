import Foundation

/// Returns an environment that inherits only the sanitizers' options and, if `specs mutate` runs the tests, the variables that
/// say which mutant the process runs with.
public func bareEnvironment(_ variables: [String: String]) -> [String: String] {
    let options = ProcessInfo.processInfo.environment.filter {
        $0.key.hasSuffix("SAN_OPTIONS") || $0.key.hasPrefix("SPEC_MUTANT")
    }
    return variables.merging(options) { own, _ in own }
}
