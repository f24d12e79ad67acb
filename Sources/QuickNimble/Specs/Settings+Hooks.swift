import Spec

// Quick's hooks in a configuration. In Spec, use the global functions with the same names instead.

extension SpecConfiguration.Settings {
    /// Runs a closure before every example of every spec class, and before the hooks of that class.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs an async closure before every example of every spec class, and before that class's
    /// hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs a closure after every example of every spec class, and after the hooks of that class.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs an async closure after every example of every spec class, and after that class's hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs a closure around every example of every spec class, and around the hooks of that class.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs an async closure around every example of every spec class, and around that class's
    /// hooks.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs a closure once, before the first example of any spec class.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs an async closure once, before the first example of any spec class.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs a closure once, after the examples of all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    /// Runs an async closure once, after the examples of all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    // MARK: With the example's metadata

    /// Runs a closure, with the example's metadata, before every example and the hooks of its
    /// class.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Runs an async closure, with the example's metadata, before every example and the hooks of
    /// its class.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Runs a closure, with the example's metadata, after every example and the hooks of its class.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Runs an async closure, with the example's metadata, after every example and the hooks of its
    /// class.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Runs a closure around every example and the hooks of its class.
    ///
    /// The first argument is the metadata of the example. The closure must call the second argument
    /// exactly once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
    ) {
        declare { QuickNimble.aroundEach(file: file, line: line, body) }
    }

    /// Runs an async closure around every example and the hooks of its class.
    ///
    /// The first argument is the metadata of the example. The closure must await the second
    /// argument exactly once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { QuickNimble.aroundEach(file: file, line: line, body) }
    }
}
