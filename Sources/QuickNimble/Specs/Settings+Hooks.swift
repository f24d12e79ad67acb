import Spec

// Quick's hooks in a configuration. In Spec, use the global functions of the same names instead.

extension SpecConfiguration.Settings {
    /// Runs a closure before every example of all spec classes, before the hooks of the class.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs an async closure before every example of all spec classes, before the hooks of the
    /// class.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs a closure after every example of all spec classes, after the hooks of the class.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs an async closure after every example of all spec classes, after the hooks of the class.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs a closure around every example of all spec classes, around the hooks of the class.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs an async closure around every example of all spec classes, around the hooks of the
    /// class.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs a closure once, before the first example of all spec classes.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs an async closure once, before the first example of all spec classes.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs a closure once, after the last example of all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    /// Runs an async closure once, after the last example of all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    // MARK: With the example's metadata

    /// Runs a closure with the metadata of the example before every example and the hooks of its
    /// class.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Runs an async closure with the metadata of the example before every example and the hooks of
    /// its class.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Runs a closure with the metadata of the example after every example and the hooks of its
    /// class.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Runs an async closure with the metadata of the example after every example and the hooks of
    /// its class.
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
