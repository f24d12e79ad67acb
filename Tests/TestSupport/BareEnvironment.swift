import Foundation

/// The environment of a process that inherits nothing but the options of sanitizers.
public func bareEnvironment(_ variables: [String: String]) -> [String: String] {
    let options = ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
    return variables.merging(options) { own, _ in own }
}
