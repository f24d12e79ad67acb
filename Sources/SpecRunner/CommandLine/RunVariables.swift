/// The variables that say to a plain `swift test` what to run, for whoever sets them and starts the runner.
enum RunVariables {
    /// Adds to the options what the environment asks for and the command line did not. Tags narrow what it asked for.
    static func apply(_ environment: [String: String], to options: inout Options) throws {
        let isOrderGiven = options.request.order == .random || options.request.seed != nil
        let flags: [(variable: String, flag: String, isGiven: Bool)] = [
            ("SPEC_FILTER", "--filter", options.request.filter != nil), ("SPEC_TAGS", "--tag", false),
            ("SPEC_ORDER", "--order", isOrderGiven), ("SPEC_SEED", "--seed", isOrderGiven),
            ("SPEC_FAIL_FAST", "--fail-fast", false),
        ]
        for (variable, name, isGiven) in flags where !isGiven {
            guard let value = environment[variable], !value.isEmpty else { continue }
            do {
                try Flag.all.first { $0.name == name }?.apply(&options, value)
            } catch {
                throw UsageError("\(variable)=\(value): as \(error)")
            }
        }
    }
}
