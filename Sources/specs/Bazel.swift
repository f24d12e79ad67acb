/// What Bazel tells a test by its environment, for runners that it starts.
enum Bazel {
    /// Adds to the options what the environment asks for and the command line did not.
    static func apply(_ environment: [String: String], to options: inout Options) throws {
        if options.sharding == nil { options.sharding = try Sharding.fromBazel(environment) }
        if options.request.filter == nil, let filter = environment["TESTBRIDGE_TEST_ONLY"], !filter.isEmpty {
            options.request.filter = filter
        }
        if options.files[.junit] == nil, let path = environment["XML_OUTPUT_FILE"], !path.isEmpty {
            options.files[.junit] = path
        }
    }
}
