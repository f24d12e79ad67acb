import Spec

// Quick's hooks for a configuration. In Spec, use the global functions with the same names.

extension SpecConfiguration.Settings {
    /// Runs a closure before every example in every spec class, and before that class's hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs an async closure before every example in every spec class, and before that class's
    /// hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs a closure after every example in every spec class, and after that class's hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs an async closure after every example in every spec class, and after that class's hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs a closure around every example in every spec class, and around the example's hooks.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs an async closure around every example in every spec class, and around that class's
    /// hooks.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs a closure once, before the first example in any spec class.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs an async closure once, before the first example in any spec class.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs a closure once, after the examples in all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    /// Runs an async closure once, after the examples in all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    // MARK: With the example's metadata

    /// Calls a closure with the example's metadata before every example and its class's hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Calls an async closure with the example's metadata before every example and its class's
    /// hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Calls a closure with the example's metadata after every example and its class's hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Calls an async closure with the example's metadata after every example and its class's
    /// hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Runs a closure around every example and its class's hooks. The closure takes the example's
    /// metadata and a function that runs the example and those hooks. It must call that function
    /// exactly once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
    ) {
        declare { QuickNimble.aroundEach(file: file, line: line, body) }
    }

    /// Runs an async closure around every example and its class's hooks. The closure takes the
    /// example's metadata and a function that runs the example and those hooks. It must await that
    /// function exactly once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { QuickNimble.aroundEach(file: file, line: line, body) }
    }
}
