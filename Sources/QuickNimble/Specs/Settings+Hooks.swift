import Spec

// Quick's hooks of a configuration. In Spec the global functions of these names do the same.

extension SpecConfiguration.Settings {
    /// Runs before every example of all spec classes, before their own hooks.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs before every example of all spec classes, before their own hooks, and may await.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeEach(file: file, line: line, body) }
    }

    /// Runs after every example of all spec classes, after their own hooks.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs after every example of all spec classes, after their own hooks, and may await.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterEach(file: file, line: line, body) }
    }

    /// Runs around every example of all spec classes, around their own hooks.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@MainActor () -> Void) throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs around every example of all spec classes, around their own hooks, and may await.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (@escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { Spec.aroundEach(file: file, line: line, body) }
    }

    /// Runs once, before the first example of all spec classes.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs once, before the first example of all spec classes, and may await.
    public func beforeSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.beforeSuite(file: file, line: line, body) }
    }

    /// Runs once, after the last example of all spec classes.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    /// Runs once, after the last example of all spec classes, and may await.
    public func afterSuite(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor () async throws -> Void
    ) {
        declare { Spec.afterSuite(file: file, line: line, body) }
    }

    // MARK: With the example's metadata

    /// Runs before every example, before the hooks of its class, and gets the example's metadata.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Runs before every example, before the hooks of its class, may await, and gets the metadata.
    public func beforeEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.beforeEach(file: file, line: line, body) }
    }

    /// Runs after every example, after the hooks of its class, and gets the example's metadata.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Runs after every example, after the hooks of its class, may await, and gets the metadata.
    public func afterEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata) async throws -> Void
    ) {
        declare { QuickNimble.afterEach(file: file, line: line, body) }
    }

    /// Runs around every example, around the hooks of its class, and gets the example's metadata.
    ///
    /// The body must call its second argument once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @MainActor () -> Void) throws -> Void
    ) {
        declare { QuickNimble.aroundEach(file: file, line: line, body) }
    }

    /// Runs around every example, around the hooks of its class, may await, and gets the metadata.
    ///
    /// The body must await its second argument once.
    public func aroundEach(
        file: StaticString = #filePath,
        line: UInt = #line,
        _ body: @escaping @MainActor (ExampleMetadata, @escaping @MainActor () async -> Void) async throws -> Void
    ) {
        declare { QuickNimble.aroundEach(file: file, line: line, body) }
    }
}
